import { IconStar } from '@tabler/icons-react'
import { useApp, useSettings } from '../../app/app.ts'
import { toggleFavourite } from '../../app/favourites.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import styles from './match-facts.module.css'

/** Makes the league a favourite of the viewer, or no longer one. */
export function LeagueStar({ league_id, name }: { league_id: number; name: string }) {
  const { t } = useTranslation('match')
  const app = useApp()
  const { favorite_league } = useSettings()
  const on = favorite_league.includes(league_id)
  return (
    <Button
      look="quiet"
      size="small"
      className={styles.star}
      aria-pressed={on}
      title={t(on ? 'star.remove' : 'star.add', { league: name })}
      onClick={() => void toggleFavourite(app, league_id)}
    >
      <IconStar size={18} stroke={1.7} aria-hidden="true" />
      {name}
    </Button>
  )
}
