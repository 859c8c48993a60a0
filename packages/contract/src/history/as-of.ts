import { z } from 'zod'

export const asOf = z
  .enum(['now', 'kickoff'])
  .default('now')
  .describe(
    'Up to when: `now` with all that has happened since, or `kickoff` with what was known before the kick-off of the match in `except` and nothing later.',
  )

export const asOfNeedsMatch = (asked: { as_of: 'now' | 'kickoff'; except?: number | undefined }): boolean =>
  asked.as_of === 'now' || asked.except !== undefined

export const NEEDS_MATCH = { message: 'is needed with as_of=kickoff', path: ['except'] }
