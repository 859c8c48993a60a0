import { cornerParts, type Half, type Match, TEN_MINUTES } from '@touchline/football'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { Dialog } from '../../layout/dialog.tsx'
import { EmptyState } from '../../states/states.tsx'
import styles from './corner-minutes-dialog.module.css'

interface CornerMinutesDialogProps {
  listed: readonly Match[]
  half: Half
  viewed: number
  team: string
  opponent: string
  onClose(): void
}

/** In which minutes a team and its opponents took their corners in the matches listed. */
export function CornerMinutesDialog({ listed, half, viewed, team, opponent, onClose }: CornerMinutesDialogProps) {
  const { t } = useTranslation('history')
  const { average } = useNumbers()
  const { matches, intervals } = cornerParts(listed, viewed, half, TEN_MINUTES)
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
              {matches === listed.length
                ? t('matches', { count: matches })
                : t('chart.partly', { known: matches, count: listed.length })}
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
                  <th scope="row">{part.label.replace('-', '–')}</th>
                  <td>{part.team}</td>
                  <td>{part.opponent}</td>
                  <td>
                    <span className="inline-row justify-end gap-8">
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
