export const texts = {
  title: 'In-play',
  count_zero: 'No matches in play',
  count_one: '{{count}} match in play',
  count_other: '{{count}} matches in play',
  sort: { label: 'Sort', tournament: 'By tournament', time: 'By time' },
  ended: 'Ended',
  open: '{{home}} – {{away}}, match details',
  kickoff: 'Kick-off {{time}}',
  groupCount_one: '{{count}} match',
  groupCount_other: '{{count}} matches',
  star: {
    add: 'Add {{league}} to favourites',
    remove: 'Remove {{league}} from favourites',
    added: '{{league}} added to favourites.',
    removed: '{{league}} removed from favourites.',
  },
  empty: {
    title: 'No Inplay Games.',
    text: 'Matches appear here as soon as they kick off.',
    upcoming: 'See the upcoming matches',
  },
  stale: 'The list could not be updated and may be out of date.',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    inplay: typeof texts
  }
}
