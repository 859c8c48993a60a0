/** Texts of the page of the latest transfers. */
export const texts = {
  title: 'Latest transfers',
  lead: 'The latest moves, newest first.',
  kinds: 'Type of transfer',
  all: 'All',
  ofLoaded: '{{count}} of the {{loaded}} newest',
  noneOfKind: 'None of this type among the {{loaded}} newest transfers.',
  noneOfKindText: 'Load more or show all types.',
  none: 'No transfers yet.',
  noneText: 'They will appear here as soon as they are reported.',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    transfer: typeof texts
  }
}
