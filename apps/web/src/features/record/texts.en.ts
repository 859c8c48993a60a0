/** Texts of the record of forecasts. */
export const texts = {
  headTitle: 'The record: how our football forecasts did',
  description:
    'Every one of our football forecasts, written down before kick-off and graded after the match, against results and closing prices.',
  lead: 'Every one of our forecasts, and the market’s price without its margin, is written down before kick-off and never changed. After the match it is graded against the result and the closing price.',
  simulated:
    'Simulated: written down by a clock that does not show the real time, and kept apart from every real forecast.',
  numbers: 'How these numbers are made',
  filters: 'What is shown',
  kind: 'Whose forecasts',
  kinds: { model: 'Our forecasts', price: 'Price without margin' },
  market: 'Market',
  markets: {
    result: '1X2',
    over25: 'Over 2.5 goals',
    both_score: 'Both teams score',
    corners: 'Over 9.5 corners',
    yellow_cards: 'Over 3.5 yellow cards',
  },
  league: 'Competition',
  allLeagues: 'All competitions',
  country: '{{country}}: {{league}}',
  tiles: {
    graded: 'Forecasts graded',
    since: 'since {{date}}',
    waiting_one: '{{n}} waiting for its match',
    waiting_other: '{{n}} waiting for their matches',
    rps: 'RPS',
    base: 'always forecasting the average: {{value}}',
    behind: 'Behind the closing price',
    ofCompared_one: 'RPS of {{n}} forecast, by weeks',
    ofCompared_other: 'RPS of {{n}} forecasts, by weeks',
    noClose: 'no closing prices known',
    bet: 'If you had bet on it',
    reference:
      'Measured earlier: {{bets}} bets at first prices, not from this record. Its own figure appears from 400 bets on; {{own}} so far.',
    own: '{{bets}} bets of one unit at the prices noted, wherever the price was longer than our 1X2 forecast',
    ofClose: 'against the closing price {{value}}, better than it {{share}} of the time',
    months: '{{from}} to {{to}}',
    logLoss: 'log loss {{value}}',
  },
  interval: '{{low}} to {{high}}',
  percent: '{{value}}%',
  percentInterval: '{{low}} to {{high}}%',
  none: 'Nothing has been graded yet.',
  noneText_one: '{{n}} forecast is written down and waits for its match to end.',
  noneText_other: '{{n}} forecasts are written down and wait for their matches to end.',
  noneWritten: 'Forecasts are written down within 24 hours before kick-off.',
  noneShown: 'Nothing has been graded for this choice.',
  reliability: {
    title: 'Does it happen as often as we say?',
    note: 'bars and brackets: 95%',
    chart:
      'Chart of how often something happened against how often it was forecast, in tenths. Points on the dashed line are forecasts that came true exactly as often as said. The table has the same numbers.',
    forecastAxis: 'forecast, per cent',
    happenedAxis: 'happened, per cent',
    tenth: 'Chance',
    count: 'Chances given',
    mean: 'Mean',
    happened: 'Happened',
    range: '{{from}}–{{to}}%',
  },
  months: { title: 'By month', month: 'Month' },
  leagues: { title: 'By competition', name: 'Competition', more: 'Show all {{count}}' },
  columns: { forecasts: 'n', rps: 'RPS', close: 'Close', behind: 'Behind the close' },
  columnsNote:
    'RPS (ranked probability score) and log loss (the logarithm of the chance given to what happened, without its sign) say how far forecasts were from results: lower is better. Behind the close: below zero is better than the closing price; intervals by weeks.',
  heads: {
    title: 'Written down and sealed',
    day: 'Day',
    forecasts: 'Forecasts',
    hash: 'Chain head',
    copy: 'Copy the head of {{day}}',
    copied: 'Head copied',
    notCopied: 'Could not copy',
    none: 'No day is sealed yet: a head is made after midnight (UTC) over everything that was written down on the day.',
    unsealed_one: '{{n}} forecast since the last head',
    unsealed_other: '{{n}} forecasts since the last head',
    all: 'All heads (JSON)',
    csv: 'All rows (CSV)',
    grades: 'Results and closing prices (CSV)',
    how: 'Check it yourself',
    howText:
      'A head is the SHA-256 of the head before it, ended by a line feed (for the first day an empty line), and of the day’s rows of both kinds, exactly as they are in the file of all rows, each ended by a line feed. A row belongs to the UTC day of its recorded_at. Whoever changes a row has to compute its head and all later ones again. In a shell:',
    gradesText:
      'The second file has every graded forecast with the result after 90 minutes and the chances of the closing price, so that RPS, log loss and the distance from the close can be computed again: rows “before” were written down before kick-off, rows “afterwards” were computed afterwards.',
    limit:
      'That is no proof by itself: whoever runs this site could rebuild the whole chain. A head that you keep today shows tomorrow whether that happened.',
  },
  inPlay: {
    title: 'During the matches',
    text: 'How good our 1X2 chances are in play, by minute. They are computed afterwards from closing prices and from what had happened until then, goals and red cards; nobody wrote them down, so they are not part of the record. Next to them is the closing price of the same matches, which knows nothing of how they went.',
    minute: 'Minute',
    halfTime: 'Half-time',
    matches: 'Matches',
    rps: 'RPS in play',
    close: 'Closing price',
    logLoss: 'Log loss',
    calibration: 'Off by',
    points: '{{value}} points',
    none: 'No match with a closing price and known events is graded yet.',
    note: 'RPS: lower is better; intervals of 95% by weeks. Off by: how far apart chance and frequency are on average, over ten groups of chances.',
  },
  afterwards: {
    title: 'Computed afterwards',
    text: 'These matches were over before they came into our database. Each forecast uses only what was known before its day, but none of them was written down before kick-off, so they are not part of the record.',
    matches: 'Matches',
  },
  seasons: {
    title: 'Seasons played to their end',
    text: 'What the outlook of a league says, against what happened: {{count}} past seasons of {{leagues}} leagues ({{from}} to {{until}}), each picked up after a third, a half and two thirds of its matches, with our ratings of that day and no prices. None of it was written down beforehand.',
    champion: 'Chance to be champion',
    relegated: 'Chance to be relegated',
    how: 'Measured by us on the season files of football-data.co.uk, not on the matches of this site. In brackets the 95% interval, in which the three looks at a season count as one. To measure it again: npm run test:figures -- season-simulation.',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    record: typeof texts
  }
}
