/** A row of football-data.org as it comes over the wire. */
export type OrgRow = Readonly<Record<string, unknown>>

const ENGLAND = { id: 2072, name: 'England', code: 'ENG', flag: null }
export const ORG_PREMIER_LEAGUE = { id: 2021, name: 'Premier League', code: 'PL', type: 'LEAGUE', emblem: null }
const SEASON = { id: 2403, startDate: '2025-08-15', endDate: '2026-05-24', currentMatchday: 16, winner: null }

const TEAMS: Readonly<Record<number, readonly [name: string, short: string, letters: string]>> = {
  61: ['Chelsea FC', 'Chelsea', 'CHE'],
  62: ['Everton FC', 'Everton', 'EVE'],
  64: ['Liverpool FC', 'Liverpool', 'LIV'],
  397: ['Brighton & Hove Albion FC', 'Brighton Hove', 'BHA'],
}

/** A team as matches have it. */
export function orgTeamRow(id: number): OrgRow {
  const [name, shortName, tla] = TEAMS[id] ?? [`Club ${id}`, `Club ${id}`, null]
  return { id, name, shortName, tla, crest: null }
}

/** A score without extra time; null where there is none yet. */
export function orgScore(fullTime: readonly [number, number] | null, halfTime = fullTime): OrgRow {
  const sides = (score: readonly [number, number] | null) => ({ home: score?.[0] ?? null, away: score?.[1] ?? null })
  return { winner: null, duration: 'REGULAR', fullTime: sides(fullTime), halfTime: sides(halfTime) }
}

/** Chelsea against Everton on 13 December 2025 at three, not begun, unless it is said otherwise. */
export function orgMatchRow(fields: OrgRow = {}): OrgRow {
  return {
    area: ENGLAND,
    competition: ORG_PREMIER_LEAGUE,
    season: SEASON,
    id: 537940,
    utcDate: '2025-12-13T15:00:00Z',
    status: 'TIMED',
    matchday: 16,
    stage: 'REGULAR_SEASON',
    group: null,
    lastUpdated: '2025-12-13T01:32:01Z',
    homeTeam: orgTeamRow(61),
    awayTeam: orgTeamRow(62),
    score: orgScore(null),
    odds: { msg: 'Activate Odds-Package in User-Panel to retrieve odds.' },
    referees: [],
    ...fields,
  }
}

/** An answer with these matches. */
export const orgMatches = (...matches: readonly unknown[]): OrgRow => ({
  filters: {},
  resultSet: { count: matches.length },
  competition: ORG_PREMIER_LEAGUE,
  matches,
})

/** The competitions that a free key sees. */
export const ORG_COMPETITIONS: OrgRow = {
  count: 2,
  filters: {},
  competitions: [
    { ...ORG_PREMIER_LEAGUE, area: ENGLAND, plan: 'TIER_ONE', currentSeason: SEASON },
    {
      ...ORG_PREMIER_LEAGUE,
      id: 2055,
      code: 'FAC',
      name: 'FA Cup',
      area: ENGLAND,
      plan: 'TIER_TWO',
      currentSeason: SEASON,
    },
  ],
}
