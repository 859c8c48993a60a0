import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { forSubscribers, id, idParam, instant } from '../kit/fields.ts'
import { namedTeam } from '../kit/names.ts'

const chance = z.number().min(0).max(1)
const interval = z.object({
  mean: chance.describe('Share of the seasons drawn.'),
  low: chance.describe(
    'Lower end of where nine of ten answers lie, as the strengths of the sides are not known for certain.',
  ),
  high: chance.describe('Upper end of it.'),
})

const TABLE_AIMS = ['champion', 'continental', 'qualification', 'promotion', 'relegation'] as const

export const tableAim = z
  .enum(TABLE_AIMS)
  .describe(
    "What is at stake: the title, a place in Europe or in the continent's cups by the table, a place at the tournament that a qualifying competition leads to (`qualification`), promotion, or relegation by the table.",
  )
export type TableAim = z.infer<typeof tableAim>

export const seasonAim = z
  .enum([...TABLE_AIMS, 'next_round', 'final'])
  .describe(
    'What is at stake: the title, a place in Europe or the cups of the continent by the table, a place at the tournament that a qualifying competition leads to (`qualification`), promotion, or relegation by the table; of a cup the cup itself (`champion`), the final, or the next round.',
  )
export type SeasonAim = z.infer<typeof seasonAim>

const condition = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.literal('enough').describe('Points that are enough.'),
      points: z.number().int(),
      matches: z.number().int().describe('Matches it has left.'),
      all: z.boolean().describe('Whether it has to win them all.'),
      chance: interval.describe('Chance that it takes so many.'),
    })
    .describe(
      'So many points from its own matches are enough, whatever others do; level on points is counted as against it.',
    ),
  z
    .object({
      kind: z.literal('earliest').describe('The first day it can be certain.'),
      starting_at: instant.describe('Kick-off of the last match that it takes.'),
      wins: z.number().int().describe('Its matches until then, all of which it has to win.'),
      drops: z
        .array(z.object({ participant: namedTeam, points: z.number().int() }))
        .nullable()
        .describe('Points that others have to drop until then; null where what others have to do is not that simple.'),
      chance: interval.nullable().describe('Chance of just that; null where `drops` is.'),
    })
    .describe('The first day on which it can be certain.'),
  z
    .object({
      kind: z.literal('more').describe('Points to make up.'),
      than: namedTeam.describe('The leader.'),
      points: z.number().int().describe('So many more than the leader from here; then they are level on points.'),
    })
    .describe('What it has to make up on the leader.'),
])
export type StakeCondition = z.infer<typeof condition>

export const stakesTable = z.object({
  stage: z.object({ id, name: z.string() }).nullable(),
  group: z.object({ id, name: z.string() }).nullable(),
  seasons: z.number().int().describe('Seasons drawn.'),
  aims: z
    .array(
      z.object({
        aim: tableAim,
        teams: z
          .array(
            z.object({
              participant_id: id,
              participant: namedTeam,
              chance: interval.describe('Chance of the aim, the same as in the simulation of the season.'),
              state: z
                .enum(['secured', 'out', 'open'])
                .nullable()
                .describe(
                  'Whether no result can change it: the aim reached (from relegation: safe), or out of reach (relegated). Null where the table alone does not decide it.',
                ),
              conditions: z.array(condition).describe('What must happen, while it is open.'),
            }),
          )
          .describe('The highest chance first.'),
      }),
    )
    .describe('What is still to be decided in this table; nothing of a cup, whose chances the simulation has.'),
  next: z
    .array(
      z.object({
        fixture_id: id,
        starting_at: instant,
        home: namedTeam,
        away: namedTeam,
        stakes: z
          .array(
            z.object({
              aim: seasonAim,
              participant_id: id.describe('The side whose chance moves more.'),
              home: chance.describe('Its chance after a home win in 90 minutes.'),
              draw: chance.nullable().describe('After a draw; null where none was drawn.'),
              away: chance.describe('After an away win.'),
              swing: z.number().describe('Home win less away win.'),
              low: z
                .number()
                .describe('Lower end of where the swing is with a confidence of 90 %, by the seasons drawn.'),
              high: z.number().describe('Upper end of it.'),
            }),
          )
          .describe('One entry an aim that the match moves.'),
      }),
    )
    .describe('Matches of the next seven days of play, by kick-off; of a cup those that lead on.'),
})
export type StakesTable = z.infer<typeof stakesTable>

export const seasonStakes = defineCall({
  method: 'GET',
  path: '/v3/season/stakes/{seasonId}',
  access: 'subscription',
  area: 'league',
  summary:
    'What must happen for the title, Europe, qualification, promotion and relegation, with chances, and how far the next matches move them; of a cup how far they move the chance of the next round, the final and the cup. From 10,000 seasons drawn. 404 when the season is unknown',
  params: z.object({ seasonId: idParam }),
  answer: forSubscribers({
    tables: z.array(stakesTable).describe('One entry a table; one for all of a cup.'),
    in_play: z.boolean().describe('Whether matches in play are counted, from how they stand.'),
    missing: z
      .enum(['over', 'unscheduled', 'unrated', 'unknown_form', 'unknown_entrants'])
      .nullable()
      .describe('Why there is nothing to say, as in the simulation of the season.'),
  }),
})
