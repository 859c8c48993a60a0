import { joinNames, keepNamesApart, nameProposals as nameProposalsCall, undoNames } from '@touchline/contract'
import { inTransaction } from '@touchline/database'
import { SOURCES, type Source } from '@touchline/football'
import { KEPT_APART, noteRefs } from '@touchline/ingest/joining/teams/learnt-refs.ts'
import { mergeTeams } from '@touchline/ingest/joining/teams/merge-teams.ts'
import { splitTeam } from '@touchline/ingest/joining/teams/split-team.ts'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { publicError } from '../../../platform/http/errors.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { noteAudit, type Operator, operatorOf } from '../audit/audit.ts'
import {
  addDecision,
  countFixtures,
  dropKeptApart,
  holdDecision,
  latestDecisions,
  markUndone,
  type StoredDecision,
} from './names.queries.ts'
import type { Proposal, Proposals } from './names.ts'

const NOT_PROPOSED = 'These two are not proposed any more. Look at the page again.'

/** Names that may be one team: join them, keep them apart, take either back. */
export async function nameRoutes(
  app: FastifyInstance,
  { database, clock, proposals }: ModuleDeps & { proposals: Proposals },
): Promise<void> {
  const proposed = async ({ team, is }: { team: number; is: number }): Promise<Proposal> => {
    const found = (await proposals.find(clock.now())).find((one) => one.team.id === team && one.is.id === is)
    if (found === undefined) throw publicError('conflict', NOT_PROPOSED)
    return found
  }
  /** Stores a decision and its entry in the audit. */
  const note = async (
    client: pg.ClientBase,
    {
      operator,
      decided,
      proposal: { source, keys, team, is },
      moved,
    }: {
      operator: Operator
      decided: 'joined' | 'apart'
      proposal: Pick<Proposal, 'source' | 'keys' | 'team' | 'is'>
      moved: number
    },
  ) => {
    const now = clock.now()
    const names = { source, keys: [...keys], name: team.name, teamId: is.id, team: is.name }
    await addDecision(client, { ...names, decided, moved, actor: operator.actor, decidedAt: now })
    const action = decided === 'joined' ? 'data.join_names' : 'data.keep_apart'
    const thing = { id: is.id, name: is.name }
    await noteAudit(client, { operator, deed: { action, thing, after: { name: team.name, source } }, now })
  }

  serve(app, nameProposalsCall, async () => {
    const [found, decisions] = await Promise.all([proposals.find(clock.now()), latestDecisions(database)])
    return {
      proposals: found.map(({ source, team, is, votes, of, alike, recommended, waiting, ...one }) => ({
        ...{ source, team, is, votes, of, alike, recommended, waiting },
        same_country: one.sameCountry,
        other_squad: one.otherSquad,
      })),
      decisions: decisions.map(({ id, decided, source, name, team, moved, actor, decidedAt, undoneAt }) => ({
        ...{ id, decided, source, name, team, moved, actor },
        at: decidedAt.toISOString(),
        undone: undoneAt !== null,
      })),
    }
  })

  serve(app, joinNames, async ({ body, request }) => {
    const found = await proposed(body)
    const operator = operatorOf(request)
    const alongside = async (client: pg.ClientBase) =>
      note(client, { operator, decided: 'joined', proposal: found, moved: await countFixtures(client, found.team.id) })
    await mergeTeams(database, { from: found.team.id, into: found.is.id, now: clock.now(), alongside }).catch(refused)
    proposals.forget()
    return { done: true as const }
  })

  serve(app, keepNamesApart, async ({ body, request }) => {
    const found = await proposed(body)
    await inTransaction(database, async (client) => {
      const refs = found.keys.map((key) => ({ source: found.source, key, id: found.team.id }))
      await noteRefs(client, KEPT_APART, refs)
      await note(client, { operator: operatorOf(request), decided: 'apart', proposal: found, moved: 0 })
    })
    proposals.forget()
    return { done: true as const }
  })

  serve(app, undoNames, async ({ body: { id }, request }) => {
    const operator = operatorOf(request)
    const decision = await inTransaction(database, async (client) => {
      const held = await holdDecision(client, id)
      if (held === null || held.undoneAt !== null) throw publicError('conflict', NOT_PROPOSED)
      if (held.decided === 'apart') await undoApart(client, { storedDecision: held, operator, now: clock.now() })
      return held
    })
    if (decision.decided === 'joined') await undoJoin(decision, operator)
    proposals.forget()
    return { done: true as const }
  })

  async function undoJoin({ id, source, keys, name, teamId, team }: StoredDecision, operator: Operator): Promise<void> {
    const [key, second] = keys
    if (key === undefined || second !== undefined)
      throw publicError('conflict', `${source} has several names for this team: use teams split.`)
    const now = clock.now()
    const from = sourceOf(source)
    await splitTeam(database, {
      ...{ source: from, key, name, now },
      alongside: async (client, split) => {
        await markUndone(client, id, now)
        const again = { source: from, keys, team: { id: split.team, name }, is: { id: teamId, name: team } }
        await note(client, { operator, decided: 'apart', proposal: again, moved: split.moved })
      },
    }).catch(refused)
  }
}

async function undoApart(
  client: pg.ClientBase,
  {
    storedDecision: { id, source, keys, name, teamId, team },
    operator,
    now,
  }: { storedDecision: StoredDecision; operator: Operator; now: Date },
): Promise<void> {
  await dropKeptApart(client, sourceOf(source), keys)
  await markUndone(client, id, now)
  const deed = { action: 'data.undo_apart', thing: { id: teamId, name: team }, before: { name, source } } as const
  await noteAudit(client, { operator, deed, now })
}

function sourceOf(text: string): Source {
  const source = SOURCES.find((one) => one === text)
  if (source === undefined) throw new Error(`There is no source ${text}`)
  return source
}

/** The operator reads the objections. */
function refused(error: Error & { code?: string }): never {
  if (error.code === 'TEAMS_MEET' || error.code === 'NO_TEAM' || error.code === 'ALONE')
    throw publicError('conflict', error.message)
  throw error
}
