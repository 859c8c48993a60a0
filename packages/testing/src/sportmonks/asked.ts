import { type Refusal, refuse } from './refusal.ts'
import { type Kind, RELATIONS } from './relations.ts'

/** Requested includes by name, each with those nested below it and its chosen fields. */
export interface Tree {
  below: Map<string, Tree>
  fields: readonly string[] | null
}

/** Steps an include may have below the first one. */
const DEEPEST = 3

/** Parts the plan leaves out. */
export interface Plan {
  /** Includes, as a whole path (`lineups.details`) or one name at any depth (`xGFixture`). */
  without: readonly string[]
  /** Whether a refusal says which include it was about. */
  says: boolean
}

export function includeTree(
  include: string | null,
  { kind, entity, plan }: { kind: Kind; entity: string; plan: Plan },
): Tree | Refusal {
  const root: Tree = { below: new Map(), fields: null }
  for (const written of (include ?? '').split(';').filter(Boolean)) {
    const [path = '', fields] = written.split(':')
    const fault = refusalOf(path, { kind, entity, plan })
    if (fault) return fault
    let tree = root
    for (const step of path.split('.')) {
      const next: Tree = tree.below.get(step) ?? { below: new Map(), fields: null }
      tree.below.set(step, next)
      tree = next
    }
    if (fields !== undefined) tree.fields = fields.split(',')
  }
  return root
}

function refusalOf(path: string, { kind, entity, plan }: { kind: Kind; entity: string; plan: Plan }): Refusal | null {
  const steps = path.split('.')
  if (steps.length - 1 > DEEPEST) return refuse(400, 'The include depth is exceeded', { code: 5008 })
  let at = kind
  for (const step of steps) {
    const relation = RELATIONS[at][step]
    if (!relation) {
      const owner = at === kind ? entity : at
      return refuse(404, `The requested include '${step.toLowerCase()}' does not exist on ${owner}`, { code: 5013 })
    }
    at = relation.kind
  }
  const outside = plan.without.find((name) => steps.includes(name) || `${path}.`.startsWith(`${name}.`))
  if (outside === undefined) return null
  return refuse(403, 'This resource is not available in your current subscription.', {
    error: 'Access Denied',
    ...(plan.says && { resource: outside, plan_required: 'Standard or higher' }),
  })
}

/** Filters by name with their ids; a filter without ids has none. */
export type Filters = ReadonlyMap<string, readonly string[]>

/** Filters by id: rows of this kind must have one of the ids in this field, wherever they are in the answer. */
const ID_FILTERS: Readonly<Record<string, readonly [kind: Kind, field: string]>> = {
  fixtureleagues: ['fixtures', 'league_id'],
  fixtureseasons: ['fixtures', 'season_id'],
  fixturestates: ['fixtures', 'state_id'],
  fixturegroups: ['fixtures', 'group_id'],
  venues: ['fixtures', 'venue_id'],
  fixturestatistictypes: ['fixtureStatistics', 'type_id'],
  eventtypes: ['events', 'type_id'],
  lineupdetailtypes: ['lineupDetails', 'type_id'],
  leagueids: ['leagues', 'id'],
  seasonleagues: ['seasons', 'league_id'],
  stageseasons: ['stages', 'season_id'],
  stagestages: ['stages', 'id'],
  standingseasons: ['standings', 'season_id'],
  seasontopscorertypes: ['topscorers', 'type_id'],
  playerids: ['players', 'id'],
  teamcountries: ['teams', 'country_id'],
  coachcountries: ['coaches', 'country_id'],
  playerstatisticseasons: ['playerStatistics', 'season_id'],
  playerstatisticdetailtypes: ['statisticDetails', 'type_id'],
  teamstatisticseasons: ['teamStatistics', 'season_id'],
  teamstatisticdetailtypes: ['statisticDetails', 'type_id'],
  coachstatisticseasons: ['coachStatistics', 'season_id'],
  refereestatisticseasons: ['refereeStatistics', 'season_id'],
  refereestatisticdetailtypes: ['statisticDetails', 'type_id'],
  markets: ['odds', 'market_id'],
  bookmakers: ['odds', 'bookmaker_id'],
}
const PLAIN_FILTERS = new Set(['populate', 'idafter', 'deleted', 'isdeleted', 'todaydate', 'currentseasons'])
const MAX_IDS = 50

export function readFilters(text: string | null): Filters | Refusal {
  const filters = new Map<string, readonly string[]>()
  for (const written of (text ?? '').split(';').filter(Boolean)) {
    const [name = '', ids = ''] = written.split(':')
    const key = name.toLowerCase()
    if (!(key in ID_FILTERS) && !PLAIN_FILTERS.has(key)) {
      return refuse(400, `The filter '${name}' is not applicable`, { code: 5010 })
    }
    const values = ids.split(',').filter(Boolean)
    if (values.length > MAX_IDS)
      return refuse(400, 'The given data was invalid.', { errors: { filters: ['Too many ids.'] } })
    filters.set(key, values)
  }
  return filters
}

/** True when no filter leaves out this row of this kind. */
export function passes(row: Readonly<Record<string, unknown>>, kind: Kind, filters: Filters): boolean {
  for (const [name, ids] of filters) {
    const [of, field = ''] = ID_FILTERS[name] ?? []
    if (of === kind && !ids.includes(String(row[field]))) return false
  }
  return true
}
