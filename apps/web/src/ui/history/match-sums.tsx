import type { HeadToHeadRecord } from '@touchline/contract'
import { cornerIntervals, goalHalves, goalIntervals, type Half } from '@touchline/football'
import { useMemo } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { CardsSummary } from './cards-summary.tsx'
import { IntervalChart } from './interval-chart.tsx'
import type { ListKind, ListRows } from './list-kinds.ts'
import styles from './match-sums.module.css'
import { SummaryCard } from './summary-card.tsx'

export interface MatchSumsProps {
  kind: ListKind
  /** The matches that are summed up, newest first. */
  records: readonly HeadToHeadRecord[]
  half: Half
  /** The team whose results give the colours: id and name. */
  viewed: number
  team: string
  /** Against whom: a name, or the word for many. */
  opponent: string
  /** Heads the sums. */
  title: string
  /** Rank of the heads: 2 where no heading stands above them. */
  level?: 2 | 3
}

/** Sums, form and when it happened, of past matches of a team. */
export function MatchSums({
  kind,
  records,
  half,
  viewed,
  team,
  opponent,
  title,
  level,
  shown,
}: MatchSumsProps & { shown: ListRows }) {
  const { t } = useTranslation('history')
  const chart = useMemo(() => chartOf(kind, records, viewed), [kind, records, viewed])
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
        />
      )}
      {chart === null ? null : (
        <IntervalChart {...chart} team={team} opponent={opponent} listed={records.length} half={half} level={level} />
      )}
    </div>
  )
}

/** The finest division of the match that is known: 15 minutes, else halves; nothing for what has no minutes. */
function chartOf(kind: ListKind, records: readonly HeadToHeadRecord[], viewed: number) {
  if (kind.subject === 'corners') return { subject: 'corners' as const, counts: cornerIntervals(records, viewed) }
  if (kind.subject !== 'goals') return null
  const counts = goalIntervals(records, viewed)
  if (counts.matches > 0) return { subject: 'goals' as const, counts }
  const halves = goalHalves(records, viewed)
  return halves.matches > 0 ? { subject: 'halves' as const, counts: halves } : { subject: 'goals' as const, counts }
}
