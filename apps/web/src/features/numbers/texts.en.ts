export const texts = {
  title: 'How the numbers work',
  description: 'Where the probabilities on {{brand}} come from, how sure they are and what they cannot do.',
  lead: 'A percentage without its uncertainty is a guess in disguise. Here is how ours are made, how far you can trust them, and where they stop.',
  contents: 'On this page',
  price: {
    title: 'The price without its margin',
    method:
      'The probabilities in a bookmaker’s three prices add up to more than 100%: the surplus is the margin. We take it out with the power method, which raises all of them to the same power until they add up to 100%. Most sites scale them down in proportion instead, which makes outsiders look likelier than they are.',
    measured:
      'On the first prices of 115,045 matches, collected on Friday or Tuesday afternoon, the power method was the more accurate of the two: a log loss (the logarithm of the chance given to what happened, without its sign; lower is better) of 1.0052 against 1.0058, and little more than half the calibration error.',
    band: 'Bookmakers differ by about one percentage point on average, and by more than 2.5 points in one match out of twenty. That is the band beside the percentage.',
  },
  grid: {
    title: 'Every market from two prices',
    method:
      'The 1X2 price and the price of over and under 2.5 goals say how many goals each side is expected to score. From these follows the probability of every score, and from the scores the fair price of all other markets: totals, both teams to score, clean sheets, Asian handicaps, half-time. On 96,717 matches they were more accurate than the average frequency in every market that was checked.',
    nothing: 'Where no table of scores agrees with both prices, or one of them is missing, we show nothing.',
  },
  own: {
    title: 'Our own forecast',
    method:
      'Every club has a rating for its attack and one for its defence. After each match they move towards what happened: 40% goals, 60% the chances behind them (shots, shots on target, corners), or goals alone where a league has no shots. A forecast only ever knows the days before its match, and the weights are fitted anew each July.',
    second:
      'It is a second opinion, not a better one: nine times out of ten it lies within 9 percentage points of the closing price, and the closing price is closer to the truth. Mixing a tenth of our forecast into the price makes the price worse. We show it where no bookmaker has a price, and beside the price where the two can be compared.',
    rated:
      'The ratings on this site were learned from {{matches}} matches in {{leagues}} leagues, from {{from}} to {{to}}.',
  },
  inPlay: {
    title: 'Chances during a match',
    method:
      'In play the chances start from the price before kick-off, or from our own forecast where there is none. Goals already scored stand; how many more are to come depends on how much of the match is left, and more are scored late than early. A red card takes two fifths off the goals its side still scores and adds two thirds to the opponent’s. The minutes in which goals are scored are fitted again each July, on the three seasons before.',
    measured:
      'Measured on 6,551 matches since 2019–20: a log loss of 0.92 after 15 minutes, 0.80 at half-time and 0.39 after 85 (RPS 0.181, 0.148 and 0.058). Things happened about as often as we said: on average 0.6 to 1.6 percentage points away, depending on the minute.',
    limits:
      'They say nothing about who is playing better: shots, injuries and substitutions are not in them. The result is the one after 90 minutes. “~” marks chances whose minute is an estimate; without a price and without a forecast there are none.',
  },
  shares: {
    title: 'Shares and their intervals',
    past: '“13 of 20, 65% (43–82)” is a past record: it happened in 13 of 20 matches, and the range holds the true share with 95% confidence (Wilson interval). After a few matches the range is wide, as it should be.',
    expected:
      'What to expect next is another question. Nine out of ten is rarely repeated, because part of it was luck. So we pull a record towards the league’s share of the season before, the harder the less a statistic says about a team, and give the range for the next ten matches.',
  },
  signals: {
    title: 'What says more than the price',
    method:
      'Form, head to head, matches at the same price: everyone looks at them, and so do bookmakers. This table shows what each of them adds to the closing price, as a gain in log loss per match. Above zero a forecast gets better, below zero worse; where the interval includes zero, nothing can be concluded.',
    own: 'Computed on {{date}} from the matches stored on this site, {{from}} to {{to}}: each season with weights learned from the seasons before it.',
    none: 'This site does not hold enough matches with prices yet: at least three seasons are needed. Until then, these are the published figures.',
    caption: 'Gain of each signal beyond the closing price',
    signal: 'Signal',
    interval: '{{low}} to {{high}}',
    matches: 'Matches',
    here: 'This site',
    published: '17 European divisions since 2019–20',
    conclusion:
      'In the published figures, form, head to head and matches at the same price add next to nothing: such lists describe, they do not predict. The referee is the exception, for cards.',
  },
  signal: {
    form: 'Form of the last five',
    headToHead: 'Head to head',
    samePrice: 'Matches at the same price',
    restDays: 'Days of rest',
    pointsPerGame: 'Points per game',
    lastTenOvers: 'Overs in the last ten',
    referee: 'Referee',
    evenness: 'How even the price is',
  },
  market: {
    result: '1X2',
    over25: 'Over/under 2.5 goals',
    yellowCards: 'Over/under 3.5 yellow cards',
  },
  record: {
    title: 'How the forecasts did',
    method:
      'Every forecast is written down before kick-off and never changed. After the match it is graded against the result and against the closing price.',
    see: 'See the record',
    betting:
      'Does betting on it pay? No: flat stakes on our model at first prices lost 11.7% (9.0 to 14.2) over 17,285 bets. It takes about 400 bets to show that you beat the closing price by 1%, and more than 100,000 to show a profit of 1%.',
  },
  limits: {
    title: 'What these numbers cannot do',
    many: 'A probability is only ever right or wrong over many matches: what has a 70% chance fails three times in ten.',
    news: 'Our ratings know results and chances. They know nothing of injuries, line-ups, transfers or a change of coach; the price usually does.',
    leagues:
      'Only domestic league matches are rated. Cups, friendlies and national teams have prices, but no forecast of ours.',
    cards:
      'The files of football-data.co.uk, on which this was measured, count cards differently: for England and Scotland they leave out the first of two yellow cards. So every league is compared with itself.',
    advice: 'None of this is advice to bet.',
    help: 'Gambling support',
  },
  sources: {
    title: 'Sources',
    data: 'The published figures come from the season files of football-data.co.uk, 156,000 matches of 17 divisions since 1993. The methods come from these papers:',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    numbers: typeof texts
  }
}
