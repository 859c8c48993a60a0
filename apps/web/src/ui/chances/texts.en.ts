/** Texts of the chances of a match in play. */
export const texts = {
  about: 'Chances after 90 minutes, from the price before kick-off, the score, the minute and the red cards.',
  estimated: 'The minute is reckoned, so these are too.',
  spoken: 'Chances: {{home}} {{homeChance}}, draw {{drawChance}}, {{away}} {{awayChance}}',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    chances: typeof texts
  }
}
