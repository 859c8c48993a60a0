import type { HeadToHeadRecord } from '@touchline/contract'
import { cornerIntervals, goalHalves, goalIntervals, type Half } from '@touchline/football'
import { useMemo } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { CardsSummary } from './cards-summary.tsx'
import { HistoryList } from './history-list.tsx'
import { IntervalChart } from './interval-chart.tsx'
import { type ListKind, rowsOf } from './list-kinds.ts'
import type { ListPages } from './list-pages.ts'
import styles from './matches-shown.module.css'
import { SummaryCard } from './summary-card.tsx'

export interface MatchesShownProps {
  kind: ListKind
  /** The matches of the page that is shown, newest first. */
  records: readonly HeadToHeadRecord[]
  half: Half
  /** The team whose results give the colours: id and name. */
  viewed: number
  team: string
  /** Against whom: a name, or the word for many. */
  opponent: string
  /** Heads the sums. */
  title: string
  /** Says to screen readers what the table lists. */
  caption: string
  /** First words of the names of downloaded files. */
  file: string
  pages: ListPages
}

/** Past matches of a team: sums, form, when it happened, and the list itself. */
export function MatchesShown({ kind, records, half, viewed, team, opponent, title, ...list }: MatchesShownProps) {
  const { t } = useTranslation('history')
  const shown = useMemo(() => rowsOf(kind, records, half, viewed), [kind, records, half, viewed])
  const chart = useMemo(() => chartOf(kind, records, viewed), [kind, records, viewed])
  const part = half === 0 ? '' : t(`halfNote.${half}`)
  return (
    <>
      {shown.cards ? (
        <CardsSummary rows={shown.rows} viewed={viewed} title={title} part={part} />
      ) : (
        <div className={styles.sums} data-alone={chart === null || undefined}>
          {kind.subject === 'cards' ? null : (
            <SummaryCard kind={kind} rows={shown.rows} viewed={viewed} team={team} title={title} part={part} />
          )}
          {chart === null ? null : (
            <IntervalChart {...chart} team={team} opponent={opponent} listed={records.length} half={half} />
          )}
        </div>
      )}
      <HistoryList {...list} kind={kind} shown={shown} half={half} viewed={viewed} team={team} opponent={opponent} />
    </>
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
