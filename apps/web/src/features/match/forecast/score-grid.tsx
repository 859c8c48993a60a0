import type { Forecast } from '@touchline/contract'
import type { CSSProperties } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import type { SideNames } from '../odds/use-odds-words.ts'
import { likeliestScore } from './forecast.model.ts'
import styles from './score-grid.module.css'

interface ScoreGridProps {
  scores: NonNullable<Forecast['scores']>
  goals: NonNullable<Forecast['goals']>
  names: SideNames
}

const MAX_GOALS = 5

/** The probability of every score to five goals a side, in per cent. Shades are an addition: every number is there. */
export function ScoreGrid({ scores, goals, names }: ScoreGridProps) {
  const { t } = useTranslation('match')
  const { decimals, average } = useNumbers()
  const best = likeliestScore(scores)
  const top = scores[best[0]]?.[best[1]] ?? 1
  const count = (goals: number) => (goals === MAX_GOALS ? `${MAX_GOALS}+` : String(goals))
  return (
    <section>
      <h3 className="label">{t('forecast.scores.title')}</h3>
      <p className={styles.expected}>
        {t('forecast.scores.goals', { ...names, homeGoals: average(goals.home), awayGoals: average(goals.away) })}
      </p>
      <table className={styles.grid}>
        <caption className="visually-hidden">{t('forecast.scores.caption', { ...names })}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className="visually-hidden">{t('forecast.scores.goalsOf', { team: names.home })}</span>
            </th>
            <th scope="colgroup" colSpan={MAX_GOALS + 1} className={styles.team}>
              {names.away}
            </th>
          </tr>
          <tr>
            <th scope="col" className={styles.team}>
              <span className={styles.side} title={names.home}>
                {names.home}
              </span>
            </th>
            {scores.map((_, away) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number of goals
              <th key={away} scope="col">
                {count(away)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scores.map((row, home) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number of goals
            <tr key={home}>
              <th scope="row">{count(home)}</th>
              {row.map((chance, away) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number of goals
                  key={away}
                  data-outcome={home > away ? 'home' : home < away ? 'away' : 'draw'}
                  data-likeliest={(home === best[0] && away === best[1]) || undefined}
                  style={{ '--share': `${Math.round((85 * chance) / top)}%` } as CSSProperties}
                >
                  {decimals(chance * 100, 1)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.legend}>
        {t('forecast.scores.legend', { score: `${count(best[0])}–${count(best[1])}` })}
        {(['home', 'draw', 'away'] as const).map((outcome) => (
          <span key={outcome} className={styles.key} data-outcome={outcome} aria-hidden="true">
            {outcome === 'draw' ? t('strip.draw') : names[outcome]}
          </span>
        ))}
      </p>
    </section>
  )
}
