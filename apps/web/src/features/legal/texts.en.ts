export const texts = {
  description: '{{title}} of {{brand}}.',
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
