import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { teamPath } from '../../app/paths.ts'
import { Crest } from '../../ui/entities/crest.tsx'
import type { CareerStep } from './career.model.ts'
import styles from './career-chart.module.css'

/** Two bars for each season and club, appearances and goals in one scale; long careers scroll sideways from the present back. */
export function CareerChart({ steps }: { steps: readonly CareerStep[] }) {
  const { t } = useTranslation('player')
  const top = Math.max(1, ...steps.flatMap(({ appearances, goals }) => [appearances ?? 0, goals ?? 0]))
  return (
    <figure className="stack gap-8">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ul className={styles.steps} tabIndex={0} aria-label={t('career')}>
        {steps.toReversed().map((step) => (
          <Step key={`${step.season} ${step.team.id}`} step={step} top={top} />
        ))}
      </ul>
      <figcaption className="flex gap-16 muted text-12">
        {(['appearances', 'goals'] as const).map((kind) => (
          <span key={kind} className="inline-row gap-6">
            <i className={styles.swatch} data-kind={kind} aria-hidden="true" />
            {t(`${kind}Long`)}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

function Step({ step, top }: { step: CareerStep; top: number }) {
  const { t } = useTranslation('player')
  const { season, team, appearances, goals } = step
  const words = t('careerStep', { season, team: team.name, appearances: appearances ?? '?', goals: goals ?? '?' })
  return (
    <li className={styles.step} title={words}>
      <span className="visually-hidden">{words}</span>
      <span className={styles.bars} aria-hidden="true">
        {([['appearances', appearances] as const, ['goals', goals] as const] as const).map(([kind, count]) => (
          <span key={kind} className={styles.column} data-unknown={count === null || undefined}>
            <b>{count ?? '?'}</b>
            <i className={styles.bar} data-kind={kind} style={{ height: `${(100 * (count ?? 0)) / top}%` }} />
          </span>
        ))}
      </span>
      <Link {...teamPath(team.id)} preload={false} className={styles.team} aria-label={team.name}>
        <Crest name={team.name} src={team.image_path} size={22} />
      </Link>
      <span className="muted text-12" aria-hidden="true">
        {shortSeason(season)}
      </span>
    </li>
  )
}

/** `2025/2026` where there is little room: `25/26`. */
const shortSeason = (name: string): string => name.replace(/^\d\d(\d\d)\/\d\d(\d\d)$/, '$1/$2')
