import { CLICK_COOKIE, REFERRAL_COOKIE, referralCookie } from '../../app/session/referral.cookies.ts'
import { store, stored } from '../../app/settings/settings.ts'

const KEY = 'referral_consent'

/** The visitor's choice about the cookies of partners' links; null before it is made. */
export type Consent = 'granted' | 'denied' | null

export function readConsent(): Consent {
  const text = stored(KEY)
  return text === 'granted' || text === 'denied' ? text : null
}

/** Stores the choice; a refusal also removes the stored data. */
export function keepConsent(choice: 'granted' | 'denied'): void {
  store(KEY, choice)
  if (choice === 'denied') for (const name of [REFERRAL_COOKIE, CLICK_COOKIE]) setCookie(name, null)
}

export function setCookie(name: string, value: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in one of the three engines
  document.cookie = referralCookie(name, value, location.protocol === 'https:')
}
