import { cornerParts, goalParts, type Half, type Match } from '@touchline/football'
import { useMemo } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import type { ListKind, ListRows } from '../list/list-kinds.ts'
import { CardsSummary } from './cards-summary.tsx'
import { IntervalChart } from './interval-chart.tsx'
import styles from './match-sums.module.css'
import { SummaryCard } from './summary-card.tsx'

export interface MatchSumsProps {
  kind: ListKind
  /** The matches that are summed up, newest first. */
  matches: readonly Match[]
  half: Half
  /** The team whose results give the colours: id and name. */
  viewed: number
  team: string
  /** Against whom: a name, or the word for many. */
  opponent: string
  /** Heads the sums. */
  title: string
  /** Heading level: 2 where there is no heading above. */
  level?: 2 | 3
  /** The matches are of one team: in their order they are its form. */
  ofOneTeam?: boolean
}

/** Sums, form and when it happened, of past matches of a team. */
export function MatchSums({
  kind,
  matches,
  half,
  viewed,
  team,
  opponent,
  title,
  level,
  ofOneTeam = true,
  shown,
}: MatchSumsProps & { shown: ListRows }) {
  const { t } = useTranslation('history')
  const chart = useMemo(() => chartOf(kind, { matches, viewed, half }), [kind, matches, viewed, half])
  const part = half === 0 ? '' : t(`halfNote.${half}`)
  if (shown.cards) return <CardsSummary rows={shown.rows} viewed={viewed} title={title} part={part} />
  return (
    <div className={styles.sums} data-alone={chart === null || undefined}>
      {kind.subject === 'cards' ? null : (
        <SummaryCard
          kind={kind}
          rows={shown.rows}
          viewed={viewed}
          team={team}
          title={title}
          part={part}
          level={level}
          ofOneTeam={ofOneTeam}
        />
      )}
      {chart === null ? null : (
        <IntervalChart {...chart} team={team} opponent={opponent} part={part} listed={matches.length} level={level} />
      )}
    </div>
  )
}

/** Times of the events in the selected half; empty for subjects without minutes. */
function chartOf(kind: ListKind, { matches, viewed, half }: { matches: readonly Match[]; viewed: number; half: Half }) {
  if (kind.subject === 'corners') {
    return { subject: 'corners' as const, counts: cornerParts(matches, { team: viewed, half }) }
  }
  if (kind.subject !== 'goals') return null
  const counts = goalParts(matches, viewed, half)
  return { subject: counts.by === 'halves' ? ('halves' as const) : ('goals' as const), counts }
}
