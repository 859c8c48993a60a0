import { expect } from 'vitest'
import { NOW } from '../clock.ts'
import { nextAddress } from '../requests/raw-request.ts'
import { signedIn } from './signed-in.ts'
import type { TestServer } from './test-server.ts'

/** Removes accounts and resets the clock; ids continue, so that the limits of an account are never those of an earlier one. */
export async function withoutAccounts(server: TestServer): Promise<void> {
  server.setNow(NOW)
  await server.database.rows('delete from account')
  await server.database.rows('delete from returned_contract')
  await server.database.rows('delete from outbox_mail')
}

export interface Reply {
  status: number
  headers: Headers
  body: Record<string, unknown>
}

export interface Visitor {
  /** Posts as this visitor, with the token where one is given. */
  post(path: string, body?: unknown, token?: string): Promise<Reply>
}

/** A browser at this address; the server has to trust its proxy. */
export function visitor(server: TestServer, address = '203.0.113.1', more: Record<string, string> = {}): Visitor {
  return {
    post: async (path, body, token) => {
      const answer = await server.ask(`/api${path}`, {
        method: 'POST',
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token !== undefined && signedIn(token).headers),
          'x-forwarded-for': address,
          ...more,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Reply['body'] }
    },
  }
}

/** A browser at a unique address, so that its limits are separate. */
export const newVisitor = (server: TestServer, more?: Record<string, string>): Visitor =>
  visitor(server, nextAddress(), more)

export const ANNA = { email: 'Anna@Example.org', username: 'AnnaBall', password: 'secret1', country: 72 }

/** The latest link in the outbox: its part after the page. */
export async function lastLink(server: TestServer): Promise<URLSearchParams> {
  const [mail] = await server.database.rows<{ text: string }>('select text from outbox_mail order by id desc limit 1')
  const link = /https?:\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  return new URL(link).searchParams
}

export const activationOf = (link: URLSearchParams) => ({ uidb64: link.get('uidb64'), token: link.get('token') })

/** Signs up and follows the link. @returns the token */
export async function member(server: TestServer, by: Visitor, who = ANNA): Promise<string> {
  expect((await by.post('/signup/', who)).body).toEqual({ status: 0 })
  const { body } = await by.post('/activate/', activationOf(await lastLink(server)))
  expect(body).toMatchObject({ invalid: false, user: { username: who.username } })
  return String(body.token)
}
