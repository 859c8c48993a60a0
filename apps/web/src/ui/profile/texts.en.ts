export const texts = {
  more: 'More details',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    profile: typeof texts
  }
}
