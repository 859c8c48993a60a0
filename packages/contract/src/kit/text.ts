import { isMailAddress, MAX_MAIL_ADDRESS } from '@touchline/football'
import { z } from 'zod'

/** Without `abort` the patterns that follow would run on a text that is too long as well. */
const longest = (error: string) => ({ error, abort: true })

/** A text of a request; a text of more than `max` characters fails before the rules that follow. */
export const boundedText = (max: number, error = 'is too long') => z.string().max(max, longest(error))

/** The same for a parameter of an address, which a client may give as a number. */
export const boundedParam = (max: number, error = 'is too long') => z.coerce.string().max(max, longest(error))

export const mailAddress = (max = MAX_MAIL_ADDRESS) =>
  boundedText(max).trim().refine(isMailAddress, 'must be a mail address')
