export const texts = {
  winner: 'Winner',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    trophies: typeof texts
  }
}
