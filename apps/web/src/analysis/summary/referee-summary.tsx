import {
  type CardsRow,
  type CountedPair,
  countedCards,
  countedPairs,
  type Match,
  statisticsRows,
} from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Card } from '../../ui/layout/card.tsx'
import styles from './cards-summary.module.css'
import { type Fact, Facts } from './facts.tsx'
import { Figure } from './figure.tsx'
import { ForAgainst } from './for-against.tsx'
import { rateOf, sureOf } from './summary.model.ts'

interface RefereeSummaryProps {
  matches: readonly Match[]
  /** The cards of the same matches. */
  rows: readonly CardsRow[]
}

/** A referee's cards, fouls and penalties a match, for both sides and for home and away teams separately. */
export function RefereeSummary({ matches, rows }: RefereeSummaryProps) {
  const { t } = useTranslation('history')
  const { average, percent } = useNumbers()
  const note = (known: number) =>
    known === matches.length ? t('matches', { count: known }) : t('matchesOf', { known, count: matches.length })
  const yellow = atHome(rows.flatMap((row) => countedCards([row], 'yellow', row.match.home.id)))
  const red = atHome(rows.flatMap((row) => countedCards([row], 'red', row.match.home.id)))
  const of = (statistic: 'fouls' | 'penalties') =>
    atHome(matches.flatMap((match) => countedPairs(statisticsRows([match], statistic, match.home.id), match.home.id)))
  const [fouls, penalties] = [of('fouls'), of('penalties')]
  const fact = (label: string, { counts, total, own, other }: Averages): Fact => {
    const sure = sureOf(counts)
    return {
      label,
      value: <Figure sure={sure.total}>{average(total)}</Figure>,
      note: (
        <ForAgainst own={average(own)} other={average(other)} sureOwn={sure.own} sureOther={sure.other} words="sides" />
      ),
    }
  }
  const withPenalty = rateOf(penalties.counts.map((one) => one.own + one.other))
  return (
    <div className={styles.columns}>
      <Card title={t('refereed.cards')} note={note(yellow.counts.length)} level={3}>
        <Facts facts={[fact(t('cards.yellow'), yellow), fact(t('cards.red'), red)]} />
      </Card>
      <Card title={t('refereed.calls')} note={note(fouls.counts.length)} level={3}>
        <Facts
          facts={[
            fact(t('statistic.fouls'), fouls),
            {
              ...fact(t('statistic.penalties'), penalties),
              note:
                withPenalty === null ? (
                  ''
                ) : (
                  <Figure sure={withPenalty.sure} share>
                    {t('refereed.withPenalty', { share: percent(withPenalty.share) })}
                  </Figure>
                ),
            },
          ]}
        />
      </Card>
    </div>
  )
}

interface Averages {
  counts: CountedPair[]
  total: number | null
  own: number | null
  other: number | null
}

/** Averages with the home team as own and the away team as other. */
function atHome(counts: CountedPair[]): Averages {
  const mean = (value: (one: CountedPair) => number) =>
    counts.length === 0 ? null : counts.reduce((sum, one) => sum + value(one), 0) / counts.length
  return {
    counts,
    total: mean(({ own, other }) => own + other),
    own: mean(({ own }) => own),
    other: mean(({ other }) => other),
  }
}
