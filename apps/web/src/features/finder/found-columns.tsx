import { Link } from '@tanstack/react-router'
import type { FoundMatch } from '@touchline/contract'
import {
  type Bet,
  FACTS,
  type Fact,
  type Finder,
  formatDate,
  formatPrice,
  formatTime,
  isYesOrNo,
} from '@touchline/football'
import { useSetting } from '../../app/app.ts'
import { translatedCountry } from '../../app/i18n/country-names.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { matchPath } from '../../app/paths.ts'
import { usePrices } from '../../app/site.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { useZone } from '../../ui/match/use-zone.ts'
import type { Column } from '../../ui/table/column.ts'
import { useFactWords } from './fact-words.ts'
import { signed } from './finder.model.ts'
import styles from './finder.module.css'

/** Further ones are only in the file. */
const FACTS_SHOWN = 3

/** Prices of the bet have separate columns. */
const isOfBet = (fact: Fact, bet: Bet) => fact.toLowerCase() === `price${bet}` || fact.toLowerCase() === `chance${bet}`

/** Ids of a row, in files alone, called the same in every language. */
const ids = <Row,>(of: Readonly<Record<string, (row: Row) => number>>): Column<Row>[] =>
  Object.entries(of).map(([field, csv]) => ({ name: field, field, csv }))

/** A price as it is shown in tables of matches, where the chance has a column of its own. */
export function usePriceText(): (value: number | null) => string {
  const odds_format = useSetting('odds_format')
  return (value) => (value === null ? '?' : formatPrice(value, odds_format === 2 ? 0 : odds_format))
}

/**
 * A found match with the facts of the conditions; beyond a few they are only in the file.
 * @param more columns between the kick-off and the prices
 */
export function useFoundColumns<Row extends FoundMatch>(
  { bet, conditions }: Finder,
  more: readonly Column<Row>[] = [],
): Column<Row>[] {
  const { t } = useTranslation('finder')
  const { nameOf, hintOf } = useFactWords()
  const language = useSetting('language')
  const numbers = useNumbers()
  const zone = useZone()
  const price = usePriceText()
  const prices = usePrices()
  const valueText = (fact: Fact, value: number | null) =>
    isYesOrNo(fact) && value !== null
      ? t(value === 1 ? 'form.yes' : 'form.no')
      : numbers.decimals(value, FACTS[fact].digits)
  const time = ({ starting_at, time_known }: FoundMatch) =>
    time_known
      ? `${formatDate(starting_at, zone, 'DD/MM/YY')} ${formatTime(starting_at, zone)}`
      : formatDate(starting_at, 'UTC', 'DD/MM/YY')
  const ofPrices: Column<Row>[] = [
    {
      name: t('matches.price', { bet: t(`bets.${bet}`) }),
      align: 'right',
      cell: (row) => price(row.price),
      field: 'price',
      csv: (row) => row.price,
    },
    {
      name: t('matches.best'),
      align: 'right',
      wide: true,
      cell: (row) => price(row.best),
      field: 'best_price',
      csv: (row) => row.best,
    },
    {
      name: t('matches.chance'),
      align: 'right',
      cell: ({ chance }) => (chance === null ? '?' : numbers.inPercent(numbers.decimals(chance, 1))),
      field: 'chance_percent',
      csv: ({ chance }) => chance,
    },
    {
      name: t('matches.edge'),
      align: 'right',
      wide: true,
      cell: ({ edge }) => (edge === null ? '?' : signed(edge, 1, numbers)),
      field: 'edge_points',
      csv: ({ edge }) => edge,
    },
  ]
  return [
    {
      name: t('matches.match'),
      rowHead: true,
      cell: (row) => (
        <Link {...matchPath(row.match_id, row.country_id)} className={styles.match}>
          {row.home.name} – {row.away.name}
          <small>
            <span className={styles.when}>{time(row)} · </span>
            {row.league_name}
          </small>
        </Link>
      ),
      csv: ({ home, away }) => `${home.name} – ${away.name}`,
    },
    ...ids<Row>({
      match_id: (row) => row.match_id,
      league_id: (row) => row.league_id,
      home_id: (row) => row.home.id,
      away_id: (row) => row.away.id,
    }),
    { name: t('matches.home'), field: 'home', csv: ({ home }) => home.name },
    { name: t('matches.away'), field: 'away', csv: ({ away }) => away.name },
    {
      name: t('matches.league'),
      field: 'league',
      csv: ({ league_name, country_name }) => `${translatedCountry(language, country_name)}: ${league_name}`,
    },
    {
      name: t('matches.kickoff'),
      align: 'right',
      className: 'nowrap',
      wide: true,
      cell: time,
      field: 'kickoff',
      csv: ({ starting_at }) => starting_at,
    },
    ...more,
    ...(prices ? ofPrices : []),
    ...conditions.map(
      ({ fact }, at): Column<Row> => ({
        key: fact,
        name: nameOf(fact),
        headProps: { title: hintOf(fact) ?? undefined },
        align: 'right',
        wide: true,
        ...(at < FACTS_SHOWN &&
          !isOfBet(fact, bet) && {
            cell: ({ facts }: Row) => valueText(fact, facts[at] ?? null),
          }),
        field: fact,
        csv: ({ facts }) => facts[at] ?? null,
      }),
    ),
  ]
}
