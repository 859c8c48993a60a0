import { expect, test } from 'vitest'
import { CLICK_COOKIE, cookieValue, REFERRAL_COOKIE, referralCookie } from './referral.cookies.ts'

test('a referral cookie lives 30 days and is sent along from links of other sites only at the top level', () => {
  expect(referralCookie(REFERRAL_COOKIE, 'ana', false)).toBe('referral=ana; Path=/; Max-Age=2592000; SameSite=Lax')
  expect(referralCookie(CLICK_COOKIE, 'c-1', true)).toBe('click_id=c-1; Path=/; Max-Age=2592000; SameSite=Lax; Secure')
})

test('a removed cookie ends at once', () => {
  expect(referralCookie(CLICK_COOKIE, null, false)).toBe('click_id=; Path=/; Max-Age=0; SameSite=Lax')
})

test('whatever a link says is read back as it was, and cannot add to the cookie', () => {
  const wicked = 'a; Domain=evil.test; x=ü%'
  const written = referralCookie(REFERRAL_COOKIE, wicked, false)
  expect(written.split(';')).toHaveLength(4)
  expect(cookieValue(`other=1; ${written.split(';')[0]}`, REFERRAL_COOKIE)).toBe(wicked)
})

test('a missing, empty or broken cookie is none', () => {
  expect(cookieValue('', CLICK_COOKIE)).toBeNull()
  expect(cookieValue('click_id=', CLICK_COOKIE)).toBeNull()
  expect(cookieValue('click_id=%E0%A4%A', CLICK_COOKIE)).toBeNull()
  expect(cookieValue('my_click_id=5', CLICK_COOKIE)).toBeNull()
})
