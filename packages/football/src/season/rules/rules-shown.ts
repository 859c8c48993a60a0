import { seasonYear } from '../season-year.ts'
import { tableRulesOf } from '../table/table-rules.ts'
import type { Criterion, TableRules } from '../table/table-rules.types.ts'
import type { CompetitionRules, CorrectionReason, FormatEra, LastResort, TieRules } from './competition-rules.types.ts'
import { rulesOf } from './index.ts'

/** Where a rule can be read. */
interface RuleSource {
  title: string
  /** The year its season begins in. */
  year: number
  url: string
}

/** Points taken (below zero) or given by decision. */
interface ShownCorrection {
  /** Name of the club. */
  team: string
  points: number
  /** Day of the decision; null where it holds from the start or its day is not known. */
  from: string | null
  /** Null where it is not certain. */
  reason: CorrectionReason | null
}

/** A competition's rules in a season, as lists of words that every language has. */
export interface RulesShown
  extends Pick<TableRules, 'pointsForWin' | 'shootOut' | 'extraTime' | 'perMatch' | 'carry' | 'split'> {
  /** Criteria for teams level on points: first the tie-break of the table, then the last resorts. */
  order: readonly (Criterion | LastResort)[]
  /** The same in the second phase; null where it has the same order. */
  secondOrder: readonly (Criterion | LastResort)[] | null
  /** Empty where they are not certain. */
  phases: FormatEra['phases']
  ties: TieRules | null
  /** Seasons whose points a match decide who goes down; null where one table does. */
  averageOf: number | null
  corrections: readonly ShownCorrection[]
  sources: readonly RuleSource[]
  /** Nothing certain is known of the order in this season: it is the one most leagues have. */
  isGeneral: boolean
}

/**
 * The rules of a competition and season, for sentences.
 * @param stableKey such as `spain/la-liga`; null for an unlisted competition, which has the general rule
 * @param seasonName `2024/2025` or `2024`
 */
export function rulesShown(stableKey: string | null, seasonName: string): RulesShown {
  const competition = rulesOf(stableKey)
  const year = seasonYear(seasonName)
  const rules = tableRulesOf(stableKey, seasonName)
  const { pointsForWin, shootOut = null, extraTime = null, perMatch, carry, split, tieBreak, secondTieBreak } = rules
  const era = latest(competition?.eras, year)
  const format = latest(competition?.formats, year)
  const lastResorts = era?.lastResorts ?? []
  return {
    ...{ pointsForWin, shootOut, extraTime, perMatch, carry, split },
    order: [...tieBreak, ...lastResorts],
    secondOrder: secondTieBreak && [...secondTieBreak, ...lastResorts],
    phases: format?.phases ?? [],
    ties: format?.ties ?? null,
    averageOf: format?.averageOf ?? null,
    corrections: correctionsOf(competition, year),
    sources: competition === null || year === null ? [] : sourcesOf(competition, seasonName, year),
    isGeneral: era?.tieBreak === undefined,
  }
}

/** How the half years, zones and averages of a season are made; left out where there are none or it is not certain. */
export function formatOf(
  stableKey: string | null,
  seasonName: string,
): Pick<FormatEra, 'halves' | 'zoneOf' | 'averages'> {
  return latest(rulesOf(stableKey)?.formats, seasonYear(seasonName)) ?? {}
}

const latest = <Era extends { from: number }>(eras: readonly Era[] = [], year: number | null): Era | undefined =>
  year === null ? undefined : eras.findLast(({ from }) => from <= year)

function correctionsOf(competition: CompetitionRules | null, year: number | null): ShownCorrection[] {
  const { points = [] } = competition?.decisions?.[year ?? 0] ?? {}
  return points.map(([names, change, reason, from = null]) => {
    const [team = names] = names.split('|')
    return { team, points: change, from, reason }
  })
}

/** The article about the season, then the competition's own rules. */
function sourcesOf({ articles, regulations = [] }: CompetitionRules, seasonName: string, year: number): RuleSource[] {
  const [, title] = articles.findLast(([from]) => from <= year) ?? []
  const article = title?.replace('{season}', shortSeason(seasonName))
  return [
    ...(article === undefined ? [] : [{ title: article, year, url: articleUrl(article) }]),
    ...regulations.filter(({ from }) => from <= year).map(({ title, url }) => ({ title, year, url })),
  ]
}

/** As in titles of articles: `2024–25`, `1999–2000`, `2024`. */
function shortSeason(seasonName: string): string {
  const [first = seasonName, last] = seasonName.trim().split('/')
  if (last === undefined) return first
  return `${first}–${last.endsWith('00') ? last : last.slice(-2)}`
}

const articleUrl = (title: string) => `https://en.wikipedia.org/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`
