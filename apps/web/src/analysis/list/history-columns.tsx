import { IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type Half, localDay, type Match, marketTexts, type OddsFormat, priceFormats } from '@touchline/football'
import type { Language } from '@touchline/messages'
import type { Translate } from '@touchline/messages/translation'
import type { ReactNode } from 'react'
import { translatedCountry } from '../../app/i18n/country-names.ts'
import { stageNameIn } from '../../app/i18n/stage-names.ts'
import { fixturePath, leaguePath } from '../../app/paths.ts'
import { Flag } from '../../ui/entities/flag.tsx'
import type { CsvValue } from '../../ui/lists/csv.ts'
import { MatchDate } from '../../ui/match/match-date.tsx'
import type { Column } from '../../ui/table/column.ts'
import row from './history-row.module.css'
import styles from './history-table.module.css'
import { type ListKind, type ListRow, leaderOf } from './list-kinds.ts'
import { Marks, Referee, TeamName } from './row-parts.tsx'

export interface HistoryColumnsProps {
  kind: ListKind
  half: Half
  /** The viewed team: its name is plain text, every other name leads to its page. Null in the list of a referee. */
  viewed: number | null
  /** Content between the names. */
  pair(row: ListRow): ReactNode
  /** A column says who refereed; below the numbers where it is narrow. */
  referees: boolean
  /** Words of the button that opens the row's dialog; null for a row that has nothing behind it. */
  opener(row: ListRow): string | null
  onOpen(row: ListRow): void
  onReferee(referee: { id: number; name: string }): void
  /** A column that is unknown in all rows is left out. */
  rows: readonly ListRow[]
}

interface Viewer {
  t: Translate<'history'>
  language: Language
  odds_format: OddsFormat
  zone: string
}

const PAIR = { goals: 'table.score', corners: 'table.corners', cards: 'table.cards', stats: 'table.stats' } as const
const OUTCOMES = [
  ['home', '1', 'table.homePrice'],
  ['draw', 'X', 'table.drawPrice'],
  ['away', '2', 'table.awayPrice'],
] as const
type Outcome = (typeof OUTCOMES)[number][0]

/**
 * Columns of a past match on the page and in the file. In the file every score is two numbers, since spreadsheets read 2-1 as a date; days
 * are in the viewer's zone, prices in the viewer's odds format.
 */
export function historyColumns(
  { kind, half, viewed, pair, referees, opener, onOpen, onReferee, rows }: HistoryColumnsProps,
  { t, language, odds_format, zone }: Viewer,
): Column<ListRow>[] {
  const { subject } = kind
  const marks = subject === 'goals'
  const known = (of: (match: Match) => unknown) => rows.length === 0 || rows.some(({ match }) => of(match) !== null)
  const priced = known(({ price: { home, draw, away } }) => home ?? draw ?? away)
  const refereed = known(({ referee }) => referee.name)
  const named = referees && refereed
  const price = (match: Match, of: Outcome) => priceTexts(match, odds_format, language)[of]
  const roundOf = ({ match: { round } }: ListRow) => round && stageNameIn(language, round)
  const countryOf = ({ match: { league } }: ListRow) => translatedCountry(language, league.country.name)
  const inBrackets = (match: Match, of: Outcome) =>
    priced ? <span className={row.beside}>({price(match, of)})</span> : null
  const team = (side: 'home' | 'away', place: string | undefined): Column<ListRow> => ({
    key: side,
    name: t(`table.${side}`),
    align: side === 'home' ? 'right' : undefined,
    className: place,
    cell: (one) => (
      <>
        <TeamName match={one.match} side={side} viewed={viewed} leader={leaderOf(kind, one, half)} />
        {inBrackets(one.match, side)}
      </>
    ),
    csv: ({ match }) => match[side].name,
  })
  const ofSides = (name: string, numbersOf: (row: ListRow) => readonly [CsvValue, CsvValue]): Column<ListRow>[] =>
    (['home', 'away'] as const).map((side, at) => ({
      name: `${name} (${t(`table.${side}`)})`,
      csv: (row) => numbersOf(row)[at] ?? null,
    }))
  const score = (name: string, of: keyof Match['scores']) =>
    ofSides(name, ({ match }) => match.scores[of] ?? [null, null])
  const counted = kind.subject === 'stats' ? t(`statistic.${kind.statistic}`) : t(`${kind.subject}.caption`)
  return [
    {
      name: t('table.date'),
      className: styles.date,
      cell: ({ match }) => <MatchDate at={match.kickoff} />,
      csv: ({ match }) => localDay(match.kickoff, zone),
    },
    {
      name: t('table.league'),
      className: styles.league,
      cell: (one) => (
        <Link {...leaguePath(one.match.league.id)} className={row.leagueLink} preload={false}>
          <Flag code={one.match.league.country.code} name={countryOf(one)} />
          <span className={row.words} title={one.match.league.name}>
            {one.match.league.name}
          </span>
        </Link>
      ),
      csv: ({ match }) => match.league.name,
    },
    { name: t('csv.country'), csv: countryOf },
    { name: t('csv.season'), csv: ({ match }) => match.season.name },
    ...columnsIf(
      known(({ round }) => round),
      {
        name: t('table.roundLong'),
        short: t('table.round'),
        className: styles.round,
        cell: (one) => {
          const round = roundOf(one)
          return (
            <span className={row.words} title={round ?? undefined}>
              {/^\d+$/.test(round ?? '') ? <span className={styles.roundWord}>{t('table.roundLong')} </span> : null}
              {round}
            </span>
          )
        },
        csv: roundOf,
      },
    ),
    team('home', styles.local),
    {
      name: t(PAIR[subject]),
      headProps: { 'data-below': named ? t('table.referee') : undefined },
      align: 'centre',
      className: styles.pair,
      cell: (one) => {
        const words = opener(one)
        return (
          <div className={row.pairLine} data-marks={marks || undefined}>
            {words === null ? (
              <span className={row.numbers}>{pair(one)}</span>
            ) : (
              <button
                type="button"
                className={row.numbers}
                aria-haspopup="dialog"
                title={words}
                onClick={() => onOpen(one)}
              >
                <span className="visually-hidden">{words}</span>
                <span aria-hidden="true">{pair(one)}</span>
              </button>
            )}
            {marks ? <Marks match={one.match} /> : null}
            {inBrackets(one.match, 'draw')}
            {named ? (
              <span className={`${row.refereeBelow} ${row.words}`}>
                <Referee match={one.match} onOpen={onReferee} />
              </span>
            ) : null}
          </div>
        )
      },
    },
    team('away', styles.visitor),
    ...columnsIf(named, {
      key: 'referee',
      name: t('table.referee'),
      className: styles.referee,
      cell: ({ match }) => <Referee match={match} onOpen={onReferee} />,
    }),
    ...(subject === 'cards'
      ? (['yellow', 'red'] as const).flatMap((colour) =>
          ofSides(t(`cards.${colour}`), (one) =>
            'result' in one ? [null, null] : [one.home[colour], one.away[colour]],
          ),
        )
      : ofSides(counted, (one) => ('result' in one ? [one.home, one.away] : [null, null]))),
    ...columnsIf(
      known(({ scores }) => scores.halfTime),
      ...score(t('csv.halfTime'), 'halfTime'),
    ),
    ...score(t('csv.extraTime'), 'extraTime'),
    ...score(t('csv.shootout'), 'shootOut'),
    ...columnsIf(
      priced,
      ...OUTCOMES.map(
        ([of, sign, words]): Column<ListRow> => ({
          name: sign,
          head: <abbr title={t(words)}>{sign}</abbr>,
          align: 'right',
          className: styles.price,
          cell: ({ match }) => price(match, of),
          cellProps: () => ({ 'data-percent': odds_format === 2 || undefined }),
          csv: ({ match }) => filedPrice(match, { of, format: odds_format, language }),
        }),
      ),
    ),
    ...columnsIf(refereed, { name: t('table.referee'), csv: ({ match }) => match.referee.name }),
    {
      name: t('table.details'),
      head: <span className="visually-hidden">{t('table.details')}</span>,
      align: 'right',
      className: styles.details,
      cell: ({ match }) => (
        <Link
          {...fixturePath(match.id)}
          target="_blank"
          preload={false}
          className={row.icon}
          aria-label={t('table.detailsOf', { home: match.home.name, away: match.away.name })}
          title={t('table.details')}
        >
          <IconExternalLink size={16} stroke={1.7} aria-hidden="true" />
        </Link>
      ),
    },
  ]
}

const columnsIf = (known: boolean, ...columns: Column<ListRow>[]) => (known ? columns : [])

function priceTexts({ price }: Match, format: OddsFormat, language: Language): Record<Outcome, string> {
  const [home = '', draw = '', away = ''] = marketTexts([price.home, price.draw, price.away], format, language)
  return { home, draw, away }
}

/** A number that spreadsheets read, or a percentage as the page shows it. */
function filedPrice(
  match: Match,
  { of, format, language }: { of: Outcome; format: OddsFormat; language: Language },
): CsvValue {
  const price = match.price[of]
  if (price === null || format === 0) return price
  return format === 1 ? (priceFormats(price)?.['1'] ?? null) : priceTexts(match, format, language)[of]
}
