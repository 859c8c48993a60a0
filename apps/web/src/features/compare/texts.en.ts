export const texts = {
  title: '{{home}} v {{away}}',
  headTitle: '{{home}} and {{away}} compared: head to head, form, goals',
  description:
    '{{home}} v {{away}}: every meeting with goals, corners, cards and statistics, and the last matches of both teams.',
  chooserDescription: 'Compare two football teams: every meeting, last matches, goals, corners, cards and statistics.',
  lead: 'Every meeting and the last matches of both, with goals, corners, cards and statistics.',
  clubs: 'Popular clubs',
  header: 'Teams',
  versus: 'VS',
  swap: 'Swap',
  swapLong: 'Swap home and away',
  others: 'Other teams',
  choose: 'Choose two teams',
  unknown: 'We could not find one of these teams, or both are the same team.',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    compare: typeof texts
  }
}
