export const texts = {
  title: 'Contacts',
  lead: 'A message to us in three steps.',
  description: 'Write to us: questions, corrections, data that is wrong or missing.',
  steps: { label: 'Steps', check: 'Robot check', message: 'Message', thanks: 'Thank you' },
  next: 'Next',
  send: 'Send',
  check: {
    title: 'Are you a person?',
    text: 'One press is enough: your browser does a little sum that robots find too dear. There is no puzzle, and no other company takes part.',
    start: 'I am a person',
    working: 'Checking …',
    done: 'Checked, thank you',
    failed: 'The check did not work. Please try again.',
    offline: 'The server cannot be reached. Check your connection and try again.',
    tooMany: 'Too many attempts. Please wait a few minutes and try again.',
    insecure: 'The check works over a secure connection (https) only.',
  },
  form: {
    title: 'Your message',
    username: 'Username',
    email: 'Email',
    emailHint: 'Our answer goes here',
    message: 'Message',
    messageNeeded: 'Please write a message.',
    left: '{{count}} characters left',
  },
  thanks: {
    title: 'Thank you',
    text: 'We have your message and will be in contact soon.',
  },
  kept: {
    text: 'An earlier message of yours is still kept in this browser.',
    again: 'Send it again',
    drop: 'Discard',
    sent: 'Your earlier message has been sent.',
    still: 'It could not be sent. It stays in this browser.',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    contacts: typeof texts
  }
}
