export const texts = {
  title: '{{home}} v {{away}}',
  description:
    '{{home}} v {{away}}: every meeting with goals, corners, cards and statistics, and the last matches of both teams.',
  header: 'Teams',
  versus: 'VS',
  swap: 'Swap',
  swapLong: 'Swap home and away',
  others: 'Other teams',
  choose: 'Choose two teams',
  unknown: 'We do not know one of these teams, or it is the same team twice.',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    compare: typeof texts
  }
}
