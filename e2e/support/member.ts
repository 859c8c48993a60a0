/** A member, signed in: what the browser stores, and the API asked with the token. */
export interface Member {
  /** Values of local storage. */
  storage: Record<string, string>
  ask<T>(path: string): Promise<T>
}

const PASSWORD = 'demo1234'

/** Signs in at the API, so that a journey can begin as a member; the demo accounts have one password. */
export async function member(url: string, email: string, password = PASSWORD): Promise<Member> {
  const response = await fetch(new URL('/api/login', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username_or_email: email, password }),
  })
  const { token, user } = (await response.json()) as { token: string; user: { id: number } }
  return {
    storage: { token, uid: String(user.id) },
    async ask<T>(path: string) {
      const answer = await fetch(new URL(`/api${path}`, url), { headers: { authorization: `Token ${token}` } })
      if (!answer.ok) throw new Error(`${answer.status} for ${path}: ${await answer.text()}`)
      return (await answer.json()) as T
    },
  }
}
