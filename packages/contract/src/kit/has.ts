import { z } from 'zod'

/**
 * Which parts of a page there are data for, by their names in the address: what is not there is not offered. What is stored of the thing
 * itself is there. Beyond that a part counts as there while it may still come, as far as the season or the one before has its kind, and where
 * having none says something: nobody missing, no transfers.
 */
export const has = <const Part extends string>(...parts: readonly Part[]) =>
  z
    .object(
      Object.fromEntries(
        parts.map((part) => [part, z.boolean().describe(`Whether there is ${part} to be shown.`)]),
      ) as Record<Part, z.ZodBoolean>,
    )
    .describe('The parts there are data for; the others are not worth a call.')
