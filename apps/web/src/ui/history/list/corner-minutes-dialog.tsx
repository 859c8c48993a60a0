import type { HeadToHeadRecord } from '@touchline/contract'
import { cornerParts, type Half, TEN_MINUTES } from '@touchline/football'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { Dialog } from '../../layout/dialog.tsx'
import { EmptyState } from '../../states/states.tsx'
import { dashed } from '../head-to-head.model.ts'
import styles from './corner-minutes-dialog.module.css'

interface CornerMinutesDialogProps {
  records: readonly HeadToHeadRecord[]
  half: Half
  viewed: number
  team: string
  opponent: string
  onClose(): void
}

/** In which minutes a team and its opponents took their corners in the matches listed. */
export function CornerMinutesDialog({ records, half, viewed, team, opponent, onClose }: CornerMinutesDialogProps) {
  const { t } = useTranslation('history')
  const { average } = useNumbers()
  const { matches, intervals } = cornerParts(records, viewed, half, TEN_MINUTES)
  const sum = (side: 'team' | 'opponent') => intervals.reduce((total, part) => total + part[side], 0)
  const [own, other] = [sum('team'), sum('opponent')]
  const most = Math.max(1, ...intervals.map((part) => part.team + part.opponent))
  const perMatch = (count: number) => average(count / matches)
  return (
    <Dialog title={t('cornerMinutes.title')} place="sheet" onClose={onClose}>
      {matches === 0 ? (
        <EmptyState title={t('chart.unknown')} />
      ) : (
        <div className={styles.content}>
          <table className={styles.table}>
            <caption className={styles.caption}>
              {matches === records.length
                ? t('matches', { count: matches })
                : t('chart.partly', { known: matches, count: records.length })}
            </caption>
            <thead>
              <tr>
                <th scope="col">{t('cornerMinutes.minutes')}</th>
                <th scope="col">{team}</th>
                <th scope="col">{opponent}</th>
                <th scope="col">{t('cornerMinutes.both')}</th>
                <th scope="col">{t('cornerMinutes.perMatch')}</th>
              </tr>
            </thead>
            <tbody>
              {intervals.map((part) => (
                <tr key={part.label}>
                  <th scope="row">{dashed(part.label)}</th>
                  <td>{part.team}</td>
                  <td>{part.opponent}</td>
                  <td>
                    <span className={styles.both}>
                      <span className={styles.bar} aria-hidden="true">
                        <span style={{ width: `${(part.team / most) * 100}%` }} />
                        <span style={{ width: `${(part.opponent / most) * 100}%` }} />
                      </span>
                      {part.team + part.opponent}
                    </span>
                  </td>
                  <td>{perMatch(part.team + part.opponent)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('cornerMinutes.total')}</th>
                <td>{own}</td>
                <td>{other}</td>
                <td>{own + other}</td>
                <td>{perMatch(own + other)}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </Dialog>
  )
}
