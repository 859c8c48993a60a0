export const texts = {
  title: '{{home}} v {{away}}',
  description: '{{home}} v {{away}}, {{league}}, {{date}}: head to head, form, prices and the history behind them.',
  header: 'Match',
  round: 'Round {{name}}',
  position: 'Position in the table: {{position}}',
  results: 'Last results, oldest first',
  noForm: 'No form yet',
  kickoff: 'Kick-off',
  in: 'in {{time}}',
  days: '{{count}} d',
  hours: '{{count}} h',
  minutes: '{{count}} min',
  due: 'about to kick off',
  timeUnknown: 'Time not known yet',
  halfTime: 'Half-time {{score}}',
  shootout: '{{score}} on penalties',
  clock: {
    ht: 'Half-time',
    break: 'Break',
    et_break: 'Extra time break',
    pen_break: 'Before penalties',
    pen: 'Penalties',
  },
  stadium: 'Stadium',
  referee: 'Referee',
  weather: 'Weather',
  star: { add: 'Add {{league}} to the favourites', remove: 'Remove {{league}} from the favourites' },
  share: 'Share',
  shareLong: 'Copy the address of this page',
  copied: 'Address copied',
  notCopied: 'Could not copy',
  tabs: {
    label: 'Analysis',
    goals: 'Goals',
    corners: 'Corners',
    cards: 'Cards',
    stats: 'Stats',
    referee: 'Referee',
  },
  views: { label: 'Matches to look at', h2h: 'Head to head', last: 'Last matches', similar: 'Similar matches' },
  odds: {
    title: 'Odds',
    from: 'from {{source}}',
    result: 'Full-time result',
    chance: 'Share of the price without the margin',
    none: 'No prices for this match yet.',
    more: 'Both teams to score, handicap, totals and the other markets are not built yet.',
    panel: { corners: 'Corner markets', cards: 'Card markets', stats: 'Penalty and shot markets' },
    panelSoon: 'Not built yet',
  },
  soon: {
    title: '{{what}}: not built yet',
    last: 'The recent matches of {{home}} and of {{away}} side by side, with filters, averages and pages, will stand here.',
    similar: 'Past matches of {{home}} and of {{away}} that were played at the same price as this one will stand here.',
    stats: '21 statistics of the meetings of {{home}} and {{away}}, one at a time, will stand here.',
    referee: 'The matches of {{referee}} and the cards shown in them will stand here.',
    back: 'Show head to head',
  },
  impossibleSM:
    'Similar matches cannot be found: this match has no prices for the full-time result yet, and similar means played at the same price.',
  failed: 'This match could not be loaded.',
  meetingsFailed: 'The meetings of these teams could not be loaded.',
  unknown: {
    title: 'We do not know this match',
    text: 'There is no match {{id}} in our lists. It may have been taken out of the calendar.',
  },
  malformed: {
    title: 'No match at this address',
    text: 'The address does not say which match it is about: the number after mid= is missing or is not one.',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    match: typeof texts
  }
}
