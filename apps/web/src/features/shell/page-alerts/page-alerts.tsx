import { Suspense } from 'react'
import { useSetAlerts } from '../../../app/alerts/alerts.ts'
import { useSetting } from '../../../app/app.ts'
import { lazyPart } from '../../../app/lazy-part.ts'

const Told = lazyPart(() => import('./told.tsx'), 'Told')

/** Tells what happens in followed matches while a page is open. Who follows nothing loads nothing for it. */
export function PageAlerts() {
  const isOn = useSetting('page_alerts') === 1
  const teams = useSetting('followed_team')
  const matches = useSetting('followed_match')
  const { alerts, isKnown } = useSetAlerts()
  const isNothing = teams.length + matches.length + (alerts?.wishes.length ?? 0) === 0
  if (!isOn || !isKnown || isNothing) return null
  return (
    <Suspense>
      <Told teams={teams} matches={matches} alerts={alerts} />
    </Suspense>
  )
}
