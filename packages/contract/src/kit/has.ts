import { z } from 'zod'

/**
 * The parts of a page with data, by their names in the address: other parts are not offered. Stored parts of the thing itself are included.
 * A part also counts if it may still come, judged by the season or the one before, and if being empty says something: nobody missing, no
 * transfers.
 */
export const has = <const Part extends string>(...parts: readonly Part[]) =>
  z
    .object(
      Object.fromEntries(
        parts.map((part) => [part, z.boolean().describe(`Whether there is ${part} to be shown.`)]),
      ) as Record<Part, z.ZodBoolean>,
    )
    .describe('The parts there are data for; the others are not worth a call.')
