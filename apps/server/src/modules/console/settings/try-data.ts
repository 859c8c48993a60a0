import type { SettingName } from '@touchline/contract'
import type { Config } from '../../../config.ts'
import { askProvider, faultOf, found, type Tried } from './asked-provider.ts'

type Bases = Pick<Config, 'FOOTBALL_DATA_ORG_URL' | 'THE_ODDS_API_URL' | 'SPORTMONKS_API_BASE'>
type Texts = Partial<Record<SettingName, string>>

/** Tries the key of a source by one call that costs little or nothing of its quota. */
export function tryData(name: SettingName, texts: Texts, bases: Bases): Promise<Tried> | null {
  const key = texts[name] ?? ''
  if (name === 'FOOTBALL_DATA_ORG_TOKEN') return tryFootballDataOrg(key, bases.FOOTBALL_DATA_ORG_URL)
  if (name === 'THE_ODDS_API_KEY') return tryTheOddsApi(key, bases.THE_ODDS_API_URL)
  if (name === 'SPORTMONKS_TOKEN') return trySportmonks(key, bases.SPORTMONKS_API_BASE)
  return null
}

async function tryFootballDataOrg(key: string, base: string): Promise<Tried> {
  const answer = await askProvider(`${base}/v4/competitions`, { 'x-auth-token': key })
  const wrong = faultOf('FOOTBALL_DATA_ORG_TOKEN', answer)
  if (wrong !== null || answer === null) return wrong ?? found('FOOTBALL_DATA_ORG_TOKEN')
  return found('FOOTBALL_DATA_ORG_TOKEN', { competitions: lengthOf(answer.body, 'competitions') })
}

async function tryTheOddsApi(key: string, base: string): Promise<Tried> {
  const answer = await askProvider(`${base}/v4/sports?${new URLSearchParams({ apiKey: key })}`)
  const wrong = faultOf('THE_ODDS_API_KEY', answer)
  if (wrong !== null || answer === null) return wrong ?? found('THE_ODDS_API_KEY')
  return found('THE_ODDS_API_KEY', { left: numberIn(answer.headers.get('x-requests-remaining')) })
}

async function trySportmonks(key: string, base: string): Promise<Tried> {
  const answer = await askProvider(`${base}/v3/football/leagues?per_page=50`, { authorization: key })
  const wrong = faultOf('SPORTMONKS_TOKEN', answer)
  if (wrong !== null || answer === null) return wrong ?? found('SPORTMONKS_TOKEN')
  const { pagination, rate_limit } = (answer.body ?? {}) as {
    pagination?: { has_more?: boolean }
    rate_limit?: { remaining?: number }
  }
  const competitions = pagination?.has_more === true ? null : lengthOf(answer.body, 'data')
  return found('SPORTMONKS_TOKEN', { competitions, left: rate_limit?.remaining ?? null })
}

function lengthOf(body: unknown, field: string): number | null {
  const list = (body as Record<string, unknown> | null)?.[field]
  return Array.isArray(list) ? list.length : null
}

const numberIn = (text: string | null): number | null => (text !== null && /^\d+$/.test(text) ? Number(text) : null)
