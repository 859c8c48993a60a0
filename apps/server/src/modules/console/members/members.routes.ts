import { exportMembers, MAX_MEMBER_ROWS, may, member, members } from '@touchline/contract'
import { DAY_MS } from '@touchline/football'
import type { FastifyInstance } from 'fastify'
import { publicError } from '../../../platform/http/errors.ts'
import { type CallInput, serve } from '../../../platform/http/serve.ts'
import { viewerOf } from '../../accounts/sessions/viewer.ts'
import type { ModuleDeps } from '../../module-deps.ts'
import { noteAudit, operatorOf } from '../audit/audit.ts'
import { findMember, findProviderIds } from './member.queries.ts'
import { countMembers, findMembers, type MemberFilter, type StoredMember } from './members.queries.ts'
import { viewDetails, viewMember } from './members.views.ts'

const LONG_AGO_DAYS = 90
const FILE_PAGE = 1000
const PLACE = /^[\d:.+ -]{10,40}\|\d{1,9}$/

type Wanted = Pick<CallInput<typeof members>['query'], 'q' | 'state' | 'plan' | 'country' | 'since' | 'seen'>

/** The signs that mean something in a pattern mean themselves. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')

function filterOf({ q, state, plan, country, since, seen }: Wanted, now: Date): MemberFilter {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  return {
    q: q === undefined || q.trim() === '' ? null : literal(q.trim().normalize('NFKC').toLowerCase()),
    state: state ?? null,
    plan: plan ?? null,
    country: country ?? null,
    joinedFrom: since === undefined ? null : new Date(`${since}T00:00:00Z`),
    seenFrom: seen === undefined || seen === 'longer' ? null : ago(Number(seen)),
    seenBefore: seen === 'longer' ? ago(LONG_AGO_DAYS) : null,
    now,
  }
}

/** Members: the list, one of them, and all that match as a file. */
export async function memberRoutes(app: FastifyInstance, { database, clock }: ModuleDeps): Promise<void> {
  serve(app, members, async ({ query, request }) => {
    const { order, after, limit, ...wanted } = query
    if (after !== undefined && !PLACE.test(after))
      throw publicError('bad_request', 'Query after: is no place of a list')
    const personal = may(viewerOf(request).role, 'members.personal')
    // Operators who may not see names cannot search by them.
    const filter = filterOf(personal ? wanted : { ...wanted, q: undefined }, clock.now())
    const [page, total] = await Promise.all([
      findMembers(database, filter, { order, after, limit }),
      countMembers(database, filter),
    ])
    return { members: page.members.map((one) => viewMember(one, personal)), next: page.next, total }
  })

  serve(app, member, async ({ params, request }) => {
    const found = await findMember(database, params.id, clock.now())
    if (found === null) throw publicError('not_found', 'There is no member with this id.')
    return viewDetails(found, may(viewerOf(request).role, 'members.personal'))
  })

  serve(app, exportMembers, async ({ body, request }) => {
    const now = clock.now()
    const filter = filterOf(body, now)
    const found: StoredMember[] = []
    let after: string | undefined
    do {
      const page = await findMembers(database, filter, { order: 'joined', after, limit: FILE_PAGE })
      found.push(...page.members)
      after = page.next ?? undefined
    } while (after !== undefined && found.length < MAX_MEMBER_ROWS)
    const ids = await findProviderIds(
      database,
      found.map(({ id }) => id),
    )
    const deed = { action: 'site.export_members', after: { count: found.length } } as const
    await noteAudit(database.pool, { operator: operatorOf(request), deed, now })
    return {
      members: found.map((one) => ({
        ...viewMember(one, true),
        language: one.language,
        subscriptions: ids.get(one.id) ?? '',
      })),
      whole: after === undefined,
    }
  })
}
