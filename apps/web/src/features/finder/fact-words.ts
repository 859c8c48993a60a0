import { FACT_NAMES, type Fact } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'

/** The facts as the form offers them. */
const FACT_GROUPS = [
  ...(['prices', 'samePrices', 'chances', 'edges', 'restAndPlace', 'meetings'] as const),
  ...(['homePast', 'awayPast', 'referee', 'weather'] as const),
]
export type FactGroup = (typeof FACT_GROUPS)[number]
const HINTED = ['samePrices', 'referee', 'weather'] as const satisfies FactGroup[]

const WEATHER: readonly Fact[] = ['temperature', 'wind', 'wet']
const UNITS = { chance: 'percent', edge: 'points', temperature: 'degrees', wind: 'speed' } as const

const PAST = /^(home|away)(Points|Wins|Overs|Both)(5|10)(All|Venue)$/

type Side = 'home' | 'away'
type Count = 'Points' | 'Wins' | 'Overs' | 'Both'
type Scope = 'All' | 'Venue'

function groupOf(fact: Fact): FactGroup {
  if (PAST.test(fact)) return fact.startsWith('home') ? 'homePast' : 'awayPast'
  if (WEATHER.includes(fact)) return 'weather'
  if (fact.startsWith('referee')) return 'referee'
  if (fact.startsWith('same')) return 'samePrices'
  if (fact.startsWith('price')) return 'prices'
  if (fact.startsWith('chance')) return 'chances'
  if (fact.startsWith('edge')) return 'edges'
  return fact.startsWith('meeting') ? 'meetings' : 'restAndPlace'
}

/** The facts of each group, in their order. */
export const factsByGroup = (): { group: FactGroup; facts: Fact[] }[] =>
  FACT_GROUPS.map((group) => ({ group, facts: FACT_NAMES.filter((fact) => groupOf(fact) === group) }))

type NamedFact = Exclude<Fact, `${Side}${Count}${number}${Scope}`>

/** Names of facts, and what their numbers are counted in. */
export function useFactWords() {
  const { t } = useTranslation('finder')
  return {
    nameOf(fact: Fact): string {
      const [, side, count, n, scope] = PAST.exec(fact) ?? []
      if (side === undefined) return t(`facts.${fact as NamedFact}`)
      return t(`past.${side as Side}${scope as Scope}`, { count: t(`counts.${count as Count}`), n })
    },
    unitOf(fact: Fact): string {
      const kind = (Object.keys(UNITS) as (keyof typeof UNITS)[]).find((name) => fact.startsWith(name))
      return kind ? t(`units.${UNITS[kind]}`) : ''
    },
    /** An explanation to read before entering a number; null where the name is enough. */
    hintOf(fact: Fact): string | null {
      const group = HINTED.find((one) => one === groupOf(fact))
      return group ? t(`hints.${group}`) : null
    },
  }
}
