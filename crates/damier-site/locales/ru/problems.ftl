problem-hint-captures = { $count ->
    [one] Взятие обязательно: { $moves }.
    [few] Обязательно одно из взятий: { $moves }.
   *[other] Обязательно одно из этих взятий: { $moves }.
}
