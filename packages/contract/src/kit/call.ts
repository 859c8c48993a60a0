import type { z } from 'zod'
import type { Permission } from '../console/roles.ts'

/**
 * Permitted callers: everyone, holders of a valid token, subscribers, operators with the permission that the call names, or, while a site
 * is set up, the holder of its link and the owner.
 */
export type Access = 'public' | 'token' | 'subscription' | 'console' | 'setup'
export type Method = 'GET' | 'POST'

interface AnyCall {
  method: Method
  /** With parameters in braces: `/match_h2h/{local_id}/{visitor_id}`. */
  path: string
  summary: string
  /** Details beyond the summary: what is counted, when it is empty, what is refused. */
  description?: string
  /** The page or part of the product the call belongs to; groups the documentation. */
  area: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  answer: z.ZodType
}

export interface VisitorCall extends AnyCall {
  access: Exclude<Access, 'console'>
}

export interface ConsoleCall extends AnyCall {
  access: 'console'
  permission: Permission
}

/** One call of the API, defined once for server, documentation and browser. Paths are relative to `/api`. */
export type Call = VisitorCall | ConsoleCall

/** Areas of the account itself, which no personal token opens. */
const OF_ACCOUNT: ReadonlySet<string> = new Set(['accounts', 'billing', 'favourites', 'privacy', 'settings'])

/** Whether a program with a personal token may make the call: it reads what is on pages, and nothing of the account. */
export const isForPrograms = ({ method, access, area }: Call): boolean =>
  method === 'GET' && access !== 'console' && !OF_ACCOUNT.has(area)

/** Keeps the literal method, path and schemas of a definition, so that clients are typed by it. */
export function defineCall<const C extends Call>(call: C): C {
  return call
}
