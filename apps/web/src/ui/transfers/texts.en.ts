export const texts = {
  player: 'Player',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    transfers: typeof texts
  }
}
