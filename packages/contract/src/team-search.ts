import { z } from 'zod'
import { defineCall } from './kit/call.ts'
import { id } from './kit/fields.ts'
import { boundedText } from './kit/text.ts'

export const teamCandidate = z.object({
  team_id: id,
  team_name: z.string(),
  team_image: z.string(),
  country_name: z.string(),
})
export type TeamCandidate = z.infer<typeof teamCandidate>

export const teamsByName = defineCall({
  method: 'GET',
  path: '/team/name/{name}',
  access: 'public',
  area: 'search',
  summary: 'Clubs whose name holds the text, best known first; accents and case do not matter',
  params: z.object({ name: boundedText(100).min(1).describe('Part of the name of a club.') }),
  answer: z.array(teamCandidate),
})
