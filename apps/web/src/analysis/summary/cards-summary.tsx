import { type Cards, type CardsRow, countedCards, summariseCards } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Card } from '../../ui/layout/card.tsx'
import { NotKnown } from '../list/not-known.tsx'
import styles from './cards-summary.module.css'
import { type Fact, Facts } from './facts.tsx'
import { Figure } from './figure.tsx'
import { ForAgainst } from './for-against.tsx'
import { signed } from './signed.ts'
import { sureOf } from './summary.model.ts'

interface CardsSummaryProps {
  rows: readonly CardsRow[]
  viewed: number
  /** Named in front where several teams' sums stand side by side. */
  title?: string
  part: string
}

/** Averages of yellow and of red cards of the matches listed, from the point of view of the team, with how sure they are. */
export function CardsSummary({ rows, viewed, title, part }: CardsSummaryProps) {
  const { t } = useTranslation('history')
  const { average } = useNumbers()
  const note = (colour: keyof Cards) => {
    const known = countedCards(rows, colour, viewed).length
    const count =
      known === 0
        ? ''
        : known === rows.length
          ? t('matches', { count: known })
          : t('matchesOf', { known, count: rows.length })
    return [title, count, part].filter(Boolean).join(' · ')
  }
  const sums = (colour: keyof Cards) => {
    const counted = countedCards(rows, colour, viewed)
    if (counted.length === 0) return <NotKnown what={t(`cards.${colour}`)} />
    const { diff, averages } = summariseCards(rows, colour, viewed)
    const sure = sureOf(counted)
    const facts: Fact[] = [
      {
        label: t('cards.average'),
        value: <Figure sure={sure.total}>{average(averages.total)}</Figure>,
        note: (
          <ForAgainst
            own={average(averages.own)}
            other={average(averages.opponents)}
            sureOwn={sure.own}
            sureOther={sure.other}
          />
        ),
      },
      { label: t('cards.diff'), value: signed(diff), note: '' },
    ]
    return <Facts facts={facts} />
  }
  return (
    <div className={styles.columns}>
      <Card title={t('cards.yellow')} note={note('yellow')} level={3}>
        {sums('yellow')}
      </Card>
      <Card title={<span title={t('cards.redInfo')}>{t('cards.red')}</span>} note={note('red')} level={3}>
        {sums('red')}
      </Card>
    </div>
  )
}
