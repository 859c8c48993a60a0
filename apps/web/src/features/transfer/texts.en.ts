/** Texts of the page of the latest transfers. */
export const texts = {
  title: 'Latest transfers',
  lead: 'Players who change clubs, the newest first.',
  kinds: 'Type of transfer',
  all: 'All',
  ofLoaded: '{{count}} of the {{loaded}} newest',
  noneOfKind: 'None of this type among the {{loaded}} newest transfers.',
  noneOfKindText: 'Load more, or look at all of them.',
  none: 'No transfers yet.',
  noneText: 'They appear here as soon as a source tells of one.',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    transfer: typeof texts
  }
}
