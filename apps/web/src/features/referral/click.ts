import { callApi } from '../../app/api/api.ts'
import { CLICK_COOKIE, cookieValue, REFERRAL_COOKIE } from '../../app/referral.cookies.ts'
import { setCookie } from './consent.ts'

const LONGEST = 100

/** What a partner's link says about itself, from the query of the address; null for an ordinary visit. */
export function referralOf(search: string): string | null {
  const referral = new URLSearchParams(search).get('ref')?.trim() ?? ''
  return referral === '' || referral.length > LONGEST ? null : referral
}

/** Reports the server of the visit, once per link while its cookie lives. What fails is tried again on the next visit. */
export async function noteClick(referral: string): Promise<void> {
  if (cookieValue(document.cookie, REFERRAL_COOKIE) === referral) return
  const answer = await callApi('POST /tapfiliate/clicks', { body: { referral_code: referral } }).catch(() => null)
  if (answer === null) return
  setCookie(REFERRAL_COOKIE, referral)
  setCookie(CLICK_COOKIE, answer.id)
}
