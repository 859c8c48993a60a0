import { z } from 'zod'

const rateLimit = z.object({ remaining: z.number(), resets_in_seconds: z.number() })

const pagination = z.object({
  current_page: z.number().nullish().catch(null),
  next_page: z.string().nullish().catch(null),
  next_cursor: z.string().nullish().catch(null),
  has_more: z.boolean().nullish().catch(null),
})

/** The frame of an answer. Undocumented shapes count as absent: the rows matter, the frame does not. */
const envelope = z.object({
  data: z.unknown().optional(),
  message: z.string().nullish().catch(null),
  pagination: pagination.nullish().catch(null),
  rate_limit: rateLimit.nullish().catch(null),
})

export type Envelope = z.infer<typeof envelope>

/** Reads the frame of an answer; null when it has neither data nor a message. */
export function readEnvelope(body: unknown): Envelope | null {
  const { success, data } = envelope.safeParse(body)
  return success && (data.data !== undefined || data.message) ? data : null
}

/** Rows of an answer: a single object is one row; no data (the feed then says "no result") is none. */
export function rowsOf({ data }: Envelope): readonly unknown[] {
  if (data === undefined || data === null) return []
  return Array.isArray(data) ? data : [data]
}

/** The one record of an answer by id; null when there is none or every field of it is null. */
export function recordOf(answer: Envelope): unknown {
  const [row] = rowsOf(answer)
  if (typeof row !== 'object' || row === null) return null
  return Object.values(row).some((value) => value !== null) ? row : null
}

/** The remaining calls of the hour in an answer; null when it does not report them. */
export function leftOf({ rate_limit }: Envelope): { remaining: number; resetsInSeconds: number } | null {
  return rate_limit ? { remaining: rate_limit.remaining, resetsInSeconds: rate_limit.resets_in_seconds } : null
}
