import { ORG_PREMIER_LEAGUE, orgMatches, orgMatchRow, orgScore, orgTeamRow } from '@touchline/testing/open-data'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countOf, fieldsOf, isFields } from '../files/json.ts'
import { spoiltRows } from '../sportmonks/parse/spoilt.testing.ts'
import { readOrgTeams } from './org-clubs.ts'
import { readCompetitions } from './org-competitions.ts'
import { readOrgMatches } from './org-match.ts'
import { orgMatchRecords } from './org-records.ts'
import { readOrgScorers, readOrgStandings } from './org-season.ts'

const RUNS = { numRuns: 10_000 }
/** These runs take long on a busy machine. */
const LONG = 600_000
const bytes = (answer: unknown) => Buffer.from(JSON.stringify(answer) ?? 'undefined')
const WHOLE = orgMatchRow({
  status: 'PAUSED',
  score: orgScore([1, 0]),
  referees: [{ id: 4, name: 'A', nationality: 'Spain' }],
})

/** Whether a row with an id has a side of which nothing is known. */
function isUndrawn(row: unknown): boolean {
  const { id, homeTeam, awayTeam } = fieldsOf(JSON.parse(JSON.stringify(row) ?? 'null'))
  const isNobody = (team: unknown) =>
    team === null ||
    (isFields(team) && Object.keys(team).length > 0 && Object.values(team).every((value) => value === null))
  return countOf(id) !== null && (isNobody(homeTeam) || isNobody(awayTeam))
}

it(
  'takes, leaves out or reports each row of 10,000 spoilt answers, and always takes the whole one among them',
  () => {
    fc.assert(
      fc.property(spoiltRows(WHOLE), (rows) => {
        const { matches } = readOrgMatches(bytes(orgMatches(...rows, orgMatchRow({ id: 999_999_999 }))))
        expect(matches.some(({ key }) => key === '999999999')).toBe(true)
        const batch = orgMatchRecords(matches, { described: new Set(), delayMs: 0 })
        const teams = new Set(batch.teams?.map(({ key }) => key))
        for (const { home, away } of batch.fixtures ?? []) expect(teams.has(home) && teams.has(away)).toBe(true)
        for (const row of rows) {
          const alone = readOrgMatches(bytes(orgMatches(row)))
          const leftOut = alone.problems.filter(({ reason }) => reason.startsWith('It is left out'))
          expect(alone.matches.length + leftOut.length).toBe(isUndrawn(row) ? 0 : 1)
        }
      }),
      RUNS,
    )
  },
  LONG,
)

it(
  'never throws on 10,000 bodies that are no answer',
  () => {
    const season = { startDate: '2025-08-15', endDate: '2026-05-24' }
    const spoilt = fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc.json().map((text) => Buffer.from(text)),
      fc.json().map((text) =>
        bytes({
          competition: ORG_PREMIER_LEAGUE,
          season,
          area: { name: 'England' },
          matches: [JSON.parse(text)],
          teams: [JSON.parse(text), orgTeamRow(61)],
          scorers: [JSON.parse(text)],
          standings: [JSON.parse(text)],
          competitions: [JSON.parse(text)],
        }),
      ),
    )
    fc.assert(
      fc.property(spoilt, (body) => {
        readOrgMatches(body)
        readOrgTeams(body)
        readOrgStandings(body, new Set())
        readOrgScorers(body, new Set())
        readCompetitions(body)
      }),
      RUNS,
    )
  },
  LONG,
)
