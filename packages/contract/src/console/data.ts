import { z } from 'zod'
import { PART_STATES } from '../accounts/status.ts'
import { defineCall } from '../kit/call.ts'
import { id, idParam, instant } from '../kit/fields.ts'
import { boundedParam } from '../kit/text.ts'
import { taskShape } from './backups.ts'

const count = z.number().int().min(0)
const done = z.object({ done: z.literal(true).describe('Always true.') })

const read = { method: 'GET', access: 'console', permission: 'data.read', area: 'console' } as const
const change = { method: 'POST', access: 'console', permission: 'data.change', area: 'console' } as const

export const dataSources = defineCall({
  ...read,
  path: '/console/data/sources',
  summary: 'Each source: when it was last read, how late that is, what is left of its quota, and its problems of a day',
  answer: z.object({
    now: instant.describe('When this was looked at, UTC.'),
    sources: z
      .array(
        z.object({
          source: z.string().describe('Name of the source.'),
          state: z.enum(PART_STATES).nullable().describe('Null for one that is read by imports alone.'),
          read_at: instant.nullable().describe('When it was last read without a failure.'),
          lag_seconds: count.nullable().describe('How long ago that was, in seconds; null where it never was.'),
          usual_seconds: count.nullable().describe('How old its data gets between two reads, as a rule.'),
          matches: count.describe('Matches it describes.'),
          calls_today: count
            .nullable()
            .describe('Of this UTC day, as the source counts them; null for one without calls.'),
          quota: z
            .object({
              left: count.nullable().describe('Calls that are left; null where that is not known.'),
              of: count.nullable().describe('Calls it allows; null where it states no limit.'),
              per: z
                .string()
                .nullable()
                .describe('In which time: `day`, `month` or `60 s`; null where it states no limit.'),
            })
            .nullable()
            .describe('What is left of what it allows; null where it states no limit.'),
          problems: z
            .array(z.object({ kind: z.string().describe('As the source calls it: `row`, `result`, `call`.'), count }))
            .describe('Seen within a day, by kind.'),
          error: z.string().nullable().describe('Why it cannot be read.'),
        }),
      )
      .describe('By name.'),
  }),
})

const share = z
  .object({ held: count.describe('How many are stored.'), of: count.describe('How many there should be.') })
  .nullable()
  .describe('Null where no source of the season has it, or nothing is due yet.')

export const dataCoverage = defineCall({
  ...read,
  path: '/console/data/coverage',
  summary:
    'How much of what there should be is stored, of the newest seasons of each competition; those that lack most first',
  query: z.object({
    seasons: z.coerce.number().int().min(1).max(6).default(4).describe('Seasons of each competition.'),
  }),
  answer: z.object({
    competitions: z
      .array(
        z.object({
          id,
          name: z.string(),
          country: z.object({ id, name: z.string(), code: z.string() }),
          missing: count.describe('Matches, results, prices, line-ups and statistics that are missing in all.'),
          seasons: z
            .array(
              z.object({
                id,
                name: z.string(),
                current: z.boolean().describe('Whether it is the season of now.'),
                matches: share,
                results: share,
                prices: share,
                lineups: share,
                statistics: share,
              }),
            )
            .describe('The oldest first; those without a match are left out.'),
        }),
      )
      .describe('Those that lack most first; without hidden ones.'),
  }),
})

const missingName = z.object({
  home: z.string().describe('Name of the home team.'),
  away: z.string().describe('Name of the away team.'),
  round: z.string().nullable(),
  at: instant.nullable().describe('Kick-off, UTC; null where nothing of the match is stored.'),
})

export const coverageOfSeason = defineCall({
  ...read,
  path: '/console/data/coverage/{id}',
  summary: 'What is missing in a season, by round; 404 when there is none',
  params: z.object({ id: idParam.describe('Id of the season.') }),
  answer: z.object({
    name: z.string(),
    rounds: z
      .array(
        z.object({
          round: z.string().nullable().describe('Null for matches of which nobody names a round.'),
          results: share,
          prices: share,
          lineups: share,
          statistics: share,
        }),
      )
      .describe('Of the season, each with what is stored of it.'),
    missing: z.array(missingName).describe('Results that are due; the first 200.'),
  }),
})

export const dataProblems = defineCall({
  ...read,
  path: '/console/data/problems',
  summary: 'What could not be taken from sources, by source and kind, with the newest records of each',
  query: z.object({ days: z.coerce.number().int().min(1).max(90).default(7).describe('Seen within so many days.') }),
  answer: z.object({
    groups: z
      .array(
        z.object({
          source: z.string().describe('Name of the source.'),
          kind: z.string().describe('As the source calls it: `row`, `result`, `call`.'),
          count,
          last_at: instant.describe('When the newest of them was seen last, UTC.'),
          records: z
            .array(
              z.object({
                key: z.string().describe('Which record: a line of a file, an id of the source or an address.'),
                reason: z.string().describe('Why it could not be taken, in a sentence.'),
                times: count.describe('How often it was seen.'),
                first_at: instant.describe('When it was seen first, UTC.'),
                last_at: instant.describe('When it was seen last, UTC.'),
              }),
            )
            .describe('The newest 20.'),
        }),
      )
      .describe('The one with the newest record first.'),
  }),
})

export const SHOWN = ['shown', 'hidden', 'inactive'] as const
const shown = z
  .enum(SHOWN)
  .describe('`hidden`: left out of lists, search and site map; `inactive`: in them, as no longer played.')

export const competitions = defineCall({
  ...read,
  path: '/console/data/competitions',
  summary: 'Every competition with its number of matches, and whether visitors see it',
  answer: z.object({
    competitions: z
      .array(
        z.object({
          id,
          name: z.string(),
          country: z.object({ id, name: z.string(), code: z.string() }),
          shown,
          active: z.boolean().describe('Whether it is still played, as its source says.'),
          matches: count.describe('Matches that are stored.'),
          last_at: instant.nullable().describe('Kick-off of its last match; null without matches.'),
        }),
      )
      .describe('By country, the highest of each first.'),
  }),
})

export const showCompetition = defineCall({
  ...change,
  path: '/console/data/competitions',
  summary: 'Shows a competition, leaves it out of lists, search and site map, or says that it is no longer played',
  body: z.object({ id, shown }),
  answer: done,
})

/** Bytes of a file of matches. */
export const MAX_IMPORT_BYTES = 64 * 1024 ** 2

export const imports = defineCall({
  ...read,
  path: '/console/data/imports',
  summary: 'Sources whose files can be uploaded, and the last imports',
  answer: z.object({
    sources: z
      .array(
        z.object({
          source: z.string().describe('Name of the source, to be sent along with a file.'),
          about: z.string().describe('What its files give, in English.'),
          endings: z.array(z.string()).describe('Endings of its files, in small letters: `.csv`.'),
        }),
      )
      .describe('Sources whose files can be uploaded.'),
    tasks: z.array(taskShape).describe('The last ten imports, the newest first.'),
  }),
})

export const uploadImport = defineCall({
  ...change,
  path: '/console/data/imports',
  summary: 'Imports a file of matches, the body of the request as application/octet-stream',
  description: '400 for a file that is none of the source, 409 while another task runs.',
  query: z.object({
    source: boundedParam(40).describe('Whose file it is.'),
    name: boundedParam(120).describe('Name of the file; its ending says what is in it.'),
  }),
  answer: z.object({ task: count.describe('Id of what was started.') }),
})

export const dataCalls = [
  dataSources,
  dataCoverage,
  coverageOfSeason,
  dataProblems,
  competitions,
  showCompetition,
  imports,
  uploadImport,
] as const
