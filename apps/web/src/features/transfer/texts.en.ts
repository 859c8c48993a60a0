/** Texts of the page of the latest transfers. */
export const texts = {
  title: 'Latest transfers',
  lead: 'The latest moves, newest first.',
  kinds: 'Type of transfer',
  all: 'All',
  noneOfKind: 'No transfers of this type yet.',
  none: 'No transfers yet.',
  noneText: 'They will appear here as soon as they are reported.',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    transfer: typeof texts
  }
}
