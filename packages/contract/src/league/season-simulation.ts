import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { forSubscribers, id, idParam, instant } from '../kit/fields.ts'
import { day, namedTeam, namedType } from '../kit/names.ts'
import { boundedText } from '../kit/text.ts'
import { knockOut } from './knock-out.ts'
import { standingZone } from './standing.ts'

/** Matches whose results may be set at once. */
export const MAX_RESULTS = 60
const MAX_GOALS = 20

const results = boundedText(MAX_RESULTS * 20)
  .default('')
  .transform((text) => (text === '' ? [] : text.split(',')))
  .pipe(
    z
      .array(
        z
          .string()
          .regex(/^[1-9]\d{0,9}:\d{1,2}-\d{1,2}$/, 'must be matches and scores such as 1234:2-1,1240:0-0')
          .transform((one) => one.split(/[:-]/).map(Number) as [number, number, number])
          .transform(([fixture_id, home_goals, away_goals]) => ({ fixture_id, home_goals, away_goals }))
          .refine(
            ({ home_goals, away_goals }) => Math.max(home_goals, away_goals) <= MAX_GOALS,
            `must have at most ${MAX_GOALS} goals a side`,
          ),
      )
      .max(MAX_RESULTS, `must be at most ${MAX_RESULTS} results`)
      .refine((list) => new Set(list.map(({ fixture_id }) => fixture_id)).size === list.length, 'names a match twice'),
  )
  .describe(
    'Results of matches to come, joined by commas: `1234:2-1` is the match of id 1234, two goals of the home side and one of the away side.',
  )

const drawn = z.object({
  mean: z.number(),
  low: z.number().describe('Lower end of the interval in which nine of ten seasons lie.'),
  high: z.number().describe('Upper end of that interval.'),
})

const chance = z.number().min(0).max(1)

export const simulatedTeam = z.object({
  participant_id: id,
  participant: namedTeam,
  points_now: z.number().int().describe('Points now.'),
  points: drawn.describe('Points at the end.'),
  position: drawn.describe('Place at the end, by its mean over the seasons drawn.'),
  places: z.array(chance).describe('Chance of each place, first place first.'),
  champion: chance
    .nullable()
    .describe(
      'Chance to win the title, by first place or in what follows the table; null where it is decided elsewhere, see `title_missing`.',
    ),
  continental: chance
    .nullable()
    .describe(
      "Chance of a place in Europe or in the continent's cups by the league alone; null where no place has one.",
    ),
  qualification: chance
    .nullable()
    .describe(
      'Chance to qualify for the tournament by the table of a qualifying competition, without play-offs and comparisons between groups; null where no place qualifies.',
    ),
  promotion: chance
    .nullable()
    .describe('Chance to go up, the play-off included where it is played; null where nobody goes up.'),
  relegation: chance
    .nullable()
    .describe('Chance of a place that goes down, without play-offs; null where nobody goes down by the table.'),
})
export type SimulatedTeam = z.infer<typeof simulatedTeam>

export const simulatedTable = z.object({
  stage: z.object({ id, name: z.string() }).nullable(),
  group: z.object({ id, name: z.string() }).nullable(),
  seasons: z.number().int().describe('Seasons drawn.'),
  ahead: z.number().int().describe("Matches that were drawn, and those of them whose chances are a bookmaker's."),
  priced: z.number().int().describe("Matches among them whose chances are a bookmaker's."),
  title_by: z
    .enum(['table', 'second_phase', 'play_off'])
    .nullable()
    .describe('What decides the title: the table, a second phase, or matches after it. All of it is drawn.'),
  title_missing: z
    .enum(['play_off', 'other_table'])
    .nullable()
    .describe(
      'Why nobody has a chance of the title: it is decided in matches after the table whose form or pairs are not known, or in another table.',
    ),
  zones: z
    .array(
      z
        .object({ type_id: z.number().int(), type: namedType, zone: standingZone.describe('What the place means.') })
        .nullable(),
    )
    .describe('What the places mean, first place first; null for nothing.'),
  teams: z.array(simulatedTeam).describe('By the expected position.'),
})
export type SimulatedTable = z.infer<typeof simulatedTable>

export const seasonSimulation = defineCall({
  method: 'GET',
  path: '/v3/season/simulation/{seasonId}',
  access: 'subscription',
  area: 'league',
  summary:
    'What is left of a season played 10,000 times: chances of every place, points and position with intervals, in a cup those of every round; `results` sets matches to come. 404 when the season is unknown, 400 for a match that is not to come in it, 429 beyond 20 a minute',
  params: z.object({ seasonId: idParam }),
  query: z.object({ results }),
  answer: forSubscribers({
    tables: z.array(simulatedTable).describe('One entry a table.'),
    knock_out: knockOut.nullable().describe('The rounds of a cup to its final; null in a league.'),
    missing: z
      .enum(['over', 'unscheduled', 'unrated', 'unknown_form', 'unknown_entrants'])
      .nullable()
      .describe(
        'Why a season has no simulation: it is over, its matches are not known to the end, one of them is not rated, or of a cup nobody knows how it goes on or who comes in later.',
      ),
    ahead: z
      .array(
        z.object({
          fixture_id: id,
          starting_at: instant,
          home_id: id,
          away_id: id,
          home_goals: z.number().int().nullable().describe('As set; null where it is drawn.'),
          away_goals: z.number().int().nullable(),
          in_play: z
            .object({
              minute: z.union([z.number().int(), z.literal('half-time')]),
              home_goals: z.number().int(),
              away_goals: z.number().int(),
            })
            .nullable()
            .describe(
              'How it stands, of a match in play: it is played on from there, red cards included. Null before, and where nobody knows the minute.',
            ),
        }),
      )
      .describe('Matches to come whose result may be set, in the order of their kick-offs.'),
  }),
})

export const seasonChances = defineCall({
  method: 'GET',
  path: '/v3/season/chances/{seasonId}',
  access: 'subscription',
  area: 'league',
  summary:
    'What was to be expected of a season after each of its rounds, from the results and our ratings of that day, without prices: written down once and never changed. 404 when the season is unknown',
  params: z.object({ seasonId: idParam }),
  answer: forSubscribers({
    tables: z
      .array(
        z.object({
          stage_id: id.nullable().describe('Null where the table is of no stage or group.'),
          group_id: id.nullable().describe('Id of the group; null where there is none.'),
          teams: z.array(namedTeam).describe('Every team of the rounds.'),
          rounds: z
            .array(
              z.object({
                round: z.number().int().describe('Matches of a team, on average.'),
                day: day.describe('The last UTC day that was known.'),
                afterwards: z
                  .boolean()
                  .describe('Whether it was computed more than four days later, from what was known on that day.'),
                teams: z
                  .array(
                    z.object({
                      participant_id: id,
                      champion: chance.nullable().describe('As in the simulation of the season.'),
                      continental: chance
                        .nullable()
                        .describe(
                          "Chance of a place in Europe or in the continent's cups; null where no place has one.",
                        ),
                      promotion: chance.nullable().describe('Chance to go up; null where nobody goes up.'),
                      relegation: chance
                        .nullable()
                        .describe('Chance to go down; null where nobody goes down by the table.'),
                    }),
                  )
                  .describe('What was to be expected of each team.'),
              }),
            )
            .describe('From the first on.'),
        }),
      )
      .describe('One entry a table.'),
  }),
})
