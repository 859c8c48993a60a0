import type { z } from 'zod'

/** Who may make a call: everyone, holders of a valid token, or subscribers. */
export type Access = 'public' | 'token' | 'subscription'
export type Method = 'GET' | 'POST'

/** One call of the API, defined once for server, documentation and browser. Paths are relative to `/api`. */
export interface Call {
  method: Method
  /** With parameters in braces: `/match_h2h/{local_id}/{visitor_id}`. */
  path: string
  access: Access
  summary: string
  /** What goes beyond the summary: details of what is counted, when it is empty, what is refused. */
  description?: string
  /** The page or part of the product the call belongs to; groups the documentation. */
  area: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  answer: z.ZodType
}

/** Keeps the literal method, path and schemas of a definition, so that clients are typed by it. */
export function defineCall<const C extends Call>(call: C): C {
  return call
}
