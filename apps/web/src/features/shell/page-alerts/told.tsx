import { useEffect, useRef, useState } from 'react'
import { followAlerts, type PageAlert } from '../../../app/alerts/follow-alerts.ts'
import type { PageWish } from '../../../app/alerts/page-wish.ts'
import { useApp, useSetting } from '../../../app/app.ts'
import { useHides } from '../../../app/cover/use-hiding.ts'
import { type Shown, Toast } from './toast.tsx'
import styles from './toasts.module.css'

const MAX_SHOWN = 3

const tagOf = ({ kind, side, match, home, away }: PageAlert): string => {
  const goals = (side === 'home' ? home : away) ?? 0
  const isGoal = kind === 'goal' || kind === 'goal_cancelled'
  return `${match.match_id} ${isGoal ? `goal ${side} ${kind === 'goal' ? goals : goals + 1}` : `${kind} ${side}`}`
}

/** Whether the page shows the match as it is. */
const isOpen = ({ match }: PageAlert): boolean =>
  location.pathname === `/fixture/${match.match_id}` ||
  (location.pathname === '/soccer' && new URLSearchParams(location.search).get('mid') === String(match.match_id))

/** The latest alerts, each for a moment. */
export function Told(wish: PageWish) {
  const { session } = useApp()
  const language = useSetting('language')
  const hiding = [useHides(), useSetting('shown_match').join(), useSetting('shown_until')].join()
  const [shown, setShown] = useState<readonly Shown[]>([])
  const latest = useRef(wish)
  useEffect(() => {
    latest.current = wish
  })
  const key = JSON.stringify([wish.teams, wish.matches, wish.alerts?.settings, wish.alerts?.wishes, wish.alerts?.muted])
  // Alerts and their names depend on these, so the matches are read again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares the wish by its content, not its identity
  useEffect(
    () =>
      followAlerts(session, latest.current, (alert) => {
        if (document.hidden || isOpen(alert)) return
        const one = { ...alert, tag: tagOf(alert) }
        setShown((others) => [...others.filter(({ tag }) => tag !== one.tag), one].slice(-MAX_SHOWN))
      }),
    [session, key, language, hiding],
  )
  const close = (alert: Shown) => setShown((all) => all.filter((one) => one !== alert))
  return (
    <div className={styles.place} aria-live="polite">
      {shown.map((alert) => (
        <Toast key={`${alert.tag} ${alert.kind}`} alert={alert} onClose={() => close(alert)} />
      ))}
    </div>
  )
}
