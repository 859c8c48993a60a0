import { correct, correctable, corrections, type DataCorrection, endCorrection } from '@touchline/contract'
import { inTransaction, isUniqueViolation } from '@touchline/database'
import { type FixtureParts, foldText, SOURCES, type Source } from '@touchline/football'
import { correctFixture } from '@touchline/ingest/joining/corrections/correct-fixture.ts'
import { writeName } from '@touchline/ingest/joining/corrections/write-name.ts'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { publicError } from '../../../platform/http/errors.ts'
import { type CallInput, serve } from '../../../platform/http/serve.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { noteAudit, operatorOf } from '../audit/audit.ts'
import {
  addCorrection,
  findCorrections,
  findFixtures,
  findThings,
  holdCorrection,
  markEnded,
  type StoredCorrection,
} from './corrections.queries.ts'
import { type CorrectionValue, faultOf, resultOf, resultText } from './corrections.ts'

const MIN_SEARCH = 2
const FOUND = 20
const OPERATOR: Source = 'operator'

/** The value before a correction, as stored. */
interface Before {
  parts?: FixtureParts<number>
  source?: Source | null
  name?: string
}

/** Corrections by operators. */
export async function correctionRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  serve(app, corrections, async () => ({ corrections: (await findCorrections(database)).map(viewCorrection) }))

  serve(app, correctable, async ({ query: { q } }) => {
    const folded = foldText(q.trim())
    if (folded.length < MIN_SEARCH) return { fixtures: [], things: [] }
    const pattern = `%${folded.replaceAll(/[\\%_]/g, '\\$&')}%`
    const [fixtures, things] = await Promise.all([
      findFixtures(database, { pattern, limit: FOUND, now: clock.now() }),
      findThings(database, { pattern, limit: FOUND }),
    ])
    return {
      fixtures: fixtures.map(({ homeGoals, awayGoals, kickoff, ...one }) => ({
        ...one,
        kickoff: kickoff.toISOString(),
        result: homeGoals === null || awayGoals === null ? '' : `${homeGoals}–${awayGoals}`,
      })),
      things,
    }
  })

  serve(app, correct, async ({ body, request }) => {
    const fault = faultOf(body.kind, body.target, body.value)
    if (fault !== null) throw publicError('bad_request', fault)
    const now = clock.now()
    const operator = operatorOf(request)
    await inTransaction(database, async (client) => {
      const before = await apply(client, body, now)
      if (before === null) throw publicError('not_found', 'There is nothing of this id.')
      const { kind, target, target_id: targetId, value, reason } = body
      await addCorrection(client, {
        ...{ kind, target, targetId, reason: reason || null, actor: operator.actor, createdAt: now },
        value: { ...value },
        before: { ...before },
      })
      await noteAudit(client, {
        operator,
        deed: {
          action: 'data.correct',
          thing: { id: targetId, name: before.name ?? `${target} ${targetId}` },
          before: { [kind]: textOf(kind, beforeValue(before)) },
          after: { [kind]: textOf(kind, value) },
          reason,
        },
        now,
      })
    }).catch((error: unknown) => {
      if (isUniqueViolation(error)) throw publicError('conflict', 'A correction of this is in force. End it first.')
      throw error
    })
    return { done: true as const }
  })

  serve(app, endCorrection, ({ body: { id }, request }) =>
    inTransaction(database, async (client) => {
      const now = clock.now()
      const held = await holdCorrection(client, id)
      if (held === null) throw publicError('not_found', 'There is no correction of this id in force.')
      // First, so that names are no longer taken from it.
      await markEnded(client, id, now)
      await takeBack(client, held, now)
      const thing = { id: held.targetId, name: `${held.target} ${held.targetId}` }
      await noteAudit(client, { operator: operatorOf(request), deed: { action: 'data.end_correction', thing }, now })
      return { done: true as const }
    }),
  )
}

type Asked = CallInput<typeof correct>['body']

/** Writes the correction; null where there is nothing to be corrected. */
async function apply(
  client: pg.ClientBase,
  { kind, target, target_id: id, value }: Asked,
  now: Date,
): Promise<Before | null> {
  if (target !== 'fixture') {
    const name = await writeName(client, { target, id, name: (value.name ?? '').trim(), now })
    return name === null ? null : { name }
  }
  return correctFixture(client, {
    fixture: id,
    part: kind === 'kickoff' ? 'kickoff' : 'result',
    change: (parts) =>
      kind === 'kickoff' ? { kickoff: value.kickoff ?? parts.kickoff, kickoffKnown: true } : resultOf(value, parts),
    source: OPERATOR,
    now,
  })
}

/** Restores the value before the correction; its source may report it again. */
async function takeBack(
  client: pg.ClientBase,
  held: Pick<StoredCorrection, 'kind' | 'target' | 'targetId' | 'before'>,
  now: Date,
) {
  const { kind, target, targetId } = held
  const before = held.before as Before
  if (target !== 'fixture') {
    if (before.name !== undefined) await writeName(client, { target, id: targetId, name: before.name, now })
    return
  }
  const { parts } = before
  if (parts === undefined) return
  await correctFixture(client, {
    fixture: targetId,
    part: kind === 'kickoff' ? 'kickoff' : 'result',
    change: () =>
      kind === 'kickoff'
        ? { kickoff: parts.kickoff, kickoffKnown: parts.kickoffKnown }
        : { state: parts.state, minute: parts.minute, addedMinute: parts.addedMinute, scores: parts.scores },
    source: SOURCES.find((one) => one === before.source && one !== OPERATOR) ?? null,
    now,
  })
}

function beforeValue({ parts, name }: Before): CorrectionValue {
  if (parts === undefined) return { name }
  const { fullTime } = parts.scores
  return { home: fullTime?.[0], away: fullTime?.[1], kickoff: parts.kickoff }
}

function textOf(kind: 'result' | 'kickoff' | 'name', value: CorrectionValue): string {
  if (kind === 'name') return value.name ?? ''
  return kind === 'kickoff' ? (value.kickoff ?? '') : resultText(value)
}

function viewCorrection(stored: StoredCorrection): DataCorrection {
  const { kind, target, targetId, reason, actor, createdAt, endedAt, teams, id } = stored
  const before = beforeValue(stored.before as Before)
  return {
    ...{ id, kind, target, target_id: targetId, reason, actor },
    subject: teams ?? before.name ?? `${target} ${targetId}`,
    before: textOf(kind, before),
    after: textOf(kind, stored.value as CorrectionValue),
    at: createdAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
  }
}
