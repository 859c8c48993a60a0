import { HIT_RATES, type HitRate } from '@touchline/football'
import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { id, idParam } from '../kit/fields.ts'
import { withoutPrices } from '../kit/without-prices.ts'

const count = z.number().int().min(0)
const share = z.number().min(0).max(1).describe('0 to 1.')

const byRate = <S extends z.ZodType>(of: S) =>
  z.object(Object.fromEntries(HIT_RATES.map((rate) => [rate, of])) as Record<HitRate, S>)

export const hitRate = z
  .object({
    count,
    matches: count.describe('Matches in which it is known whether it happened.'),
    share: share.nullable().describe('Of these; null without any.'),
    low: share
      .nullable()
      .describe("Wilson's 95 % interval of the share: what the past record allows, which is no forecast."),
    high: share.nullable(),
  })
  .describe('How often something happened in a list of matches, with what is sure of it.')

export const hitRates = byRate(hitRate).describe(
  "After 90 minutes, or of the half that was asked for, of which corners, cards and (of the second) leads are not counted: `clean_sheet` and `half_time_lead` are the listed team's.",
)
export type HitRates = z.infer<typeof hitRates>

/** The share to compare a list of past matches with. */
export const expectedShare = withoutPrices(
  z.object({
    home: share
      .nullable()
      .describe(
        'The chance of it in this match by the margin-free prices, seen from each side; null where no price says.',
      ),
    away: share.nullable(),
    sources: z
      .array(z.string())
      .describe(
        'Whose prices these are: one bookmaker, or two where it follows from full-time result and goals; empty without prices.',
      ),
    league: z
      .object({ any: share, home: share, matches: count })
      .nullable()
      .describe("Its share in the league's last season: of all teams, and of the home teams alone."),
    shrinkage: z
      .number()
      .describe(
        "How many matches of the league a team's own record has to outweigh: what to expect is (k·share + count) / (k + matches).",
      ),
  }),
  { home: null, away: null, sources: [] },
)
export type ExpectedShare = z.infer<typeof expectedShare>

export const matchShares = defineCall({
  method: 'GET',
  path: '/v3/match/shares/{match_id}',
  access: 'public',
  area: 'match',
  summary:
    'What the prices of a match and its league say of what lists of past matches count; null for an unknown match',
  params: z.object({ match_id: idParam }),
  answer: z.object({
    data: z
      .object({
        match_id: id,
        win: withoutPrices(
          z
            .object({ home: share.nullable(), away: share.nullable() })
            .describe(
              "Chances of both teams' wins by the reference price, margin-free: what similar matches at the same chance share.",
            ),
          { home: null, away: null },
        ),
        season: z
          .object({ id, name: z.string() })
          .nullable()
          .describe("The season whose matches the league's shares are of: the one before the match's."),
        shares: byRate(expectedShare).describe('What each share is held against, by the names of `hit_rates`.'),
      })
      .nullable(),
  }),
})
