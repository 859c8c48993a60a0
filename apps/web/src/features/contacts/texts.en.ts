export const texts = {
  title: 'Contact us',
  lead: 'Send us a message in three steps.',
  description: 'Write to us: questions, corrections, data that is wrong or missing.',
  steps: { label: 'Steps', check: 'Robot check', message: 'Message', thanks: 'Thank you' },
  next: 'Next',
  send: 'Send',
  check: {
    title: 'Are you human?',
    text: 'One tap is enough. Your browser solves a small task in the background: no puzzles and no third parties.',
    start: 'I’m human',
    working: 'Checking …',
    done: 'Checked, thank you',
    failed: 'The check failed. Please try again.',
    offline: 'The server cannot be reached. Check your connection and try again.',
    tooMany: 'Too many attempts. Please wait a few minutes and try again.',
    insecure: 'The check only works over a secure connection (https).',
  },
  form: {
    title: 'Your message',
    username: 'Username',
    email: 'Email',
    emailHint: 'We will reply to this address',
    message: 'Message',
    messageNeeded: 'Please write a message.',
    left: '{{count}} characters left',
  },
  thanks: {
    title: 'Thank you',
    text: 'We have received your message and will be in touch soon.',
  },
  notSent: 'Your message could not be sent',
  kept: {
    now: 'It is kept in this browser, so you can send it again in a moment.',
    text: 'You have an unsent message in this browser.',
    again: 'Send it again',
    drop: 'Discard',
    sent: 'Your message has been sent.',
    still: 'It could not be sent. It is still saved in this browser.',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    contacts: typeof texts
  }
}
