problem-hint-captures = { $count ->
    [one] This capture is compulsory: { $moves }.
   *[other] One of these captures is compulsory: { $moves }.
}
