import { z } from 'zod'

/** Stable codes of everything that can go wrong; the message is for people and may change. */
export const ERROR_CODES = [
  'bad_request',
  'unauthorized',
  'not_found',
  'conflict',
  'too_many_requests',
  'not_ready',
  'internal',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** The one shape of every error answer. */
export const errorAnswer = z.object({
  error: z.object({
    code: z.enum(ERROR_CODES),
    message: z.string(),
    /** Names the request in the server's log. */
    requestId: z.string(),
  }),
})
export type ErrorAnswer = z.infer<typeof errorAnswer>
