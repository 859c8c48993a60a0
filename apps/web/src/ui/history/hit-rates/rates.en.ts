/** Texts of the hit rates of a list. */
export const rates = {
  title: 'Hit rates',
  note: {
    record_one: 'of the match listed · past record, no forecast',
    record_other: 'of all {{matches}} matches of this list · past record, no forecast',
    expect_one: 'from the match listed and what is usual',
    expect_other: 'from all {{matches}} matches of this list and what is usual',
  },
  newest: {
    record: 'of the newest {{matches}} of {{listed}} matches of this list · past record, no forecast',
    expect: 'from the newest {{matches}} of {{listed}} matches of this list and what is usual',
  },
  modes: { record: 'Past record', expect: 'What to expect' },
  caption: 'How often it happened in the matches listed: {{team}}',
  share: 'Event',
  record: 'Record',
  implied: 'Price implies',
  next: 'Next {{count}}',
  count: '{{count}} of {{matches}}',
  ofTen: '({{low}}–{{high}} of {{count}})',
  homeTeam: 'Home team',
  of: {
    over_05: 'Over 0.5 goals',
    over_15: 'Over 1.5 goals',
    over_25: 'Over 2.5 goals',
    over_35: 'Over 3.5 goals',
    both_score: 'Both teams score',
    corners_over_95: 'Over 9.5 corners',
    cards_over_45: 'Over 4.5 cards',
  },
  own: { clean_sheet: 'Clean sheet: {{team}}', half_time_lead: 'Ahead at half-time: {{team}}' },
  legend: {
    record: { dot: 'share in these matches', band: '95% range for the true rate' },
    expect: { dot: 'expected share', band: 'how many of the next ten, with 95%' },
    tick: 'chance the price implies',
  },
  says: {
    past: 'This list describes, it does not predict: beyond the price, form and head to head have added next to nothing.',
    similar:
      'Matches at the same price describe, they do not predict: for the result they add nothing to the price itself.',
    referee:
      'Of all lists, the referee’s cards are the one that predicts beyond the price; goals and corners under a referee only describe.',
  },
  drawn: 'What to expect is the record drawn towards the league’s {{season}}, the more the shorter the list.',
  source: 'Chances from {{source}}’s prices, margin removed.',
  sourceOf: '{{rates}}: from {{source}}’s prices.',
} as const
