import type { Contract } from '@touchline/contract'
import { hiddenTeams, hidesScore } from '@touchline/football'
import type { Cover } from './cover.ts'
import { isUnderCover, noteCover, untellingState } from './covered-matches.ts'

type CallName = keyof Contract

/** Answers that add up results: one that was hidden can be worked out from them. */
const TELLING: ReadonlySet<string> = new Set<CallName>([
  'GET /v3/season/standing/{seasonId}',
  'GET /v3/season/stats/{seasonId}',
  'GET /v3/season/topscorer/{seasonId}/{typeId}',
  'GET /v3/season/simulation/{seasonId}',
  'GET /v3/season/chances/{seasonId}',
  'GET /v3/season/stakes/{seasonId}',
  'GET /v3/team/league/{id}',
  'GET /v3/team/stats/{id}',
  'GET /v3/team/scorer/{seasonId}/{id}',
  'GET /v3/coach/stats/{id}',
  'GET /v3/player/stats/{pid}',
  'GET /v3/match/comparison/{match_id}',
  'GET /v3/match/shares/{match_id}',
  'GET /v3/livescore/chances',
])
const OF_A_FIXTURE = /^GET \/v3\/fixture\/.*\{fid\}$/
const THE_FIXTURE: CallName = 'GET /v3/fixture/{fid}'

/** An answer would tell a hidden score. */
export class ToldScore extends Error {}

type Loose = Record<string, unknown>
const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a call is not made at all; `read` reads the fixture of a part, if that was not read yet. */
export async function refusesCall(
  name: CallName,
  {
    params,
    cover,
    read,
  }: { params: Readonly<Record<string, unknown>>; cover: Cover; read: (fid: number) => Promise<unknown> },
): Promise<boolean> {
  const hidden = hiddenTeams(cover.wish, cover.now)
  if (TELLING.has(name)) return hidden === 'all' || (name.includes('/team/') && hidden.has(Number(params.id)))
  if (!OF_A_FIXTURE.test(name) || name === THE_FIXTURE) return false
  const fid = Number(params.fid)
  if (isUnderCover(fid) === null) await read(fid).catch(() => null)
  return isUnderCover(fid) === true
}

/** An answer without hidden scores. @throws ToldScore where one could be worked out from the rest */
export function coverAnswer<T>(name: string, answer: T, cover: Cover): T {
  const hidden = hiddenTeams(cover.wish, cover.now)
  if (TELLING.has(name) && hidden !== 'all' && names(answer, hidden)) throw new ToldScore()
  return covered(answer, { ...cover, hidden }) as T
}

interface Covering extends Cover {
  hidden: ReturnType<typeof hiddenTeams>
}

function covered(value: unknown, covering: Covering): unknown {
  if (Array.isArray(value))
    return value.filter((one) => !tellsCards(one, covering)).map((one) => covered(one, covering))
  if (!isObject(value)) return value
  if (isListed(value)) return coverListed(value, covering)
  if (isFixture(value)) return coverFixture(value, covering)
  if (isFollowedTeam(value)) return isHidden(covering, value.team_id) ? { ...value, form: [], place: null } : value
  if (isPast(value) && isUnder(covering, pastMatchOf(value))) throw new ToldScore()
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, covered(one, covering)]))
}

const isHidden = ({ hidden }: Covering, team: unknown): boolean => hidden === 'all' || hidden.has(Number(team))

function isUnder({ wish, now }: Covering, match: Parameters<typeof hidesScore>[1]): boolean {
  const under = hidesScore(wish, match, now)
  noteCover(match.id, under)
  return under
}

/** A match of a day's list or the head of a match page. */
const isListed = (value: Loose) => 'shootout' in value && 'start_dt' in value && 'local_id' in value && !isPast(value)

function coverListed(match: Loose, covering: Covering): Loose {
  const { match_id, start_dt, local_id, visitor_id, status, state_id } = match
  const kickoff = Date.parse(String(start_dt))
  const under = isUnder(covering, {
    id: Number(match_id),
    kickoff,
    teams: [Number(local_id), Number(visitor_id)],
  })
  const ofToday = 'form' in match
  const formTells = (team: unknown) => isHidden(covering, team) && (ofToday || kickoff > covering.now)
  const forms = {
    ...(formTells(local_id) && untoldForm(match, 'local')),
    ...(formTells(visitor_id) && untoldForm(match, 'visitor')),
    ...(ofToday && { form: untoldForms(match.form as Loose, formTells(local_id), formTells(visitor_id)) }),
  }
  if (!under) return { ...match, ...forms }
  const { minute_estimated: _, ...rest } = match
  return {
    ...rest,
    ...forms,
    under_cover: true,
    status: untellingState(Number(status)),
    ...(state_id === undefined ? {} : { state_id: untellingState(Number(state_id)) }),
    ...blank(match, ['score', 'halftime', 'half_time', 'shootout', 'minute', 'added_minute']),
    ...blank(match, ['local_red_cards', 'visitor_red_cards', 'stakes']),
  }
}

const untoldForm = (match: Loose, side: 'local' | 'visitor') => blank(match, [`${side}_form`, `${side}_pos`])

const untoldForms = (form: Loose, local: boolean, visitor: boolean): Loose => ({
  ...form,
  ...(local && { local: null, local_color: null, local_results: [] }),
  ...(visitor && { visitor: null, visitor_color: null, visitor_results: [] }),
})

/** The present fields, emptied. */
const blank = (value: Loose, keys: readonly string[]): Loose =>
  Object.fromEntries(keys.filter((key) => key in value).map((key) => [key, null]))

/** A fixture of a list, in play or on its page. */
const isFixture = (value: Loose) =>
  'starting_at' in value && Array.isArray(value.participants) && Array.isArray(value.scores)

function coverFixture(fixture: Loose, covering: Covering): Loose {
  const [home, away] = fixture.participants as [{ id: number }, { id: number }]
  const under = isUnder(covering, {
    id: Number(fixture.id),
    kickoff: Date.parse(String(fixture.starting_at)),
    teams: [home.id, away.id],
  })
  if (!under) return fixture
  const { minute_estimated: _, ...rest } = fixture
  return {
    ...rest,
    under_cover: true,
    state_id: untellingState(Number(fixture.state_id)),
    scores: [],
    ...('goals' in fixture && { goals: [] }),
    ...('periods' in fixture && { periods: [] }),
    ...('red_cards' in fixture && { red_cards: { home: null, away: null } }),
    ...blank(fixture, ['minute', 'added_minute', 'period_started_at']),
  }
}

const isFollowedTeam = (value: Loose) => 'team_id' in value && 'place' in value && Array.isArray(value.form)

/** A match that is over in a list of past ones, which says more of it than its score. */
const isPast = (value: Loose) =>
  (isObject(value.scores) && 'localteam_score' in value.scores) || 'local_score' in value || 'home_goals' in value

function pastMatchOf(value: Loose): Parameters<typeof hidesScore>[1] {
  const team = (side: 'home' | 'away', listed: 'local_id' | 'visitor_id') =>
    Number(isObject(value[side]) ? value[side].id : value[listed])
  return {
    id: Number(value.match_id ?? value.id),
    kickoff: Date.parse(String(value.start_dt ?? value.starting_at ?? value.date)),
    teams: [team('home', 'local_id'), team('away', 'visitor_id')],
  }
}

const TEAM_KEYS: ReadonlySet<string> = new Set(['participant_id', 'team_id', 'local_id', 'visitor_id'])
const TEAM_OBJECTS: ReadonlySet<string> = new Set(['participant', 'team', 'home', 'away'])

/** News of suspended players, which tell of cards in the last match. */
const tellsCards = (value: unknown, covering: Covering): boolean =>
  isObject(value) && value.kind === 'suspended' && isObject(value.team) && isHidden(covering, value.team.id)

/** Whether an answer is about one of the teams. */
function names(value: unknown, teams: ReadonlySet<number>, key = ''): boolean {
  if (Array.isArray(value)) return value.some((one) => names(one, teams, key))
  if (!isObject(value)) return TEAM_KEYS.has(key) && teams.has(Number(value))
  if (TEAM_OBJECTS.has(key) && teams.has(Number(value.id))) return true
  return Object.entries(value).some(([name, one]) => names(one, teams, name))
}
