import { z } from 'zod'

/** Stable codes of everything that can go wrong; the message is for people and may change. */
export const ERROR_CODES = [
  'bad_request',
  'unauthorized',
  'forbidden',
  'second_factor_missing',
  'not_found',
  'conflict',
  'too_many_requests',
  'not_shown_here',
  'not_ready',
  'not_set_up',
  'maintenance',
  'internal',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

export const errorAnswer = z
  .object({
    error: z
      .object({
        code: z.enum(ERROR_CODES).describe('A stable code for programs.'),
        message: z.string().describe('For people; it may change.'),
        requestId: z.string().describe("Names the request in the server's log."),
      })
      .describe('What went wrong.'),
  })
  .describe('The one shape of every error answer.')
export type ErrorAnswer = z.infer<typeof errorAnswer>
