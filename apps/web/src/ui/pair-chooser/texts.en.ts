export const texts = {
  home: 'Home team',
  away: 'Away team',
  versus: 'vs',
  compare: 'Compare',
  change: 'Change {{team}}',
  taken: 'already picked',
  same: 'You have already picked {{team}}. Choose two different teams.',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'pair-chooser': typeof texts
  }
}
