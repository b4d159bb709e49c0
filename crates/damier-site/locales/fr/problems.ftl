problem-hint-captures = { $count ->
    [one] Cette prise est obligatoire : { $moves }.
   *[other] L’une de ces prises est obligatoire : { $moves }.
}
