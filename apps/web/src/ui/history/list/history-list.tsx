import { IconClockHour4 } from '@tabler/icons-react'
import {
  BETTER,
  type Cards,
  cardsRowOpens,
  type Half,
  type Match,
  pairRowOpens,
  type Sense,
  worthOf,
} from '@touchline/football'
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
  const matches = shown.rows.map(({ match }) => match)
  const open = matches.find(({ id }) => id === opened)
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
          matches={matches}
          viewed={viewed}
          marks={subject === 'goals'}
          cards={shown.cards}
          referees={referees && subject === 'cards'}
          places={places}
          pair={({ id }) => boxes.get(id)?.drawn}
          opener={({ id }) => (subject === 'stats' ? null : (boxes.get(id)?.words(subject) ?? null))}
          onOpen={({ id }) => setOpened(id)}
          onReferee={referee.open}
        />
        <PageLinks pages={pages} shown={matches.length} team={team} />
      </Card>
      <Suspense>
        {open === undefined || subject === 'stats' ? null : (
          <MatchEventsDialog
            match={open}
            subject={subject}
            half={half}
            pair={boxes.get(open.id)?.drawn}
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

interface Boxes {
  /** The numbers of the row, in the table and in its dialog. */
  drawn: ReactNode
  /** Words of the button that opens the row; null when there is nothing behind it. */
  words(subject: 'goals' | 'corners' | 'cards'): string | null
}

const OPENS = { goals: 'table.openGoals', corners: 'table.openCorners', cards: 'table.openCards' } as const

function useBoxes(shown: ListRows, sense: Sense): Map<number, Boxes> {
  const { t } = useTranslation('history')
  const label = ({ yellow, red }: Cards) => t('cards.side', { yellow: yellow ?? '?', red: red ?? '?' })
  const names = ({ home, away }: Match) => ({ home: home.name, away: away.name })
  return new Map<number, Boxes>(
    shown.cards
      ? shown.rows.map((row) => [
          row.match.id,
          {
            drawn: <CardPair home={row.home} away={row.away} label={label} />,
            words: () =>
              cardsRowOpens(row)
                ? `${t('table.openCards', names(row.match))}: ${label(row.home)}; ${label(row.away)}`
                : null,
          },
        ])
      : shown.rows.map((row) => [
          row.match.id,
          {
            drawn: <ScoreBoxes home={row.home} away={row.away} result={worthOf(row.result, sense)} />,
            words: (subject) =>
              pairRowOpens(row) ? t(OPENS[subject], { ...names(row.match), score: `${row.home}–${row.away}` }) : null,
          },
        ]),
  )
}
