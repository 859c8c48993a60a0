import { IconStar } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { useApp, useSetting } from '../../app/app.ts'
import { toggleFavourite } from '../../app/favourites/favourites.ts'
import { Button } from './button.tsx'
import styles from './league-star.module.css'

interface LeagueStarProps extends Pick<ComponentProps<typeof Button>, 'look' | 'size'> {
  league_id: number
  /** What a press does, in words, while the league is a favourite and while it is none. */
  words: { remove: string; add: string }
  /** Stands after the star. */
  children: ReactNode
}

/** Makes the league a favourite of the viewer, or no longer one. */
export function LeagueStar({ league_id, words, children, ...button }: LeagueStarProps) {
  const app = useApp()
  const favorite_league = useSetting('favorite_league')
  const on = favorite_league.includes(league_id)
  return (
    <Button
      {...button}
      className={styles.star}
      aria-pressed={on}
      title={on ? words.remove : words.add}
      onClick={() => void toggleFavourite(app, league_id)}
    >
      <IconStar size={18} stroke={1.7} aria-hidden="true" />
      {children}
    </Button>
  )
}
