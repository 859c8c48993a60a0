import type { SeasonStatistic } from '@touchline/contract'
import { averageOf, countOf, round2 } from '@touchline/football'

const [MATCHES, RED, YELLOW, SECOND, CARDS] = [188, 83, 84, 85, 193]

type Parts = Readonly<Record<string, unknown>>

const partsOf = (value: unknown): Parts | null =>
  typeof value === 'object' && value !== null ? (value as Parts) : null
const numberIn = (parts: Parts | null, key: string): number | null => {
  const found = parts?.[key]
  return typeof found === 'number' ? found : null
}

/**
 * The statistics of a season with second yellows among the yellow and the red cards, as cards are counted everywhere. An average is that
 * of the matches that know the cards.
 */
export function withSecondYellows(stats: readonly SeasonStatistic[]): SeasonStatistic[] {
  const figureOf = (type: number) => stats.find(({ type_id }) => type_id === type)?.value
  const played = numberIn(partsOf(figureOf(MATCHES)), 'played')
  const second = countOf(figureOf(SECOND) as never) ?? numberIn(partsOf(figureOf(CARDS)), 'yellowredcards')
  if (second === null) return [...stats]
  const averaged = (count: number, own: number | null, value: Parts) => {
    const matches = numberIn(value, 'matches') ?? played
    return matches !== null && matches > 0 ? round2(count / matches) : own
  }
  return stats.map((stat) => {
    const value = partsOf(stat.value)
    if (stat.type_id === YELLOW || stat.type_id === RED) {
      const count = countOf(stat.value as never)
      if (value === null || count === null) return stat
      const own = averageOf(stat.value as never)
      return { ...stat, value: { ...value, count: count + second, average: averaged(count + second, own, value) } }
    }
    if (stat.type_id !== CARDS || value === null) return stat
    const colours = (['yellowcards', 'redcards'] as const).flatMap((colour) => {
      const count = numberIn(value, colour)
      if (count === null) return []
      const average = averaged(count + second, numberIn(value, `average_${colour}`), value)
      return [[colour, count + second] as const, [`average_${colour}`, average] as const]
    })
    return { ...stat, value: { ...value, ...Object.fromEntries(colours) } }
  }) as SeasonStatistic[]
}
