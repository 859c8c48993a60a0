import { MAX_HIDDEN } from '@touchline/football'
import { z } from 'zod'
import { defineCall } from '../kit/call.ts'
import { id, idParam, instant, sentInstant } from '../kit/fields.ts'
import { browserKey } from './browser-key.ts'

const EVERYWHERE = 'Whether all scores that may still be watched are hidden.'
const SHOWN_UNTIL = 'Matches that kicked off before this are uncovered; null where none are.'

export const hiddenScores = z
  .object({
    everywhere: z.boolean().describe(EVERYWHERE),
    teams: z.array(id).describe('Ids of teams whose scores are hidden.'),
    matches: z
      .array(
        z.object({
          id,
          home: z.number().int().describe('Id of the home team.'),
          away: z.number().int().describe('Id of the away team.'),
        }),
      )
      .describe('Matches whose score is hidden.'),
    shown: z.array(id).describe('Ids of matches that were uncovered alone, the latest last.'),
    shown_until: instant.nullable().describe(SHOWN_UNTIL),
  })
  .describe('Scores that are hidden.')
export type HiddenScoresAnswer = z.infer<typeof hiddenScores>

const ids = (most: number) => z.array(idParam).max(most).default([])

export const setHiddenScores = defineCall({
  method: 'POST',
  path: '/hidden_scores',
  access: 'public',
  area: 'favourites',
  summary: 'Says which scores are hidden, so that nothing that is sent tells them',
  description:
    'Of the account of the token, or of the browser with the secret; 400 for a browser without one, which nothing is sent to.',
  body: z.object({
    key: browserKey,
    everywhere: z.boolean().default(false).describe(EVERYWHERE),
    teams: ids(MAX_HIDDEN.teams).describe('Ids of teams whose scores are hidden; unknown ones are left out.'),
    matches: ids(MAX_HIDDEN.matches).describe('Ids of matches whose score is hidden; unknown ones are left out.'),
    shown: ids(MAX_HIDDEN.shown).describe('Ids of matches that were uncovered alone, the latest last.'),
    shown_until: sentInstant.nullable().default(null).describe(SHOWN_UNTIL),
  }),
  answer: hiddenScores,
})
