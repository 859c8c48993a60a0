import { randomInt } from 'node:crypto'
import { addCode, endCode, MAX_PERCENT } from '@touchline/contract'
import { inTransaction } from '@touchline/database'
import { DAY_MS } from '@touchline/football'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../../platform/http/errors.ts'
import { type CallInput, serve } from '../../../platform/http/serve.ts'
import { foldCode } from '../../billing/plans/promotions.queries.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { noteAudit, operatorOf } from '../audit/audit.ts'
import { maskName } from '../audit/mask.ts'
import { addPromotion, endPromotion, holdCode } from './codes.queries.ts'

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const GROUPS = 4

const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** A code that nobody guesses: `K7QM-2WXP-9RTB-HNV3`, 79 bits. */
const newCode = () => Array.from({ length: GROUPS }, group).join('-')

/** The last instant of a day, UTC. */
const endOf = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS - 1)

function checkWorth({ kind, value }: CallInput<typeof addCode>['body']): void {
  if (kind === 'gift' && value !== 0) throw publicError('bad_request', 'Body value: has to be 0 of a gift')
  if (kind !== 'gift' && value < 1) throw publicError('bad_request', 'Body value: must be 1 or more')
  if (kind === 'percent' && value > MAX_PERCENT)
    throw publicError('bad_request', `Body value: must be ${MAX_PERCENT} or less`)
}

/** Codes that lower prices, and gifts. */
export async function consoleCodeRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  serve(app, addCode, async ({ body, request }) => {
    checkWorth(body)
    const { kind, value, months, max_uses: maxUses } = body
    const now = clock.now()
    const until = body.until === null ? null : endOf(body.until)
    if (until !== null && until <= now) throw publicError('bad_request', 'Body until: this day is over')
    const code = kind === 'gift' || !body.code ? newCode() : foldCode(body.code)
    return inTransaction(database, async (client) => {
      const added = { code, kind, value, months, maxUses, until, note: body.note || null }
      if (!(await addPromotion(client, added, now))) throw publicError('conflict', 'There is such a code already.')
      // The code of a gift is secret: anyone with it has its months.
      const name = kind === 'gift' ? maskName(code) : code
      const after = { code: name, kind, value, months, max_uses: maxUses, until: until?.toISOString() ?? null }
      await noteAudit(client, { operator: operatorOf(request), deed: { action: 'site.code_add', after }, now })
      return { code }
    })
  })

  serve(app, endCode, ({ params, request }) =>
    inTransaction(database, async (client) => {
      const now = clock.now()
      const held = await holdCode(client, params.id)
      if (held === null) throw publicError('not_found', 'There is no such code.')
      if (held.endedAt !== null) throw publicError('conflict', 'This code was ended already.')
      await endPromotion(client, params.id, now)
      const after = { code: held.kind === 'gift' ? maskName(held.code) : held.code }
      await noteAudit(client, { operator: operatorOf(request), deed: { action: 'site.code_end', after }, now })
      return { done: true as const }
    }),
  )
}
