import type { GridParameters } from '@touchline/probability'
import { tableRulesOf } from '../table/table-rules.ts'
import type { CupAhead, CupGroups, CupRound, TieForm } from './cup-ahead.types.ts'

export const EVEN: GridParameters = { a: 0.3, b: 0.1, rho: -0.06 }
const ONE_MATCH: TieForm = { legs: 1, neutral: true, awayGoals: false, extraTime: true }

/** A round that is not drawn yet. */
export const cupRound = (name: string, more: Partial<CupRound<string>> = {}): CupRound<string> => ({
  ...{ name, form: ONE_MATCH, ties: [], isDrawn: false, entrants: [], pairs: null },
  lot: { seeded: false, apart: { group: false, country: false } },
  ...more,
})

/** A cup of these teams, all of them equally strong where nothing else is said. */
export const cupOf = (teams: readonly string[], more: Partial<CupAhead<string>>): CupAhead<string> => ({
  ...{ teams: teams.map((team) => ({ team, name: team })), countries: new Map(), groups: null, rounds: [] },
  ...{ uncertainty: new Map(), gridOf: () => EVEN },
  ...more,
})

export const teamsOf = (letters: string, size: number): { letter: string; teams: string[] }[] =>
  [...letters].map((letter) => ({
    letter,
    teams: Array.from({ length: size }, (_, at) => `${letter}${at + 1}`),
  }))

type Goals = (home: string, away: string) => readonly [number, number]

/** Groups in which everybody has met everybody once. */
export const groupsOver = (
  groups: CupGroups<string>['groups'],
  goals: Goals,
  more: Pick<CupGroups<string>, 'places' | 'best'>,
): CupGroups<string> => ({
  ...{ groups, ahead: [], rules: tableRulesOf('europe/european-championship', '2024') },
  results: groups.flatMap(({ teams }) =>
    teams.flatMap((home, at) =>
      teams.slice(at + 1).map((away) => {
        const [homeGoals, awayGoals] = goals(home, away)
        return { fixture: null, kickoff: '2024-06-14T19:00:00.000Z', home, away, homeGoals, awayGoals }
      }),
    ),
  ),
  ...more,
})

export const OFTEN = { times: 10_000, perStrength: 20, seed: 7 }
