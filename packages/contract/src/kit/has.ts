import { z } from 'zod'

/**
 * Which parts of a page there are data for, by their names in the address: what is not there is not offered. A part counts as there where
 * its kind is known of the season or the one before, so that a match ahead can say what will come and one without can say so.
 */
export const has = <const Part extends string>(...parts: readonly Part[]) =>
  z.object(Object.fromEntries(parts.map((part) => [part, z.boolean()])) as Record<Part, z.ZodBoolean>)
