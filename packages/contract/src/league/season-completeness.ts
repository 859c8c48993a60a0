import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { forSubscribers, id, idParam, instant } from '../kit/fields.ts'
import { namedTeam } from '../kit/names.ts'
import { withoutPrices } from '../kit/without-prices.ts'

const count = z.number().int().min(0)
const held = z.object({
  held: count.describe('How many have it.'),
  of: count.describe('How many should have it.'),
})

const stage = z.object({ id, name: z.string() }).nullable().describe('Null where the season has no stages.')
const round = z.string().nullable().describe('As the source calls it, mostly a number; null where nobody names it.')

const parts = {
  stored: count.describe('Matches that are stored, played or to come, without those put off or called off.'),
  results: held.describe('Results, of the matches whose result is due. Four hours after its kick-off a match is.'),
  prices: held.describe(
    'Home, draw and away prices before kick-off, of the stored matches that are due and were not given without being played.',
  ),
  statistics: held.describe('Shots or corners of both sides, of the same matches.'),
  events: held.describe(
    'Goals, cards or substitutions with their minutes, of the same matches but goalless ones without any.',
  ),
  lineups: held.describe('First elevens, of the same matches.'),
}

const missingMatch = z.object({
  home: namedTeam,
  away: namedTeam,
  stage,
  round,
  starting_at: instant.nullable().describe('Null where nothing of the match is stored.'),
})
export type MissingMatch = z.infer<typeof missingMatch>

const NO_PRICES = { prices: { held: 0, of: 0 } }
const roundCompleteness = withoutPrices(z.object({ stage, round, ...parts }), NO_PRICES)
export type RoundCompleteness = z.infer<typeof roundCompleteness>

export const seasonCompleteness = defineCall({
  method: 'GET',
  path: '/v3/season/completeness/{seasonId}',
  access: 'subscription',
  area: 'league',
  summary:
    'How much of a season is stored, as a whole and by round, and which results are missing; 404 when the season is unknown',
  params: z.object({ seasonId: idParam }),
  answer: forSubscribers(
    {
      scheduled: count
        .nullable()
        .describe(
          'How many matches the season has by the rules of its league and the number of its clubs; null where that is not certain, as in a cup.',
        ),
      ...parts,
      missing: z
        .array(missingMatch)
        .describe('Matches whose result is due and not stored; `results` may count more where nobody can name them.'),
      rounds: z.array(roundCompleteness).describe('Rounds of which a match is due, in the order in which they begin.'),
    },
    NO_PRICES,
  ),
})
