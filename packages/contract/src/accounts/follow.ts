import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { id, zeroOrOne } from '../kit/fields.ts'

/** How many things of one kind an account follows at most. */
export const MAX_FOLLOWED = 100

/** Kinds of followed things besides leagues, whose star is the favourite league of `pick_favorite`. */
export const FOLLOW_KINDS = ['team', 'match', 'player'] as const

const ids = z.array(id)

export const follows = z
  .object({
    teams: ids.describe('Ids of the followed teams, in the order they were chosen.'),
    matches: ids.describe('Ids of the followed matches, in the order they were chosen.'),
    players: ids.describe('Ids of the followed players, in the order they were chosen.'),
  })
  .describe('What the account follows beyond its favourite leagues.')
export type Follows = z.infer<typeof follows>

export const favouriteLeagueIds = ids.describe('Ids of the favourite leagues, in the order they were chosen.')

/** Ids that do not exist are left out, however large. */
const anyId = z.coerce
  .number({ error: 'must be a whole number' })
  .int('must be a whole number')
  .positive('must be 1 or more')

export const pickFavourite = defineCall({
  method: 'POST',
  path: '/pick_favorite',
  access: 'token',
  area: 'favourites',
  summary: 'Makes a league a favourite or no longer one',
  body: z.object({
    league_id: anyId,
    flag: zeroOrOne.describe('1 adds, 0 removes.'),
  }),
  answer: z.object({ leagues: favouriteLeagueIds }),
})

export const followThing = defineCall({
  method: 'POST',
  path: '/follow',
  access: 'token',
  area: 'favourites',
  summary: 'Follows a team, a match or a player, or no longer',
  description: `409 beyond ${MAX_FOLLOWED} of a kind.`,
  body: z.object({
    kind: z.enum(FOLLOW_KINDS, `must be one of ${FOLLOW_KINDS.join(', ')}`).describe('What the id is of.'),
    id: anyId.describe('Id of the team, match or player; one that does not exist is left out.'),
    flag: zeroOrOne.describe('1 follows, 0 no longer.'),
  }),
  answer: follows,
})

const chosen = z.array(anyId).max(500).default([]).describe('Ids; unknown ones are left out.')

export const mergeFollows = defineCall({
  method: 'POST',
  path: '/follow/merge',
  access: 'token',
  area: 'favourites',
  summary: 'Adds what was followed before signing in',
  description: `Of each kind but leagues the first ${MAX_FOLLOWED} are followed.`,
  body: z.object({ leagues: chosen, teams: chosen, matches: chosen, players: chosen }),
  answer: follows.extend({ leagues: favouriteLeagueIds }),
})
