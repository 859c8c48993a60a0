const KEY = 'setup_token'
const TOKEN = /^[\w-]{43}$/

/** Moves the token of the link from the address to this tab's storage. @returns null if there is none */
export function takeSetupToken(): string | null {
  const given = new URLSearchParams(location.search).get('token')
  if (given !== null && TOKEN.test(given)) sessionStorage.setItem(KEY, given)
  // Removes the token from the address, which may be seen, copied and kept in the history.
  if (location.search !== '') history.replaceState(history.state, '', location.pathname)
  return sessionStorage.getItem(KEY)
}

export const dropSetupToken = () => sessionStorage.removeItem(KEY)
