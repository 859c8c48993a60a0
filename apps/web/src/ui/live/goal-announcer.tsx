import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useFreshGoals } from './fresh.ts'

/** Reports screen readers of goals, politely; `match_id` of that match alone. */
export function GoalAnnouncer({ match_id }: { match_id?: number }) {
  const { t } = useTranslation()
  const goals = [...useFreshGoals()].filter(([id]) => match_id === undefined || id === match_id)
  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-relevant="additions">
      {goals.map(([id, { side, home, away, score }]) => {
        const team = side === 'home' ? home : away
        const text = t('stream.goal', { team, home, away, homeGoals: score.home, awayGoals: score.away })
        return <p key={`${id} ${text}`}>{text}</p>
      })}
    </div>
  )
}
