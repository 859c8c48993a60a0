const KEY = 'kept_from'

/** Notes the page whose data the viewer has no plan for. In this tab alone: the way to a provider's checkout and back is one of a tab. */
export function noteReturnTo(): void {
  try {
    sessionStorage.setItem(KEY, location.pathname + location.search)
  } catch {
    // Private modes may refuse; then there is no way back to offer.
  }
}

/** The address of the page that was noted last, null when there is none. */
export function returnTo(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
