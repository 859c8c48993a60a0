import { z } from 'zod'
import { id, instant } from '../kit/fields.ts'

const AMONG = ['points', 'wins', 'goal difference', 'goals', 'away goals'] as const

export const tableCriterion = z.object({
  kind: z
    .enum([
      ...['goal difference', 'goals', 'goal average', 'wins', 'away goals', 'away wins', 'fair play'],
      ...['first-phase place', 'first-phase points', 'half point lost', 'half point gained', 'head-to-head'],
    ] as const)
    .describe('What is compared; `head-to-head` is a table of the matches among the level teams alone.'),
  among: z.array(z.enum(AMONG)).describe('What that table compares, the first one first; empty for other criteria.'),
  meetings: z
    .union([z.literal(1), z.literal(2)])
    .nullable()
    .describe(
      'How often each two of the teams must have met for it to count; twice is once at each ground. Null for other criteria.',
    ),
})
export type TableCriterion = z.infer<typeof tableCriterion>

export const ruleSources = z
  .array(
    z.object({
      title: z.string().describe('Title of the regulations or the article.'),
      year: z.number().int().nullable().describe('Year of the edition; null when unknown.'),
      url: z.string().nullable().describe('Where it can be read; null where nowhere.'),
    }),
  )
  .describe('Where the rules are taken from.')
export type RuleSources = z.infer<typeof ruleSources>

const beyond = z.object({
  win: z.number().int().describe('Points of the winner.'),
  loss: z.number().int().describe('Points of the loser.'),
})

export const tableRules = z.object({
  points_for_win: z.number().int().describe('3, or 2 in older seasons.'),
  shoot_out: beyond
    .nullable()
    .describe('Points of a drawn match that goes to a shoot-out, instead of one each; null where a draw is one each.'),
  extra_time: beyond
    .nullable()
    .describe('Points of a match decided in extra time, where they are not the usual ones; null otherwise.'),
  per_match: z.boolean().describe('True where points are divided by matches: a season that was cut short.'),
  order: z.array(tableCriterion).describe('What tells teams level on points apart, the first one first.'),
  carry: z
    .enum(['none', 'all', 'half, rounded down', 'half, rounded up'])
    .nullable()
    .describe('What is kept of the points of the phase before; null where there is none.'),
  split_after: z
    .number()
    .int()
    .nullable()
    .describe('Matches of each team after which the table goes on in groups; null where it does not.'),
  general: z.boolean().describe('True where the rules of the competition are not known and the usual ones are taken.'),
  sources: ruleSources,
})
export type TableRulesShown = z.infer<typeof tableRules>

const figures = z
  .array(z.number().nullable())
  .nullable()
  .describe(
    'One figure, or one for each part of a `head-to-head` criterion, the first that differs deciding. Null where nothing can be compared: cards that are not known, teams that have not met often enough. A goal average without a goal conceded is null.',
  )

const compared = z.object({
  criterion: z.number().int().min(0).describe('Index in the order of the rules.'),
  team_ids: z.array(id).describe('Teams compared at once: the two, and those level with them until then.'),
  own: figures.describe("The team's own figures."),
  other: figures.describe('The same of the team it is told apart from.'),
})
export type ComparedTeams = z.infer<typeof compared>

export const placeReason = z.object({
  level_ids: z.array(id).describe('Ids of all teams with as many points, in the order of the table.'),
  from_id: id.describe('Id of the team it is told apart from: the next of them, of the last one the team before it.'),
  is_ahead: z.boolean().describe('Whether it is ahead of that team.'),
  by: z
    .enum(['rule', 'decision', 'name'])
    .describe(
      'What tells the two apart: the last criterion compared, a decision besides the results (another match, lots), or nothing but the order of their names.',
    ),
  compared: z.array(compared).describe('What was compared of the two, in order.'),
  otherwise: compared
    .nullable()
    .describe('The first criterion after that one which would put them the other way round; null where none would.'),
  meetings: z
    .array(
      z.object({
        fixture_id: id.nullable(),
        starting_at: instant,
        home_id: id,
        home_goals: z.number().int().min(0).describe('Goals counted.'),
        away_goals: z.number().int().min(0),
      }),
    )
    .describe('The results of the two against each other, oldest first.'),
})
export type PlaceReasonShown = z.infer<typeof placeReason>

export const carried = z.object({
  place: z.number().int().describe('Place in the table of the phase before.'),
  points: z.number().int().describe('Points there.'),
  kept: z.number().int().describe('Points kept of them.'),
  rounding: z.number().describe('What rounding gave (½) or took (−½) when the points were halved, else 0.'),
})
