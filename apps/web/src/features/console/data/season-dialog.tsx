import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import { MatchDate } from '../../../ui/match/match-date.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import consoleStyles from '../console.module.css'
import { CoverageCell } from './coverage-cell.tsx'
import styles from './data.module.css'
import { seasonQuery } from './data-queries.ts'

const ROUND_PARTS = ['results', 'prices', 'lineups', 'statistics'] as const

/** The missing parts of a season, by round. */
export function SeasonDialog({ id, title, onClose }: { id: number; title: string; onClose(): void }) {
  const { t } = useTranslation('console')
  const asked = useQuery(seasonQuery(id))
  const { data } = asked
  return (
    <Dialog title={title} wide onClose={onClose}>
      <div className={consoleStyles.form}>
        {data === undefined ? (
          <Waiting on={asked} bare>
            <Skeleton lines={6} height={32} />
          </Waiting>
        ) : (
          <>
            <section className="stack gap-8">
              <h3 className="label">{t('data.missingResults')}</h3>
              {data.missing.length === 0 ? <p className="muted text-13">{t('data.allThere')}</p> : null}
              <ul className="stack gap-4">
                {data.missing.map(({ home, away, round, at }) => (
                  <li key={`${home} ${away} ${round}`} className="row between gap-10 text-13">
                    <span className="shrink break-anywhere">
                      {home} – {away}
                    </span>
                    <span className="muted nowrap">{at === null ? (round ?? '') : <MatchDate at={at} />}</span>
                  </li>
                ))}
              </ul>
            </section>
            <ul className={styles.rounds}>
              {data.rounds.map((round) => (
                <li key={`${round.round}`} className={styles.round}>
                  <span className="shrink text-13">
                    {round.round === null ? t('data.noRound') : `${t('data.round')} ${round.round}`}
                  </span>
                  <span className={styles.roundCells}>
                    {ROUND_PARTS.map((part) => (
                      <CoverageCell key={part} part={part} share={round[part]} />
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  )
}
