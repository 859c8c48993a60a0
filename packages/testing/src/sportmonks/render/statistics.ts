import {
  type FixtureRecord,
  type FixtureStatisticsRecord,
  type SideFigures,
  STATISTIC_TYPE,
  STATISTICS,
} from '@touchline/football'
import type { Row } from '../world.ts'

const CARDS_AND_CORNERS = { corners: 34, redCards: 83, yellowCards: 84 } as const

/** Statistics of both sides over the whole match; without a sheet, the figures of the match's own record. */
export function statisticRows(fixture: FixtureRecord, record: FixtureStatisticsRecord | undefined): Row[] {
  const whole = record?.statistics.filter(({ period }) => period === 0)
  const values = (['home', 'away'] as const).flatMap((side) => {
    const sheet = whole?.find((one) => one.side === side)?.values ?? figuresOf(fixture.sides[side])
    return Object.entries(sheet).map(([type, value]) => ({ side, type: Number(type), value }))
  })
  return values.map(({ side, type, value }, at) => ({
    ...{ id: Number(fixture.key) * 1_000 + at, fixture_id: Number(fixture.key), type_id: type },
    ...{ participant_id: Number(fixture[side]), location: side, data: { value } },
  }))
}

function figuresOf({ statistics, ...counts }: SideFigures): Record<number, number> {
  const named = STATISTICS.map((name) => [STATISTIC_TYPE[name], statistics[name]])
  const others = Object.entries(CARDS_AND_CORNERS).map(([name, type]) => [type, counts[name as keyof typeof counts]])
  return Object.fromEntries([...named, ...others].filter(([, value]) => value != null))
}
