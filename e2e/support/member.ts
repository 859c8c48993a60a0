/** A signed-in member: the browser's storage, and the API with the token. */
export interface Member {
  /** Values of local storage. */
  storage: Record<string, string>
  ask<T>(path: string): Promise<T>
}

const PASSWORD = 'demo1234'

interface Session {
  token: string
  id: number
}

/** The server limits logins per address; the journeys of a worker share theirs. */
const sessions = new Map<string, Session>()

/** Signs in at the API, so that a journey can begin as a member; the demo accounts have one password. */
export async function member(url: string, email: string, password = PASSWORD): Promise<Member> {
  const who = `${url} ${email} ${password}`
  const known = sessions.get(who)
  const { token, id } = known && (await isValid(url, known)) ? known : await signIn(url, email, password)
  sessions.set(who, { token, id })
  return {
    storage: { token, uid: String(id) },
    async ask<T>(path: string) {
      const answer = await fetch(new URL(`/api${path}`, url), { headers: { authorization: `Token ${token}` } })
      if (!answer.ok) throw new Error(`${answer.status} for ${path}: ${await answer.text()}`)
      return (await answer.json()) as T
    },
  }
}

async function signIn(url: string, email: string, password: string): Promise<Session> {
  const response = await fetch(new URL('/api/login', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username_or_email: email, password }),
  })
  if (!response.ok) throw new Error(`${response.status} for the login of ${email}: ${await response.text()}`)
  const { token, user } = (await response.json()) as { token: string; user: { id: number } }
  return { token, id: user.id }
}

/** A journey may have ended the session. */
async function isValid(url: string, { token }: Session): Promise<boolean> {
  const headers = { authorization: `Token ${token}` }
  return (await fetch(new URL('/api/check_token', url), { method: 'POST', headers })).ok
}
