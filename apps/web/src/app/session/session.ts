import { store, stored } from '../settings/settings.ts'
import { createStore } from '../store.ts'

/** The session of this browser. A stored token counts as signed in until the server says otherwise. */
export interface Session {
  /** `unknown` until the browser has looked: the server does not know the token. */
  state: 'unknown' | 'visitor' | 'member'
  uid: string | null
  username: string | null
}

/** Fields of login and check_token about the viewer. */
export interface SignedIn {
  user: { id: number | string; username?: string } | number | string
}

export interface SessionStore {
  get(): Session
  /** The session the page was rendered with: parts of it still hydrate when the store loads. */
  drawn(): Session
  token(): string | null
  subscribe(listener: () => void): () => void
  /** Browser only, once: reads local storage and follows other tabs. */
  wake(): void
  /** Keeps the token of a successful login. */
  signIn(token: string, answer: SignedIn): void
  /** Stores the owner of the token. */
  confirm(answer: SignedIn): void
  /** Removes token and user id: nothing asked from here on carries them. */
  forget(): void
  /** Drops the session and reloads the page, as logout and every 401 do; after a refusal by the server the next page says so. */
  signOut(why?: 'refused'): void
  /** This page says itself that the session ends: a refusal no longer reloads it. */
  expectEnd(): void
}

/** Tells the page that is loaded next that the session was ended elsewhere: when the page that noticed began. */
export const SIGNED_OUT = 'signed_out'

const KEYS = ['token', 'uid', 'username'] as const

export function createSessionStore(signedIn: boolean): SessionStore {
  const drawn: Session = { state: signedIn ? 'unknown' : 'visitor', uid: null, username: null }
  const session = createStore(drawn)

  let isEndExpected = false

  function look() {
    const next: Session = {
      state: stored('token') ? 'member' : 'visitor',
      uid: stored('uid'),
      username: stored('username'),
    }
    const { state, uid, username } = session.get()
    if (next.state !== state || next.uid !== uid || next.username !== username) session.set(next)
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
    get: session.get,
    drawn: () => drawn,
    token: () => (typeof window === 'undefined' ? null : stored('token')),
    subscribe: session.subscribe,
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
    expectEnd() {
      isEndExpected = true
    },
    signOut(why) {
      if (why === 'refused' && isEndExpected) return
      forget()
      if (why === 'refused') sessionStorage.setItem(SIGNED_OUT, String(performance.timeOrigin))
      location.reload()
    },
  }
}
