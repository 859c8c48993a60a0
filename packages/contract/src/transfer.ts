import { z } from 'zod'
import { defineCall } from './kit/call.ts'
import { forSubscribers, id, idParam, pageParam } from './kit/fields.ts'
import { day, namedPerson, namedTeam, namedType } from './kit/names.ts'

export const transferView = z.object({
  id,
  player_id: id,
  player: namedPerson,
  from_team_id: id.nullable().describe('The team left; null when it is unknown.'),
  fromteam: namedTeam.nullable().describe('The team left; null when unknown.'),
  to_team_id: id.nullable().describe('The team joined; null when it is unknown or there is none.'),
  toteam: namedTeam.nullable().describe('The team joined; null when unknown or there is none.'),
  date: day,
  type_id: z.number().int().describe('218 loan, 219 transfer, 220 free transfer, 9688 end of a loan.'),
  type: namedType,
  amount: z.number().int().nullable().describe('Euros; null when unknown.'),
})
export type TransferView = z.infer<typeof transferView>

export const latestTransfers = defineCall({
  method: 'GET',
  path: '/v3/transfer/latest/{page}',
  access: 'subscription',
  area: 'transfer',
  summary: 'The newest transfers of all teams, 50 a page from page 1 on; `has_more` while there is another',
  params: z.object({ page: pageParam }),
  query: z.object({ type: idParam.optional() }).describe('Only transfers of this type.'),
  answer: forSubscribers({
    transfer: z.array(transferView).describe('The transfers, newest first.'),
    has_more: z.boolean(),
  }),
})
