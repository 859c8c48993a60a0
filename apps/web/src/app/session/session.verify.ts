import type { QueryClient } from '@tanstack/react-query'
import { callApi } from '../api/api.ts'
import type { App } from '../app.ts'
import { type HidingAnswer, joinHiding, reportMark } from '../cover/report-hiding.ts'
import { newestChange } from '../follow/follow-changes.ts'
import { type FollowAnswer, joinFollows } from '../follow/report-follow.ts'
import type { SignedIn } from './session.ts'

/** The server's answer about a member, at login and when a token is verified. */
export type MemberAnswer = SignedIn & FollowAnswer & HidingAnswer

/** Stores the server's answer about a member who logged in. */
export async function keepMember(app: App, answer: MemberAnswer, token: string): Promise<void> {
  app.session.signIn(token, answer)
  await Promise.all([joinFollows(app, answer), joinHiding(app, answer)])
}

/**
 * Asks the server once whom the stored token belongs to. A refused token signs out (as every 401 does); when the server cannot be
 * reached the token stays.
 */
export async function verifySession(app: App): Promise<void> {
  if (!app.session.token()) return
  const asked = newestChange()
  const mark = reportMark()
  const answer = await callApi('POST /check_token').catch(() => null)
  if (answer === null) return
  app.session.confirm(answer)
  await Promise.all([joinFollows(app, answer, asked), joinHiding(app, answer, mark)])
}

const LOGOUT_WITHIN_MS = 4000

/**
 * Revokes the token at the server and drops it here at once: pending requests with it are cancelled, and later ones do not carry it. A
 * server that does not answer keeps nobody signed in.
 */
export async function logOut({ session }: App, queries: Pick<QueryClient, 'cancelQueries'>): Promise<void> {
  void queries.cancelQueries()
  const revoked = callApi('POST /logout', {}, { signal: AbortSignal.timeout(LOGOUT_WITHIN_MS) }).catch(() => null)
  session.forget()
  await revoked
  session.signOut()
}
