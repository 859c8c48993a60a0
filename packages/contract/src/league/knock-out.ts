import { z } from 'zod'
import { id } from '../kit/fields.ts'
import { namedTeam } from '../kit/names.ts'
import { ruleSources } from './table-rules.ts'

const chance = z.number().min(0).max(1)

const around = z.object({
  mean: chance.describe('Share of the times the cup was played.'),
  low: chance.describe(
    'Lower end of where nine of ten answers lie, as the strengths of the sides are not known for certain.',
  ),
  high: chance.describe('Upper end of it.'),
})

export const knockOutRound = z.object({
  name: z.string().describe('As the source or the rules call it.'),
  teams: z.number().int().describe('How many play in it: the chances of the round add up to it.'),
  drawn: z.number().int().describe('Ties that are drawn.'),
  by: z
    .enum(['drawn', 'bracket', 'lot'])
    .describe('What makes its ties: all are drawn already, the bracket of the rules, or lots.'),
  legs: z.number().int().describe('Matches of a tie.'),
  neutral: z.boolean().describe('Whether nobody is at home.'),
  away_goals: z.boolean().describe('Whether away goals decide a tie that is level.'),
  extra_time: z.boolean().describe('Whether extra time comes before the shoot-out.'),
})
export type KnockOutRound = z.infer<typeof knockOutRound>

export const knockOutTeam = z.object({
  participant_id: id,
  participant: namedTeam,
  rounds: z
    .array(around.nullable())
    .describe('Chance to play in each round, in the order of `rounds`; null in those before the one it comes in at.'),
  champion: around.describe('Chance to win the final.'),
})
export type KnockOutTeam = z.infer<typeof knockOutTeam>

export const knockOut = z.object({
  times: z.number().int().describe('How often the cup was played.'),
  ahead: z.number().int().describe('Matches to come that are fixed.'),
  priced: z.number().int().describe("Matches among them whose chances are a bookmaker's."),
  rating: z
    .enum(['country', 'countries', 'nations'])
    .describe(
      'Where the strengths of pairs come from: the ratings of clubs of one country, those of several made comparable by their matches with each other, or those of national teams.',
    ),
  rounds: z.array(knockOutRound).describe('From the first that is known to the final.'),
  teams: z.array(knockOutTeam).describe('By the chance to win, then to come far.'),
  entrants: z
    .array(namedTeam)
    .describe('Clubs of the highest divisions that have not played yet and are taken to come in later.'),
  is_general: z
    .boolean()
    .describe('Whether nothing certain is known of how ties are decided: extra time, then a shoot-out.'),
  sources: ruleSources,
})
export type KnockOut = z.infer<typeof knockOut>
