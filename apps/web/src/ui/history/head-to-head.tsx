import type { HeadToHeadRecord } from '@touchline/contract'
import {
  type CardsRow,
  cardsRowOpens,
  cardsRows,
  cornerIntervals,
  cornersRows,
  goalHalves,
  goalIntervals,
  goalsRows,
  type Half,
  type PairRow,
  pairRowOpens,
  summarise,
  summariseCards,
} from '@touchline/football'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { EmptyState } from '../states.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { CardsSummary } from './cards-summary.tsx'
import { FilterBar } from './filter-bar.tsx'
import { headToHeadView, type Pair } from './head-to-head.model.ts'
import styles from './head-to-head.module.css'
import { HistoryList } from './history-list.tsx'
import { type HistoryChange, type HistorySearch, halfOf, NO_HISTORY_FILTERS, perPageOf } from './history-search.ts'
import { IntervalChart } from './interval-chart.tsx'
import type { Subject } from './match-events.ts'
import { PageLinks } from './page-links.tsx'
import { CardBoxes, ScoreBoxes } from './score-boxes.tsx'
import { SummaryCard } from './summary-card.tsx'

interface HeadToHeadProps {
  subject: Subject
  /** Every meeting of the two teams, newest first. */
  records: readonly HeadToHeadRecord[]
  pair: Pair
  search: HistorySearch
  onChange(change: HistoryChange): void
}

/** The meetings of two teams with filters, sums, chart and pages. Everything is counted here, nothing is asked of the server. */
export function HeadToHead({ subject, records, pair, search, onChange }: HeadToHeadProps) {
  const { t } = useTranslation('history')
  const view = useMemo(() => headToHeadView(records, search, pair), [records, search, pair])
  const names = { team: pair.local_name, opponent: pair.visitor_name }
  if (records.length === 0) {
    return (
      <Card>
        <EmptyState title={t('empty.never')} text={t('empty.neverText', names)} />
      </Card>
    )
  }
  const { items } = view.page
  const shown = { ...names, listed: items.length, half: halfOf(search), viewed: pair.local_id }
  return (
    <div className={styles.stack}>
      <FilterBar
        search={search}
        onChange={onChange}
        leagues={view.leagues}
        seasons={view.seasons}
        team={pair.local_name}
        currentCoach={view.currentCoach}
      />
      <ActiveFilters
        search={search}
        onChange={onChange}
        leagues={view.leagues}
        seasons={view.seasons}
        team={pair.local_name}
        found={view.found}
        total={records.length}
      />
      {items.length === 0 ? (
        <Card>
          <EmptyState
            title={t('empty.filtered')}
            text={t('empty.filteredText', { count: records.length })}
            action={<Button onClick={() => onChange(NO_HISTORY_FILTERS)}>{t('reset')}</Button>}
          />
        </Card>
      ) : (
        <Meetings
          {...shown}
          subject={subject}
          items={items}
          pages={
            <PageLinks
              page={view.page}
              perPage={perPageOf(search)}
              found={view.found}
              onPage={(page) => onChange({ page })}
            />
          }
        />
      )}
    </div>
  )
}

interface MeetingsProps {
  items: readonly HeadToHeadRecord[]
  half: Half
  viewed: number
  team: string
  opponent: string
  listed: number
  pages: ReactNode
}

function Meetings({ subject, ...props }: MeetingsProps & { subject: Subject }) {
  return subject === 'cards' ? <CardMeetings {...props} /> : <PairMeetings {...props} subject={subject} />
}

function PairMeetings({
  subject,
  items,
  half,
  viewed,
  pages,
  ...names
}: MeetingsProps & { subject: 'goals' | 'corners' }) {
  const { t } = useTranslation('history')
  const part = half === 0 ? '' : t(`halfNote.${half}`)
  const rows = useMemo(
    () => (subject === 'goals' ? goalsRows : cornersRows)(items, half, viewed),
    [subject, items, half, viewed],
  )
  const chart = useMemo(() => chartOf(subject, items, viewed), [subject, items, viewed])
  return (
    <>
      <div className={styles.sums}>
        <SummaryCard {...names} subject={subject} summary={summarise(rows, viewed)} part={part} />
        <IntervalChart {...names} {...chart} half={half} />
      </div>
      <HistoryList<PairRow<HeadToHeadRecord>>
        {...names}
        subject={subject}
        rows={rows}
        half={half}
        viewed={viewed}
        extra="prices"
        boxes={(row) => <ScoreBoxes local={row.local} visitor={row.visitor} result={row.result} />}
        opens={pairRowOpens}
        words={({ record, local, visitor }) =>
          t(subject === 'goals' ? 'table.openGoals' : 'table.openCorners', {
            home: record.local_name,
            away: record.visitor_name,
            score: `${local}–${visitor}`,
          })
        }
        pages={pages}
      />
    </>
  )
}

/** The finest division of the match that is known: 15 minutes, else halves. */
function chartOf(subject: 'goals' | 'corners', items: readonly HeadToHeadRecord[], viewed: number) {
  const counts = (subject === 'goals' ? goalIntervals : cornerIntervals)(items, viewed)
  if (counts.matches > 0 || subject === 'corners') return { subject, counts }
  const halves = goalHalves(items, viewed)
  return halves.matches > 0 ? { subject: 'halves' as const, counts: halves } : { subject, counts }
}

function CardMeetings({ items, half, viewed, pages, ...names }: MeetingsProps) {
  const { t } = useTranslation('history')
  const rows = useMemo(() => cardsRows(items, half), [items, half])
  const label = ({ yellow, red }: { yellow: number; red: number }) =>
    t('cards.side', { yellow: yellow < 0 ? '?' : yellow, red: red < 0 ? '?' : red })
  return (
    <>
      <CardsSummary
        summary={summariseCards(rows, viewed)}
        listed={names.listed}
        part={half === 0 ? '' : t(`halfNote.${half}`)}
      />
      <HistoryList<CardsRow<HeadToHeadRecord>>
        {...names}
        subject="cards"
        rows={rows}
        half={half}
        viewed={viewed}
        extra="referee"
        boxes={(row) => (
          <span className={styles.cardPair}>
            <CardBoxes {...row.local} label={label(row.local)} />
            <CardBoxes {...row.visitor} label={label(row.visitor)} />
          </span>
        )}
        opens={cardsRowOpens}
        words={({ record, local, visitor }) =>
          `${t('table.openCards', { home: record.local_name, away: record.visitor_name })}: ${label(local)}; ${label(visitor)}`
        }
        pages={pages}
      />
    </>
  )
}
