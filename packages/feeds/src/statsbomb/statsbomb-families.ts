import type { EventRecord, FixtureStatisticsRecord, LineupsRecord, RecordBatch } from '@touchline/football'
import { countPlays } from './statsbomb-figures.ts'
import { entriesOf } from './statsbomb-lineups.ts'
import type { Match } from './statsbomb-match.ts'

const SIDES: readonly EventRecord['side'][] = ['home', 'away']

/** People, events, line-ups and statistics. */
export function familiesOf(matches: readonly Match[], played: readonly Match[]): Partial<RecordBatch> {
  return {
    players: matches.flatMap(({ squads }) =>
      SIDES.flatMap((side) => [...squads[side].listed.values()].map(({ record }) => record)),
    ),
    coaches: matches.flatMap(({ where: { home, away } }) => [home.coach, away.coach].filter((one) => one !== null)),
    referees: matches.flatMap(({ where: { referee } }) => referee ?? []),
    events: played.map(({ key, events }) => ({ fixture: key, events })),
    lineups: played.flatMap(lineupsOf),
    statistics: played.map(statisticsOf),
  }
}

function lineupsOf({ key, plays, events, squads }: Match): LineupsRecord[] {
  const { home, away } = squads
  const entries = SIDES.flatMap((side) =>
    entriesOf(side, { listed: squads[side].listed, startingEleven: squads[side].eleven, plays, events }),
  )
  if (entries.length === 0) return []
  const formations = { homeFormation: home.eleven.formation, awayFormation: away.eleven.formation }
  return [{ fixture: key, ...formations, confirmed: true, entries }]
}

/** The counts of the match and of its halves. */
function statisticsOf({ key, plays }: Match): FixtureStatisticsRecord {
  const periods = [0, 1, 2] as const
  return {
    fixture: key,
    statistics: SIDES.flatMap((side) =>
      periods.map((period) => {
        const own = plays.filter((play) => play.side === side && (period === 0 || play.period === period))
        return { side, period, values: countPlays(own) }
      }),
    ),
  }
}
