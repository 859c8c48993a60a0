import { IconClockHour4 } from '@tabler/icons-react'
import type { HeadToHeadRecord } from '@touchline/contract'
import { BETTER, cardsRowOpens, type Half, pairRowOpens, type Sense, worthOf } from '@touchline/football'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../controls/button.tsx'
import { Card } from '../../layout/card.tsx'
import { useRefereeDialog } from '../../referee/use-referee-dialog.tsx'
import { CsvButton } from './csv-button.tsx'
import { HistoryTable } from './history-table.tsx'
import type { ListKind, ListRows } from './list-kinds.ts'
import { type ListPages, pageKeys } from './list-pages.ts'
import { PageLinks } from './page-links.tsx'
import { CardPair, ScoreBoxes } from './score-boxes.tsx'

const MatchEventsDialog = lazy(async () => ({ default: (await import('./match-events-dialog.tsx')).MatchEventsDialog }))
const CornerMinutesDialog = lazy(async () => ({
  default: (await import('./corner-minutes-dialog.tsx')).CornerMinutesDialog,
}))

interface HistoryListProps {
  kind: ListKind
  shown: ListRows
  half: Half
  /** Id of the team whose list it is; null in the list of a referee. */
  viewed: number | null
  team: string
  opponent: string
  caption: string
  file: string
  places?: boolean | undefined
  pages: ListPages
  /** Whether a list of cards names who refereed; not where it is the same everywhere. */
  referees?: boolean
}

const PAIR = { goals: 'table.score', corners: 'table.corners', cards: 'table.cards', stats: 'table.stats' } as const

/** The table of past matches with its pages, its download, and the dialog of the row that was opened. */
export function HistoryList({
  kind,
  shown,
  half,
  viewed,
  team,
  opponent,
  caption,
  file,
  places,
  pages,
  referees = true,
}: HistoryListProps) {
  const { t } = useTranslation('history')
  const [opened, setOpened] = useState<number | 'corners' | null>(null)
  const referee = useRefereeDialog()
  const onKeyDown = pageKeys(pages)
  const boxes = useBoxes(shown, kind.subject === 'stats' ? BETTER[kind.statistic] : 'more')
  const { subject } = kind
  const records = shown.rows.map(({ record }) => record)
  const open = records.find(({ match_id }) => match_id === opened)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys only save the way to the page links inside
    <div onKeyDown={onKeyDown}>
      <Card
        flush
        level={3}
        title={subject === 'stats' ? t(`statistic.${kind.statistic}`) : t(`${subject}.caption`)}
        actions={
          <>
            {subject === 'corners' && viewed !== null ? (
              <Button size="small" look="quiet" aria-haspopup="dialog" onClick={() => setOpened('corners')}>
                <IconClockHour4 size={16} stroke={1.8} aria-hidden="true" />
                {t('cornerMinutes.open')}
              </Button>
            ) : null}
            <CsvButton kind={kind} shown={shown} name={file} />
          </>
        }
      >
        <HistoryTable
          caption={caption}
          pairLabel={t(PAIR[subject])}
          records={records}
          viewed={viewed}
          marks={subject === 'goals'}
          cards={shown.cards}
          referees={referees && subject === 'cards'}
          places={places}
          pair={(record) => boxes.get(record.match_id)?.drawn}
          opener={(record) => (subject === 'stats' ? null : (boxes.get(record.match_id)?.words(subject) ?? null))}
          onOpen={(record) => setOpened(record.match_id)}
          onReferee={referee.open}
        />
        <PageLinks pages={pages} shown={records.length} team={team} />
      </Card>
      <Suspense>
        {open === undefined || subject === 'stats' ? null : (
          <MatchEventsDialog
            record={open}
            subject={subject}
            half={half}
            pair={boxes.get(open.match_id)?.drawn}
            onClose={() => setOpened(null)}
          />
        )}
        {opened === 'corners' && viewed !== null ? (
          <CornerMinutesDialog
            records={records}
            half={half}
            viewed={viewed}
            team={team}
            opponent={opponent}
            onClose={() => setOpened(null)}
          />
        ) : null}
      </Suspense>
      {referee.dialog}
    </div>
  )
}

interface Boxes {
  /** The numbers of the row, in the table and in its dialog. */
  drawn: ReactNode
  /** Words of the button that opens the row; null when there is nothing behind it. */
  words(subject: 'goals' | 'corners' | 'cards'): string | null
}

const OPENS = { goals: 'table.openGoals', corners: 'table.openCorners', cards: 'table.openCards' } as const

function useBoxes(shown: ListRows, sense: Sense): Map<number, Boxes> {
  const { t } = useTranslation('history')
  const label = ({ yellow, red }: { yellow: number; red: number }) =>
    t('cards.side', { yellow: yellow < 0 ? '?' : yellow, red: red < 0 ? '?' : red })
  const names = ({ local_name, visitor_name }: HeadToHeadRecord) => ({ home: local_name, away: visitor_name })
  return new Map<number, Boxes>(
    shown.cards
      ? shown.rows.map((row) => [
          row.record.match_id,
          {
            drawn: <CardPair local={row.local} visitor={row.visitor} label={label} />,
            words: () =>
              cardsRowOpens(row)
                ? `${t('table.openCards', names(row.record))}: ${label(row.local)}; ${label(row.visitor)}`
                : null,
          },
        ])
      : shown.rows.map((row) => [
          row.record.match_id,
          {
            drawn: <ScoreBoxes local={row.local} visitor={row.visitor} result={worthOf(row.result, sense)} />,
            words: (subject) =>
              pairRowOpens(row)
                ? t(OPENS[subject], { ...names(row.record), score: `${row.local}–${row.visitor}` })
                : null,
          },
        ]),
  )
}
