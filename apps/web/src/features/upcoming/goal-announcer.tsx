import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useFreshGoals } from './goals.ts'

/** Tells screen readers of goals, politely. */
export function GoalAnnouncer() {
  const { t } = useTranslation('upcoming')
  const goals = [...useFreshGoals().values()]
  const words = goals.map(({ match, side }) =>
    t('goal.announce', {
      team: side === 'home' ? match.local_name : match.visitor_name,
      home: match.local_name,
      away: match.visitor_name,
      homeGoals: match.score?.home ?? 0,
      awayGoals: match.score?.away ?? 0,
    }),
  )
  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-relevant="additions">
      {words.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
