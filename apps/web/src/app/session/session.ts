import { store, stored } from '../settings/settings.ts'

/** Who is signed in on this browser. A stored token counts as signed in until the server says otherwise. */
export interface Session {
  /** `unknown` until the browser has looked: the server does not know the token. */
  state: 'unknown' | 'visitor' | 'member'
  uid: string | null
  username: string | null
}

/** What login and check_token say about the viewer. */
export interface SignedIn {
  user: { id: number | string; username?: string } | number | string
}

export interface SessionStore {
  get(): Session
  /** What the page was drawn with: parts of it are still being hydrated when the store wakes. */
  drawn(): Session
  token(): string | null
  subscribe(listener: () => void): () => void
  /** Browser only, once: reads local storage and follows other tabs. */
  wake(): void
  /** Keeps the token of a successful login. */
  signIn(token: string, answer: SignedIn): void
  /** Keeps who the stored token belongs to. */
  confirm(answer: SignedIn): void
  /** Removes token and user id: nothing asked from here on carries them. */
  forget(): void
  /** Forgets, and reloads the page, as logout and every 401 do; one that the server refused is told so on the page that comes. */
  signOut(why?: 'refused'): void
}

/** Says to the page that is loaded next that the session was ended elsewhere. */
export const SIGNED_OUT = 'signed_out'

const KEYS = ['token', 'uid', 'username'] as const

export function createSessionStore(signedIn: boolean): SessionStore {
  let session: Session = { state: signedIn ? 'unknown' : 'visitor', uid: null, username: null }
  const drawn = session
  const listeners = new Set<() => void>()

  function look() {
    const next: Session = {
      state: stored('token') ? 'member' : 'visitor',
      uid: stored('uid'),
      username: stored('username'),
    }
    if (next.state === session.state && next.uid === session.uid && next.username === session.username) return
    session = next
    for (const listener of listeners) listener()
  }

  function confirm({ user }: SignedIn) {
    const id = typeof user === 'object' ? user.id : user
    store('uid', String(id))
    if (typeof user === 'object' && user.username) store('username', user.username)
    look()
  }

  function forget() {
    for (const key of KEYS) store(key, null)
    look()
  }

  return {
    get: () => session,
    drawn: () => drawn,
    token: () => (typeof window === 'undefined' ? null : stored('token')),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    wake() {
      window.addEventListener('storage', (event) => {
        if (event.key === null || KEYS.some((key) => key === event.key)) look()
      })
      look()
    },
    signIn(token, answer) {
      store('token', token)
      confirm(answer)
    },
    confirm,
    forget,
    signOut(why) {
      forget()
      if (why === 'refused') sessionStorage.setItem(SIGNED_OUT, '1')
      location.reload()
    },
  }
}
