import type { KnockOut, KnockOutRound } from '@touchline/contract'
import { useSetting } from '../../../app/app.ts'
import { stageNameIn } from '../../../app/i18n/stage-names.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { usePrices } from '../../../app/site.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { Card } from '../../../ui/layout/card.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { RuleSources } from '../rule-sources.tsx'
import styles from './simulation-tab.module.css'

/** How the rounds ahead are played, and the unknown parts of it. */
export function KnockOutRules({ cup }: { cup: KnockOut }) {
  const { t } = useTranslation('league')
  const language = useSetting('language')
  const { whole } = useNumbers()
  const columns: Column<KnockOutRound>[] = [
    { name: t('simulation.knockOut.round'), rowHead: true, cell: ({ name }) => stageNameIn(language, name) },
    { name: t('simulation.knockOut.pairs'), cell: (round) => <Pairs round={round} /> },
    {
      name: t('simulation.knockOut.matches'),
      cell: ({ legs, neutral }) =>
        legs === 2
          ? t('simulation.knockOut.twoLegs')
          : t(neutral ? 'simulation.knockOut.neutral' : 'simulation.knockOut.oneMatch'),
    },
    {
      name: t('simulation.knockOut.level'),
      cell: ({ away_goals, extra_time }) =>
        [
          away_goals ? t('simulation.knockOut.awayGoals') : null,
          extra_time ? t('simulation.knockOut.extraTime') : null,
          t('simulation.knockOut.shootOut'),
        ]
          .filter((part) => part !== null)
          .join(', '),
    },
  ]
  const { times, ahead, priced, rating, entrants, is_general, sources } = cup
  return (
    <Card title={t('simulation.knockOut.how')} flush>
      <DataTable
        className={styles.rules}
        caption={t('simulation.knockOut.how')}
        columns={columns}
        rows={cup.rounds}
        keyOf={({ name }) => name}
        scroll={t('table.scroll', { name: t('simulation.knockOut.how') })}
      />
      <div className={`${styles.about} dim text-12 stack gap-8`}>
        <p>
          {t(usePrices() ? 'simulation.knockOut.about' : 'simulation.knockOut.aboutPlain', {
            times: whole(times),
            ahead: whole(ahead),
            priced: whole(priced),
          })}
        </p>
        <p>{t(`simulation.knockOut.rating.${rating}`)}</p>
        {is_general ? <p>{t('simulation.knockOut.general')}</p> : null}
        {sources.length === 0 ? null : (
          <p>
            {t('simulation.knockOut.sources')}
            <RuleSources sources={sources} />
          </p>
        )}
        {entrants.length === 0 ? null : (
          <p>
            {t('simulation.knockOut.entrants', {
              count: entrants.length,
              names: entrants.map(({ name }) => name).join(', '),
            })}
          </p>
        )}
      </div>
    </Card>
  )
}

/** How the pairs of a round come about; some may be drawn already. */
function Pairs({ round: { by, drawn, teams } }: { round: KnockOutRound }) {
  const { t } = useTranslation('league')
  const words = t(`simulation.knockOut.by.${by}`)
  return by === 'drawn' || drawn === 0
    ? words
    : `${t('simulation.knockOut.partly', { drawn, ties: teams / 2 })}, ${words}`
}
