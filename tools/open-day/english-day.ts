import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OrgRow, OrgSnapshot } from '../../packages/testing/src/open-data/index.ts'

/** The Premier League as football-data.org was recorded answering it, each snapshot from the minute it was taken. */
export function englishDay(folder: string): { snapshots: OrgSnapshot[]; answers: Record<string, OrgRow> } {
  const recorded = join(folder, 'open-data/football-data-org')
  const answerOf = (name: string): OrgRow => JSON.parse(readFileSync(join(recorded, name), 'utf8'))
  const series = join(recorded, 'live-series')
  const snapshots = (existsSync(series) ? readdirSync(series) : []).sort().flatMap((name) => {
    const [, day, hour, minute, second] = /(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(name) ?? []
    if (day === undefined) return []
    const { competition, matches } = answerOf(`live-series/${name}`) as { competition: OrgRow; matches: OrgRow[] }
    return [
      {
        at: Date.parse(`${day}T${hour}:${minute}:${second}Z`),
        matches: matches.map((match) => ({ competition, ...match })),
      },
    ]
  })
  const answers = {
    'competitions/PL/teams': answerOf('PL-teams-with-squads-2025-12-27.json'),
    'competitions/PL/standings': answerOf('PL-standings-2025-matchday18.json'),
    'competitions/PL/scorers': answerOf('PL-scorers-2025-limit20.json'),
  }
  return { snapshots, answers }
}
