import { z } from 'zod'
import { boundedText } from './text.ts'

const NOT_A_DAY = 'must be a day, YYYY-MM-DD'

/** A day of a filter, UTC. */
export const utcDay = boundedText(10, NOT_A_DAY).pipe(z.iso.date({ error: NOT_A_DAY }))
