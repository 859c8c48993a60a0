import { SOURCES } from '@touchline/football'
import { z } from 'zod'
import { defineCall } from '../kit/call.ts'

export const credits = defineCall({
  method: 'GET',
  path: '/credits',
  access: 'public',
  area: 'site',
  summary: 'Sources of the data that are held, and what ships with the product',
  description: 'Whose data the site shows, so that each is named as it asks for.',
  answer: z.object({
    sources: z
      .array(z.enum(SOURCES))
      .describe('In the order in which they are trusted; `demo` alone for invented data, none for an empty database.'),
    without_key: z
      .array(z.enum(SOURCES))
      .describe('Sources that are not read because this site has no key of theirs, which would be free.'),
  }),
})
