import { type Cards, type CardsRow, format2, summariseCards } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Card } from '../card.tsx'
import styles from './cards-summary.module.css'
import { type Fact, Facts } from './facts.tsx'
import { Figure } from './figure.tsx'
import { ForAgainst } from './for-against.tsx'
import { signed } from './signed.ts'
import { countedCards, sureOf } from './summary.model.ts'

interface CardsSummaryProps {
  rows: readonly CardsRow<{ local_id: number }>[]
  viewed: number
  /** Named in front where several teams' sums stand side by side. */
  title?: string
  part: string
}

/** Averages of yellow and of red cards of the matches listed, from the point of view of the team, with how sure they are. */
export function CardsSummary({ rows, viewed, title, part }: CardsSummaryProps) {
  const { t } = useTranslation('history')
  const summary = summariseCards(rows, viewed)
  const note = (colour: keyof Cards) => {
    const known = countedCards(rows, colour, viewed).length
    const count = known === rows.length ? t('matches', { count: known }) : t('matchesOf', { known, count: rows.length })
    return [title, count, part].filter(Boolean).join(' · ')
  }
  const facts = (
    colour: keyof Cards,
    diff: number,
    total: number | null,
    own: number | null,
    other: number | null,
  ): Fact[] => {
    const counted = countedCards(rows, colour, viewed)
    const sure = sureOf(counted)
    return [
      {
        label: t('cards.average'),
        value: <Figure sure={sure.total}>{format2(total)}</Figure>,
        note: <ForAgainst own={format2(own)} other={format2(other)} sureOwn={sure.own} sureOther={sure.other} />,
      },
      { label: t('cards.diff'), value: signed(counted.length === 0 ? null : diff), note: '' },
    ]
  }
  return (
    <div className={styles.columns}>
      <Card title={t('cards.yellow')} note={note('yellow')} level={3}>
        <Facts facts={facts('yellow', summary.diff_yc, summary.totalYC, summary.homeTotalYC, summary.awayTotalYC)} />
      </Card>
      <Card title={<span title={t('cards.redInfo')}>{t('cards.red')}</span>} note={note('red')} level={3}>
        <Facts facts={facts('red', summary.diff_rc, summary.totalRC, summary.homeTotalRC, summary.awayTotalRC)} />
      </Card>
    </div>
  )
}
