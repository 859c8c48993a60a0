import { IconStar } from '@tabler/icons-react'
import { useApp, useSettings } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import styles from './match-facts.module.css'

/** Makes the league a favourite of this browser, or no longer one. */
export function LeagueStar({ league_id, name }: { league_id: number; name: string }) {
  const { t } = useTranslation('match')
  const { settings } = useApp()
  const { favorite_league } = useSettings()
  const on = favorite_league.includes(league_id)
  const toggle = () =>
    settings.set({
      favorite_league: on ? favorite_league.filter((id) => id !== league_id) : [...favorite_league, league_id],
    })
  return (
    <button
      type="button"
      className={styles.action}
      aria-pressed={on}
      title={t(on ? 'star.remove' : 'star.add', { league: name })}
      onClick={() => void toggle()}
    >
      <IconStar size={18} stroke={1.7} aria-hidden="true" />
      {name}
    </button>
  )
}
