import { IconClockHour4 } from '@tabler/icons-react'
import { BETTER, type Cards, cardsRowOpens, type Half, pairRowOpens, worthOf } from '@touchline/football'
import { Suspense, useState } from 'react'
import { useSetting } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { lazyPart } from '../../app/lazy-part.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { CsvDownload } from '../../ui/lists/csv-download.tsx'
import { useZone } from '../../ui/match/use-zone.ts'
import { useRefereeDialog } from '../../ui/referee/use-referee-dialog.tsx'
import { historyColumns } from './history-columns.tsx'
import { HistoryTable } from './history-table.tsx'
import type { ListKind, ListRow, ListRows } from './list-kinds.ts'
import { type ListPages, pageKeys } from './list-pages.ts'
import { PageLinks } from './page-links.tsx'
import { CardPair, ScoreBoxes } from './score-boxes.tsx'

const MatchEventsDialog = lazyPart(() => import('./match-events-dialog.tsx'), 'MatchEventsDialog')
const CornerMinutesDialog = lazyPart(() => import('./corner-minutes-dialog.tsx'), 'CornerMinutesDialog')

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
  const { subject } = kind
  const matches = shown.rows.map(({ match }) => match)
  const open = shown.rows.find(({ match }) => match.id === opened)
  const title = subject === 'stats' ? t(`statistic.${kind.statistic}`) : t(`${subject}.caption`)
  const language = useSetting('language')
  const odds_format = useSetting('odds_format')
  const zone = useZone()
  const rows = {
    ...useRowParts(kind),
    kind,
    referees: referees && subject === 'cards',
    onOpen: ({ match }: ListRow) => setOpened(match.id),
  }
  const columns = historyColumns(
    { ...rows, half, viewed, rows: shown.rows, onReferee: referee.open },
    { t, language, odds_format, zone },
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys only save the way to the page links inside
    <div onKeyDown={onKeyDown}>
      <Card
        flush
        level={3}
        title={title}
        actions={
          <>
            {subject === 'corners' && viewed !== null ? (
              <Button size="small" look="quiet" aria-haspopup="dialog" onClick={() => setOpened('corners')}>
                <IconClockHour4 size={16} stroke={1.8} aria-hidden="true" />
                {t('cornerMinutes.open')}
              </Button>
            ) : null}
            <CsvDownload
              name={`${file} ${title}`}
              columns={columns}
              rows={shown.rows}
              paged={pages.hasPrevious || pages.hasNext}
            />
          </>
        }
      >
        <HistoryTable {...rows} caption={caption} columns={columns} rows={shown.rows} places={places} />
        <PageLinks pages={pages} shown={matches.length} team={team} />
      </Card>
      <Suspense>
        {open === undefined || subject === 'stats' ? null : (
          <MatchEventsDialog
            match={open.match}
            subject={subject}
            half={half}
            pair={rows.pair(open)}
            onClose={() => setOpened(null)}
          />
        )}
        {opened === 'corners' && viewed !== null ? (
          <CornerMinutesDialog
            listed={matches}
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

const OPENS = { goals: 'table.openGoals', corners: 'table.openCorners', cards: 'table.openCards' } as const

/** The numbers of a row, in the table and in its dialog, and the words of the button that opens it; null when there is nothing behind it. */
function useRowParts(kind: ListKind) {
  const { t } = useTranslation('history')
  const sense = kind.subject === 'stats' ? BETTER[kind.statistic] : 'more'
  const counted = (count: number | null) => ({ count: count ?? 0, shown: count ?? '?' })
  const label = ({ yellow, red }: Cards) => `${t('cards.yellowOf', counted(yellow))}, ${t('cards.redOf', counted(red))}`
  return {
    pair: (row: ListRow) =>
      'result' in row ? (
        <ScoreBoxes home={row.home} away={row.away} result={worthOf(row.result, sense)} />
      ) : (
        <CardPair home={row.home} away={row.away} label={label} />
      ),
    opener(row: ListRow) {
      const names = { home: row.match.home.name, away: row.match.away.name }
      if (kind.subject === 'stats') return null
      if (!('result' in row)) {
        return cardsRowOpens(row) ? `${t('table.openCards', names)}: ${label(row.home)}; ${label(row.away)}` : null
      }
      return pairRowOpens(row) ? t(OPENS[kind.subject], { ...names, score: `${row.home}–${row.away}` }) : null
    },
  }
}
