import type { KnockOut } from '@touchline/contract'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { stillIn } from './knock-out.model.ts'
import { KnockOutRules } from './knock-out-rules.tsx'
import { KnockOutFile, KnockOutTable } from './knock-out-table.tsx'
import styles from './simulation-tab.module.css'

interface KnockOutOutlookProps {
  cup: KnockOut
  /** Name of the file. */
  name: string
  /** Another one is on its way. */
  busy: boolean
  /** Results to be set by hand. */
  whatIf: ReactNode
  /** Stakes of the next matches. */
  atStake: ReactNode
}

/** A cup simulated to its final: how far each team comes, and its rules. */
export function KnockOutOutlook({ cup, name, busy, whatIf, atStake }: KnockOutOutlookProps) {
  const { t } = useTranslation('league')
  const title = t('simulation.knockOut.title')
  const { inIt, out } = stillIn(cup)
  return (
    <div className={styles.page} aria-busy={busy}>
      <div className="stack gap-14 shrink">
        <Card title={title} actions={<KnockOutFile cup={cup} name={name} />} flush>
          <KnockOutTable cup={cup} teams={inIt} title={title} />
          {out.length === 0 ? null : (
            <details className={`${styles.about} dim text-12`}>
              <summary className={styles.summary}>{t('simulation.knockOut.out', { count: out.length })}</summary>
              <p>{out.map(({ participant }) => participant.name).join(', ')}</p>
            </details>
          )}
        </Card>
        <KnockOutRules cup={cup} />
      </div>
      <div className="stack gap-14 shrink">
        {atStake}
        {whatIf}
      </div>
    </div>
  )
}
