import { IconStar } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { useApp, useSetting } from '../../app/app.ts'
import { type Followable, LIST_OF } from '../../app/follow/follow-lists.ts'
import { pressStar } from '../../app/follow/press-star.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from './button.tsx'
import styles from './follow-star.module.css'

interface FollowStarProps extends Pick<ComponentProps<typeof Button>, 'look' | 'size'> {
  thing: Followable
  /** Name after the star; without it the star is alone. */
  children?: ReactNode
}

/** Follows a team, league, match or player, or no longer; a followed league is a favourite. */
export function FollowStar({ thing, children, ...button }: FollowStarProps) {
  const app = useApp()
  const { t } = useTranslation()
  const on = useSetting(LIST_OF[thing.kind]).includes(thing.id)
  const words = t(`${thing.kind === 'league' ? 'star' : 'follow'}.${on ? 'remove' : 'add'}`, { name: thing.name })
  return (
    <Button
      {...button}
      className={styles.star}
      icon={children === undefined}
      aria-label={children === undefined ? words : undefined}
      aria-pressed={on}
      title={words}
      onClick={() => void pressStar(app, thing)}
    >
      <IconStar size={18} stroke={1.7} aria-hidden="true" />
      {children}
    </Button>
  )
}
