import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { id, instant, sentInstant } from '../kit/fields.ts'
import { boundedParam, boundedText } from '../kit/text.ts'

const count = z.number().int().min(0)
const done = z.object({ done: z.literal(true).describe('Always true.') })

const read = { method: 'GET', access: 'console', permission: 'data.read', area: 'console' } as const
const change = { method: 'POST', access: 'console', permission: 'data.change', area: 'console' } as const

const named = z.object({ id, name: z.string() })

export const nameProposals = defineCall({
  ...read,
  path: '/console/data/names',
  summary:
    'Names that may be one team, with what speaks for it, and what operators decided; nothing is joined by itself here',
  answer: z.object({
    proposals: z
      .array(
        z.object({
          source: z.string().describe('Which alone has the first one.'),
          team: named,
          is: named.describe('The team it may be.'),
          votes: count.describe('Results of it that are those of the other team.'),
          of: count.describe('Results that can be compared.'),
          alike: z.number().describe('How alike the names are, 0 to 1.'),
          same_country: z.boolean().describe('Whether both are of one country.'),
          other_squad: z.boolean().describe('One is of women, of the young or a reserve by its name.'),
          waiting: count.describe('Matches of the next 7 days that it has.'),
          recommended: z
            .enum(['join', 'apart'])
            .describe('`join` where four of five results agree and both are one kind of squad; else `apart`.'),
        }),
      )
      .describe('Those that nobody decided on yet.'),
    decisions: z
      .array(
        z.object({
          id,
          decided: z.enum(['joined', 'apart']).describe('`joined`: the two are one; `apart`: they stay two.'),
          source: z.string().describe('Whose name it is.'),
          name: z.string().describe('Name of the team that went or stays apart.'),
          team: z.string().describe('Name of the other team.'),
          moved: count.describe('Matches that got another team by it; 0 where none did.'),
          actor: z.string().describe('Username of the operator who decided.'),
          at: instant.describe('When it was decided, UTC.'),
          undone: z.boolean().describe('Whether it was taken back.'),
        }),
      )
      .describe('The newest 20.'),
  }),
})

const pair = { team: id.describe('Id of the one that goes.'), is: id.describe('Id of the one that stays.') }

export const joinNames = defineCall({
  ...change,
  path: '/console/data/names/join',
  summary: 'Makes two proposed teams one; 409 when they are not proposed any more or have met',
  body: z.object(pair),
  answer: done,
})
export const keepNamesApart = defineCall({
  ...change,
  path: '/console/data/names/apart',
  summary: 'Keeps two proposed teams apart for good; 409 when they are not proposed any more',
  body: z.object(pair),
  answer: done,
})
export const undoNames = defineCall({
  ...change,
  path: '/console/data/names/undo',
  summary: 'Takes a decision back: joined names are two again and stay apart, others are proposed again',
  description: '409 when it cannot be taken back: another source has the team under several names.',
  body: z.object({ id: id.describe('Id of the decision.') }),
  answer: done,
})

export const CORRECTED_STATES = ['finished', 'awarded', 'postponed', 'cancelled', 'abandoned'] as const
export const NAMED_THINGS = ['team', 'league', 'venue'] as const
export const MAX_NAME = 100

const goals = z.number().int().min(0).max(99)

const correctionValue = z.object({
  state: z.enum(CORRECTED_STATES).optional().describe('Of a result.'),
  home: goals.optional().describe('Goals after 90 minutes.'),
  away: goals.optional().describe('Goals after 90 minutes.'),
  kickoff: sentInstant.optional().describe('When it begins, UTC.'),
  name: boundedText(MAX_NAME).optional().describe('Of a team, a competition or a ground.'),
})

const corrected = {
  kind: z.enum(['result', 'kickoff', 'name']).describe('What is corrected.'),
  target: z
    .enum(['fixture', ...NAMED_THINGS])
    .describe('Whose it is: a result and a kick-off are of a `fixture`, a name of one of the others.'),
  target_id: id.describe('Our id of the match, team, competition or ground.'),
}

const correction = z.object({
  id,
  ...corrected,
  subject: z.string().describe('What it is about: `Rio Ave – Famalicão`.'),
  before: z.string().describe('The value before.'),
  after: z.string().describe('The value now.'),
  reason: z.string().nullable().describe('Why, in the words of the operator; null where none was given.'),
  actor: z.string().describe('Username of the operator who corrected it.'),
  at: instant.describe('When it was corrected, UTC.'),
  ended_at: instant.nullable().describe('Null while it is in force.'),
})
export type DataCorrection = z.infer<typeof correction>

export const corrections = defineCall({
  ...read,
  path: '/console/data/corrections',
  summary: 'What operators know better than every source: those in force, then the last that ended',
  answer: z.object({
    corrections: z
      .array(correction)
      .describe('Those in force, then those that ended; of each the newest first, up to 100 in all.'),
  }),
})

export const correctable = defineCall({
  ...read,
  path: '/console/data/correctable',
  summary: 'Matches, teams, competitions and grounds whose names begin so or contain it, to be corrected',
  query: z.object({ q: boundedParam(60).describe('Part of a name; of a match, of one of its teams.') }),
  answer: z.object({
    fixtures: z
      .array(
        z.object({
          id,
          home: z.string().describe('Name of the home team.'),
          away: z.string().describe('Name of the away team.'),
          kickoff: instant.describe('When it begins, UTC.'),
          result: z.string().describe('Goals after 90 minutes: `1–2`; empty where they are unknown.'),
        }),
      )
      .describe('Matches of the last 400 and the next 60 days, the nearest to now first, up to 20.'),
    things: z
      .array(z.object({ target: z.enum(NAMED_THINGS).describe('What it is.'), id, name: z.string() }))
      .describe('Teams, competitions and grounds, the shortest name first, up to 20.'),
  }),
})

export const correct = defineCall({
  ...change,
  path: '/console/data/corrections',
  summary: 'Corrects a result, a kick-off or a name; it wins over every source until it ends',
  description: '404 when there is no such thing, 409 when a correction of it is in force already.',
  body: z.object({
    ...corrected,
    value: correctionValue.describe('What is right: of a result its state and goals, else the kick-off or the name.'),
    reason: boundedText(300).trim().optional().describe('For the audit.'),
  }),
  answer: done,
})

export const endCorrection = defineCall({
  ...change,
  path: '/console/data/corrections/end',
  summary: 'Ends a correction: restores the value before it, and takes values of sources again',
  body: z.object({ id }),
  answer: done,
})

export const dataDecisionCalls = [
  nameProposals,
  joinNames,
  keepNamesApart,
  undoNames,
  corrections,
  correctable,
  correct,
  endCorrection,
] as const
