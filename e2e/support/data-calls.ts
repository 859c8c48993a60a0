import { type Call, contract, type FixtureView, type TeamInfo } from '../../packages/contract/src/index.ts'
import { operationId } from '../../packages/contract/src/published.ts'
import type { Member } from './member.ts'
import type { Places } from './places.ts'

/** A call that reads data, with input that the demo world has an answer for. */
export interface DataCall {
  id: string
  call: Call
  params: Record<string, string | number>
  query: Record<string, string | number>
}

type Values = Readonly<Record<string, string | number>>

/** Calls about one account or about a step of a form have no answer that is the same for everyone. */
const PERSONAL: readonly string[] = [
  'checkResetLink',
  'demoCheckoutState',
  'captcha',
  'exportAccount',
  'accountSecurity',
  'savedFinders',
  'feedAddressSince',
]

/** Parameters of one call whose name means something else in other calls. */
const OWN_VALUES = (values: Values): Readonly<Record<string, Values>> => ({
  coachInfo: { id: values.coach ?? 0 },
  coachFixtures: { id: values.coach ?? 0, seasonIds: String(values.coachSeason ?? 0) },
  coachStats: { id: values.coach ?? 0 },
  lastMatches: { id: values.team ?? 0 },
  oddsMovement: { match_id: values.coming ?? 0 },
  oddsPreMatch: { match_id: values.coming ?? 0 },
  matchComparison: { match_id: values.coming ?? 0 },
  oddsBookmakers: { match_id: values.coming ?? 0 },
  matchShares: { match_id: values.coming ?? 0 },
  oddsFair: { match_id: values.coming ?? 0 },
  forecastOf: { match_id: values.coming ?? 0 },
  matchInfo: { match_id: values.coming ?? 0 },
  fixtureSidelined: { fid: values.coming ?? 0 },
})

async function valuesOf(subscriber: Member, places: Places): Promise<Values> {
  const { coming, played, team, coach, player, league, country } = places
  const { season_id } = await subscriber.ask<FixtureView>(`/v3/fixture/${played.match_id}`)
  const { coaches } = await subscriber.ask<TeamInfo>(`/v3/team/info/${team}`)
  const { referee } = await subscriber.ask<{ referee: { id: number }[] }>(`/v3/country/referee/${country}/1`)
  return {
    fromUtc: '2026-11-21 12:00',
    toUtc: '2026-11-22 00:00',
    name: coming.local_name,
    q: coming.local_name,
    match_id: played.match_id,
    fid: played.match_id,
    coming: coming.match_id,
    local_id: coming.local_id,
    visitor_id: coming.visitor_id,
    home_id: coming.local_id,
    away_id: coming.visitor_id,
    referee_id: referee[0]?.id ?? 0,
    team,
    id: team,
    team_id: team,
    teamId: team,
    coach: coaches[0]?.id ?? coach,
    coachSeason: season_id,
    seasonId: season_id,
    typeId: '208',
    pid: player,
    lid: league,
    cid: country,
    country_id: country,
    page: 1,
  }
}

/** Every call of the contract that reads what everyone is answered, so that a new one joins by itself. @throws Error for a parameter without a value */
export async function dataCalls(subscriber: Member, places: Places): Promise<DataCall[]> {
  const values = await valuesOf(subscriber, places)
  const own = OWN_VALUES(values)
  const reading = (contract as readonly Call[]).filter(
    ({ method, access }) => method === 'GET' && access !== 'console' && access !== 'setup',
  )
  return reading.flatMap((call) => {
    const id = operationId(call) ?? ''
    if (PERSONAL.includes(id)) return []
    const valueFor = (name: string): string | number => {
      const value = id === 'legalText' ? 'terms' : (own[id]?.[name] ?? values[name])
      if (value === undefined) throw new Error(`${id}: no value for ${name}`)
      return value
    }
    const pathNames = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const needed = Object.entries(call.query?.shape ?? {}).filter(([, field]) => !field.safeParse(undefined).success)
    return [
      {
        id,
        call,
        params: Object.fromEntries(pathNames.map((name) => [name, valueFor(name)])),
        query: Object.fromEntries(needed.map(([name]) => [name, valueFor(name)])),
      },
    ]
  })
}

/** Path below `/api` of a call with its input. */
export function pathOf({ call, params, query }: DataCall): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${path}?${search}` : path
}
