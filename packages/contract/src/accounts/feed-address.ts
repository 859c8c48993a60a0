import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { instant } from '../kit/fields.ts'

const since = instant.nullable().describe('When the secret address was made, UTC; null where there is none.')

export const feedAddressSince = defineCall({
  method: 'GET',
  path: '/feed_address',
  access: 'token',
  area: 'favourites',
  summary: 'Whether there is a secret address of calendar and feeds',
  answer: z.object({ since }),
})

export const renewFeedAddress = defineCall({
  method: 'POST',
  path: '/feed_address',
  access: 'token',
  area: 'favourites',
  summary: 'Makes a new secret address of calendar and feeds; the one before leads nowhere from then on',
  answer: z.object({
    since: instant.describe('When it was made, UTC.'),
    secret: z.string().describe('Part of the addresses, shown once: `/calendar/me/{secret}.ics`.'),
  }),
})

export const removeFeedAddress = defineCall({
  method: 'POST',
  path: '/feed_address/remove',
  access: 'token',
  area: 'favourites',
  summary: 'Removes the secret address of calendar and feeds',
  answer: z.object({ since }),
})
