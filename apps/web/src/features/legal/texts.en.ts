export const texts = {
  description: '{{title}} of {{brand}}.',
  version: 'Version of {{date}}',
  starting:
    'This is a starting text that comes with the software. Whoever runs this site has not put in their own text yet.',
  otherLanguage: 'This text is available in another language only.',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    legal: typeof texts
  }
}
