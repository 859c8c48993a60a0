import { useDatabase } from '@touchline/testing/database'
import { type LigaRow, ligaGoal, ligaMatchRow, ligaResult } from '@touchline/testing/open-data'
import { afterEach, expect, test } from 'vitest'
import { type OpenLiveWorld, openLiveWorld } from '../live/open-live.testing.ts'
import { computedJob } from './computed.job.ts'
import { ligaSeasonJob } from './liga-season.job.ts'

const database = useDatabase()
const never = new AbortController().signal
let world: OpenLiveWorld | undefined
afterEach(async () => world?.close())

const by = (goalGetterID: number, goalGetterName: string, more: LigaRow = {}): LigaRow => ({
  ...{ goalGetterID, goalGetterName, ...more },
})
/** A match that is over; the goals in any order. */
const over = (matchID: number, goals: LigaRow[], [home, away]: readonly [number, number]): LigaRow =>
  ligaMatchRow({
    ...{ matchID, matchDateTimeUTC: `2025-11-0${matchID}T14:30:00Z`, matchIsFinished: true, goals },
    ...(matchID % 2 === 0 && {
      team1: { teamId: 65, teamName: '1. FC Köln' },
      team2: { teamId: 6, teamName: 'Bayer 04 Leverkusen' },
    }),
    matchResults: [ligaResult(2, [home, away])],
  })

const ADA = by(5, 'A. Striker')
const MATCHES = [
  over(
    1,
    [
      ligaGoal([2, 1], 80, by(5, 'A. Striker', { isPenalty: true })),
      ligaGoal([1, 0], 10, ADA),
      ligaGoal([1, 1], 30, by(7, 'B. Back', { isOwnGoal: true })),
    ],
    [2, 1],
  ),
  over(2, [ligaGoal([1, 0], 61, by(9, 'C. Runner')), ligaGoal([1, 1], 90, ADA)], [1, 1]),
]

test('the scorers of a German season are counted from its goals: penalties are, own goals are not', async () => {
  world = await openLiveWorld({
    start: '2025-12-13T12:00:00Z',
    liga: [{ at: Date.parse('2025-12-01T00:00:00Z'), matches: MATCHES }],
  })
  const context = world.context(database, { withKey: false })
  await ligaSeasonJob(context).run(never)
  await computedJob(context).run(never)
  expect(world.liga.asked.filter((path) => path.startsWith('getgoalgetters'))).toEqual([])
  expect(
    await database.rows(
      `select p.name, t.name as team, s.total, s.position, ps.details->'52' as goals
       from top_scorer s join player p on p.id = s.player_id join team t on t.id = s.team_id
       join player_season ps on ps.player_id = p.id and ps.season_id = s.season_id
       where s.type_id = 208 order by s.position, p.name`,
    ),
  ).toEqual([
    {
      name: 'A. Striker',
      team: 'Bayer Leverkusen',
      total: 3,
      position: 1,
      goals: { total: 3, goals: 2, penalties: 1 },
    },
    { name: 'C. Runner', team: '1. FC Köln', total: 1, position: 2, goals: { total: 1, goals: 1, penalties: 0 } },
  ])
})
