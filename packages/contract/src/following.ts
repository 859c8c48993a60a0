import { z } from 'zod'
import { MAX_FOLLOWED } from './accounts/follow.ts'
import { defineCall } from './kit/call.ts'
import { formQuery, id, instant, priceFormats } from './kit/fields.ts'
import { day } from './kit/names.ts'
import { boundedParam } from './kit/text.ts'
import { LEFT_OUT, withoutPrices } from './kit/without-prices.ts'
import { standingZone } from './league/standing.ts'
import { upcomingMatch } from './upcoming.ts'

/** Matches of everything that is followed: of a team the last, the one in play and the next two. */
export const MAX_LISTED = 5 * MAX_FOLLOWED

const NO_IDS = 'must be whole numbers with commas between them'

/** Ids with commas between them, each once. */
const idList = (most: number) =>
  boundedParam(11 * most, `must be ${most} ids at most`)
    .default('')
    .transform((text, context) => {
      const ids = [...new Set(text.split(',').filter((part) => part !== ''))].map(Number)
      if (ids.every((one) => Number.isInteger(one) && one > 0 && one <= 2_147_483_647)) {
        if (ids.length <= most) return ids
        context.addIssue({ code: 'custom', message: `must be ${most} ids at most` })
        return z.NEVER
      }
      context.addIssue({ code: 'custom', message: NO_IDS })
      return z.NEVER
    })
    .describe(`Ids with commas between them, ${most} at most; unknown ones are left out.`)

const what = z.object({ teams: idList(MAX_FOLLOWED), leagues: idList(MAX_FOLLOWED) })

export const followedMatches = defineCall({
  method: 'GET',
  path: '/following/matches',
  access: 'public',
  area: 'upcoming',
  summary: 'Matches of any day by their ids, with form, prices and weather',
  query: formQuery.extend({ matches: idList(MAX_LISTED) }),
  answer: z.array(upcomingMatch),
})

const matchIds = z.array(id).describe('Ids of matches, the last that is over first, then in play and to come.')
const country = z.object({ id, code: z.string(), name: z.string() })

const followedTeam = z.object({
  team_id: id,
  team_name: z.string(),
  team_logo: z.string(),
  match_ids: matchIds,
  form: z.array(z.enum(['W', 'D', 'L'])).describe('Its last five results in all competitions, the latest first.'),
  place: z
    .object({
      league_id: id,
      league_name: z.string(),
      league_country: country,
      position: z.number().int().describe('Place in the table.'),
      points: z.number().int(),
      gap: z
        .number()
        .int()
        .nullable()
        .describe(
          'Points more than the second, of the first; points less than the place before, of others. Null alone.',
        ),
      zones: z.array(standingZone.nullable()).describe('What each place of the table means, from the first on.'),
    })
    .nullable()
    .describe('Its place in the league of its season; null where no table has it.'),
})

export const following = defineCall({
  method: 'GET',
  path: '/following',
  access: 'public',
  area: 'upcoming',
  summary: 'Teams, leagues and players with their last and next matches, and the places of the teams',
  query: what.extend({ players: idList(MAX_FOLLOWED) }),
  answer: z.object({
    teams: z.array(followedTeam).describe('In the order of the ids.'),
    leagues: z
      .array(
        z.object({
          league_id: id,
          league_name: z.string(),
          league_logo: z.string(),
          league_country: country,
          round_name: z.string().nullable().describe('Round of the next match; null where it has no name.'),
          first_at: instant.nullable().describe('Kick-off of the next match, UTC; null without one.'),
          last_at: instant.nullable().describe('Kick-off of the last match of that round within a week, UTC.'),
          matches: z.number().int().describe('Matches of that round within a week.'),
        }),
      )
      .describe('In the order of the ids.'),
    players: z
      .array(
        z.object({
          player_id: id,
          player_name: z.string(),
          player_image: z.string(),
          team: z.object({ id, name: z.string() }).nullable().describe('The team of today; null when unknown.'),
          match_ids: matchIds,
        }),
      )
      .describe('In the order of the ids.'),
  }),
})
export type Following = z.infer<typeof following.answer>
export type FollowedTeam = Following['teams'][number]

const newsMatch = z.object({
  id,
  country_id: id,
  home: z.string(),
  away: z.string(),
  start_dt: instant.describe('Kick-off, UTC.'),
  kickoff_known: z.boolean().describe('False where only the day is known.'),
})
const newsTeam = z.object({ id, name: z.string() })
const ofMatch = { at: instant.describe('When it was noticed, UTC.'), match: newsMatch }
const ofDay = { day: day.describe('The day it is of.'), team: newsTeam }

export const newsFact = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('moved').describe('Another kick-off.'),
    ...ofMatch,
    was: instant.describe('The kick-off before, UTC.'),
    was_known: z.boolean().describe('False where only the day was known.'),
  }),
  z.object({
    kind: z.literal('off').describe('Postponed, cancelled or the like, or to be played after all.'),
    ...ofMatch,
    status: z.number().int().describe('State id now.'),
  }),
  z.object({ kind: z.literal('lineup').describe('The line-ups are out.'), ...ofMatch }),
  withoutPrices(
    z.object({
      kind: z.literal('price').describe('A price whose probability moved by three points or more in a day.'),
      ...ofMatch,
      side: z.enum(['1', 'X', '2']).describe('What the price is for.'),
      before: priceFormats.describe('The price at the end of the day before.'),
      price: priceFormats,
      bookmaker: z.string().nullable().describe('Whose price it is.'),
    }),
    LEFT_OUT,
  ),
  z.object({ kind: z.literal('coach').describe('A new coach.'), ...ofDay }),
  z.object({
    kind: z.literal('suspended').describe('Players suspended from that day on.'),
    ...ofDay,
    players: z.number().int().describe('How many.'),
  }),
])
export type NewsFact = z.infer<typeof newsFact>

export const followedNews = defineCall({
  method: 'GET',
  path: '/following/news',
  access: 'public',
  area: 'upcoming',
  summary: 'What happened in the last two weeks to teams, leagues and matches, the latest first',
  description: 'Of leagues only matches that were moved or called off.',
  query: what.extend({ matches: idList(MAX_FOLLOWED) }),
  answer: z.object({ facts: z.array(newsFact) }),
})
