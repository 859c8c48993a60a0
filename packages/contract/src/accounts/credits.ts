import { SOURCES } from '@touchline/football'
import { z } from 'zod'
import { defineCall } from '../kit/call.ts'

/** Whose data the site shows, so that each is named as it asks for. */
export const credits = defineCall({
  method: 'GET',
  path: '/credits',
  access: 'public',
  area: 'site',
  summary: 'Sources of the data that are held, and what ships with the product',
  answer: z.object({
    /** In the order in which they are trusted; `demo` alone for invented data, none for an empty database. */
    sources: z.array(z.enum(SOURCES)),
    /** Sources that are not read because this site has no key of theirs, which would be free. */
    without_key: z.array(z.enum(SOURCES)),
  }),
})
