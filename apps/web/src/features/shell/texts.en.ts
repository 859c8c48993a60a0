export const texts = {
  help: {
    description: 'Where to find support for gambling problems, by country.',
    title: 'Gambling support',
    lead: 'This site shows odds as information. It takes no bets. If betting has stopped being fun for you or someone close to you, these services offer free, confidential help.',
    checked: 'Last checked on {{date}}',
    call: 'Call {{phone}}',
    visit: 'Website',
    country: { GB: 'United Kingdom', PT: 'Portugal', BR: 'Brazil', any: 'Anywhere' },
    kind: {
      talk: 'Someone to talk to about gambling and other addictions',
      exclusion: 'Self-exclude from licensed betting sites',
      crisis: 'Emotional support at any hour, not only about gambling',
      group: 'People with the same experience, in groups and online',
    },
    signs:
      'Warning signs: betting more than you can afford to lose, chasing losses, hiding it from others, borrowing money to bet.',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shell: typeof texts
  }
}
