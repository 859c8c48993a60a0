export const texts = {
  preparing: {
    title: 'Getting the matches ready.',
    text: 'This is the first start. The list will appear in a few seconds.',
  },
  unreachable: {
    title: 'The source of the matches cannot be reached.',
    text: 'This site reads its matches from the web, and no answer comes. It goes on by itself as soon as one does.',
    check: 'The operator can check DNS and the firewall. Behind a proxy the server starts with:',
  },
  filling: {
    label: 'Progress of the first start',
    text: 'Past seasons are being read, the newest first: {{done}} of {{of}} files. Form, tables and head-to-heads fill up meanwhile.',
  },
  noData: {
    title: 'No matches have been loaded yet.',
    text: 'The site is running, but its database is empty. The operator can load matches in one of these ways:',
    open: 'Read free data from the web:',
    import: 'Or import public result files into this database:',
    sync: 'Or connect a data provider:',
    demo: 'Or try the site with simulated data in a folder of its own:',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'no-matches': typeof texts
  }
}
