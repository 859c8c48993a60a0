/** The parameters of a partner's link, and the id of the click. Both are stored for 30 days. */
export const REFERRAL_COOKIE = 'referral'
export const CLICK_COOKIE = 'click_id'

const KEPT_SECONDS = 30 * 24 * 3600

/** The value of a cookie in a cookie header; null when there is none. */
export function cookieValue(header: string, name: string): string | null {
  const pair = header.split(/; */).find((part) => part.startsWith(`${name}=`))
  const text = pair?.slice(name.length + 1) ?? ''
  try {
    return text === '' ? null : decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The text to assign to `document.cookie` for one of the two cookies; null removes it. */
export function referralCookie(name: string, value: string | null, secure: boolean): string {
  const age = value === null ? 0 : KEPT_SECONDS
  return `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${age}; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** Id of the click that brought this browser here; null without one. Sent with every order. */
export function clickId(): string | null {
  return cookieValue(document.cookie, CLICK_COOKIE)
}
