export const texts = {
  description: {
    terms:
      'What you may expect of {{brand}} and what is expected of you: plans, payment, cancelling, withdrawal and liability.',
    privacy: 'Which data {{brand}} keeps, what for and for how long, and how to see, correct or delete them.',
    legal: 'Who is responsible for {{brand}}, and how to reach them.',
    accessibility:
      'How {{brand}} can be used with a keyboard, a screen reader or enlarged text, and where it falls short.',
  },
  version: 'Version of {{date}}',
  starting:
    'This is a template that comes with the software. The operator of this site has not published its own text yet.',
  otherLanguage: 'This text is only available in another language.',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    legal: typeof texts
  }
}
