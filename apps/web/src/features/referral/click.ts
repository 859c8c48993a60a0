import { callApi } from '../../app/api/api.ts'
import { CLICK_COOKIE, cookieValue, REFERRAL_COOKIE } from '../../app/session/referral.cookies.ts'
import { setCookie } from './consent.ts'

const MAX_LENGTH = 100

/** The parameters of a partner's link, from the query of the address; null for an ordinary visit. */
export function referralOf(search: string): string | null {
  const referral = new URLSearchParams(search).get('ref')?.trim() ?? ''
  return referral === '' || referral.length > MAX_LENGTH ? null : referral
}

/** Reports the visit to the server, once per link while its cookie lives. A failure is retried on the next visit. */
export async function noteClick(referral: string): Promise<void> {
  if (cookieValue(document.cookie, REFERRAL_COOKIE) === referral) return
  const answer = await callApi('POST /tapfiliate/clicks', { body: { referral_code: referral } }).catch(() => null)
  if (answer === null) return
  setCookie(REFERRAL_COOKIE, referral)
  setCookie(CLICK_COOKIE, answer.id)
}
