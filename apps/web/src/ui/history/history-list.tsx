import type { HeadToHeadRecord } from '@touchline/contract'
import type { Half } from '@touchline/football'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Card } from '../card.tsx'
import { HistoryTable } from './history-table.tsx'
import type { Subject } from './match-events.ts'
import { MatchEventsDialog } from './match-events-dialog.tsx'

interface HistoryListProps<Row> {
  subject: Subject
  rows: readonly Row[]
  half: Half
  viewed: number
  team: string
  opponent: string
  extra: 'prices' | 'referee'
  /** The numbers of a row, in the table and in its dialog. */
  boxes(row: Row): ReactNode
  /** Whether there is anything behind a row. */
  opens(row: Row): boolean
  /** Words of the button that opens a row. */
  words(row: Row): string
  pages: ReactNode
}

const PAIR = { goals: 'table.score', corners: 'table.corners', cards: 'table.cards' } as const

/** The table of past matches with its pages and the dialog of the row that was opened. */
export function HistoryList<Row extends { record: HeadToHeadRecord }>(props: HistoryListProps<Row>) {
  const { subject, rows, half, viewed, team, opponent, extra, boxes, opens, words, pages } = props
  const { t } = useTranslation('history')
  const [opened, setOpened] = useState<number | null>(null)
  const byMatch = new Map(rows.map((row) => [row.record.match_id, row]))
  const rowOf = (record: HeadToHeadRecord) => byMatch.get(record.match_id)
  const open = opened === null ? undefined : byMatch.get(opened)
  return (
    <Card flush>
      <HistoryTable
        caption={t('table.caption', { subject: t(`${subject}.caption`), team, opponent })}
        pairLabel={t(PAIR[subject])}
        records={rows.map((row) => row.record)}
        viewed={viewed}
        marks={subject === 'goals'}
        extra={extra}
        pair={(record) => {
          const row = rowOf(record)
          return row === undefined ? null : boxes(row)
        }}
        opener={(record) => {
          const row = rowOf(record)
          return row !== undefined && opens(row) ? words(row) : null
        }}
        onOpen={(record) => setOpened(record.match_id)}
      />
      {pages}
      {open === undefined ? null : (
        <MatchEventsDialog
          record={open.record}
          subject={subject}
          half={half}
          pair={boxes(open)}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  )
}
