export const texts = {
  help: {
    description: 'Where people get help with gambling, by country.',
    title: 'Help with gambling',
    lead: 'This site shows odds as information. It takes no bets. If betting is no longer a game for you or somebody close to you, these people help, for nothing and in confidence.',
    checked: 'Last checked on {{date}}',
    call: 'Call {{phone}}',
    visit: 'Web site',
    country: { GB: 'United Kingdom', PT: 'Portugal', BR: 'Brazil', any: 'Anywhere' },
    kind: {
      talk: 'Somebody to talk to about gambling and other dependence',
      exclusion: 'Shut yourself out from licensed betting sites',
      crisis: 'Emotional support at any hour, not only about gambling',
      group: 'People with the same experience, in groups and online',
    },
    signs:
      'Signs to take seriously: betting more than you can lose, chasing losses, hiding it from others, borrowing money to bet.',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shell: typeof texts
  }
}
