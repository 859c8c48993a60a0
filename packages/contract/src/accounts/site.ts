import { z } from 'zod'
import { BANNER_LEVELS, inLanguages, MAX_BANNER_TEXT, MAX_PARTNER_TEXT, ODDS_MODES } from '../console/site-values.ts'
import { defineCall } from '../kit/call.ts'
import { id, instant } from '../kit/fields.ts'

export const topLeague = z.object({
  league_id: id,
  league_name: z.string(),
  league_logo: z.string().nullable(),
  country_id: id,
  country_name: z.string(),
  country_code: z.string(),
})
export type TopLeague = z.infer<typeof topLeague>

export const topClub = z.object({
  team_id: id,
  team_name: z.string(),
  team_image: z.string(),
  country_name: z.string(),
  order: z.number().int().describe('Place in the list, from 1 on.'),
})
export type TopClub = z.infer<typeof topClub>

export const site = defineCall({
  method: 'GET',
  path: '/site',
  access: 'public',
  area: 'site',
  summary: 'Brand, kind of data, number of matches in play, default leagues and clubs',
  description: 'What every page needs to know about this installation, and the default boxes of the home page.',
  answer: z.object({
    brand: z.string(),
    world: z.enum(['demo', 'real', 'empty']).describe('`demo` data is simulated; `empty` has no matches yet.'),
    preparing: z.boolean().describe('True while the data of a first start is being written.'),
    filling: z
      .object({
        done: z.number().int().min(0).describe('Files that were read.'),
        of: z.number().int().positive().describe('Files that are wanted.'),
        unreachable: z
          .boolean()
          .optional()
          .describe('Present, and true, where none could be read because their source cannot be reached.'),
      })
      .nullable()
      .describe(
        'While past seasons are read for the first time: how many files, of all that are wanted; null when nothing is.',
      ),
    now: instant.describe('The clock of the server, UTC.'),
    live_count: z.number().int().min(0).describe('Matches in play.'),
    live_leagues: z
      .array(z.object({ league_id: id, league_name: z.string(), country_id: id, country_name: z.string() }))
      .nullable()
      .describe('The competitions whose scores are followed while they are played; null where all are.'),
    has_transfers: z
      .boolean()
      .describe('Whether there are transfers of players to be shown; invented data have them sooner or later.'),
    next_match_at: instant.nullable().describe('Kick-off of the first match to come; null without one.'),
    first_match_at: instant
      .nullable()
      .describe('Kick-offs of the first and the last match there is; null without any.'),
    last_match_at: instant.nullable().describe('Kick-off of the last match there is; null without any.'),
    login_provider: z
      .string()
      .nullable()
      .describe('Name of the identity provider that people can sign in by; null without one.'),
    consent: z
      .enum(['off', 'required'])
      .describe("`required`: cookies of partners' links are set only after the visitor agreed."),
    banner: z
      .object({
        version: z.number().int().describe('Tells this banner from the ones before.'),
        level: z.enum(BANNER_LEVELS).describe('How bad the news is.'),
        texts: inLanguages(MAX_BANNER_TEXT).describe('By language, at least one.'),
      })
      .nullable()
      .describe('What the operator announces now; null when nothing is.'),
    odds: z
      .object({
        mode: z
          .enum(ODDS_MODES)
          .describe(
            '`full` with everything, `no_links` prices without a link to a bookmaker, `off` no price anywhere.',
          ),
        partners: z
          .array(z.object({ bookmaker: z.string().describe('Its name, as `odds_source` has it.'), url: z.string() }))
          .describe('Bookmakers with a link, which is advertising; none unless `mode` is `full`.'),
        notice: inLanguages(MAX_PARTNER_TEXT)
          .nullable()
          .describe("The operator's words that stand with the links; null where the usual ones do."),
      })
      .describe('How prices are shown to visitors from the country of the request.'),
    top_leagues: z.array(topLeague).describe('Leagues of the default box.'),
    top_clubs: z.array(topClub).describe('Clubs of the default box.'),
  }),
})
