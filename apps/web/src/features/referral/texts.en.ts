export const texts = {
  bar: {
    label: 'Partner-link cookies',
    text: 'You followed a partner’s link. May we store two cookies for 30 days so that the partner is credited if you order a plan?',
    more: 'Privacy',
    accept: 'Allow',
    reject: 'Refuse',
  },
  choice: {
    title: 'Partner-link cookies',
    text: 'Two cookies remember for 30 days which partner’s link brought you here. They are set only if you allow it.',
    granted: 'You have allowed them.',
    denied: 'You have refused them.',
    none: 'You have not been asked yet.',
    withdraw: 'Withdraw and delete',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    referral: typeof texts
  }
}
