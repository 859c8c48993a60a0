import { z } from 'zod'
import { defineCall } from './kit/call.ts'
import { forSubscribers, id, idParam, pageParam } from './kit/fields.ts'
import { day, namedPerson, namedTeam, namedType } from './kit/names.ts'

export const transferView = z.object({
  id,
  player_id: id,
  player: namedPerson,
  /** The team left; null when it is unknown. */
  from_team_id: id.nullable(),
  fromteam: namedTeam.nullable(),
  /** The team joined; null when it is unknown or there is none. */
  to_team_id: id.nullable(),
  toteam: namedTeam.nullable(),
  date: day,
  /** 218 loan, 219 transfer, 220 free transfer, 9688 end of a loan. */
  type_id: z.number().int(),
  type: namedType,
  /** Euros; null when unknown. */
  amount: z.number().int().nullable(),
})
export type TransferView = z.infer<typeof transferView>

export const latestTransfers = defineCall({
  method: 'GET',
  path: '/v3/transfer/latest/{page}',
  access: 'subscription',
  area: 'transfer',
  summary: 'The newest transfers of all teams, 50 a page from page 1 on; `has_more` while there is another',
  params: z.object({ page: pageParam }),
  /** Only transfers of this type. */
  query: z.object({ type: idParam.optional() }),
  answer: forSubscribers({ transfer: z.array(transferView), has_more: z.boolean() }),
})
