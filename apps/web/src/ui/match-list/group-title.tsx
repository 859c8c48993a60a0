import { IconStar, IconStarFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Flag } from '../entities/flag.tsx'
import { useChosen } from '../use-chosen.ts'
import type { LeagueGroup } from './groups.ts'
import styles from './match-list.module.css'

interface GroupTitleProps {
  group: Pick<LeagueGroup<unknown>, 'favourite' | 'country' | 'league'>
  /** Makes the league a favourite, or no longer one. */
  onStar(): void
  /** When the matches of the group begin, in the list by time. */
  start: ReactNode
  country: ReactNode
  league: ReactNode
  count: ReactNode
}

/** The league of a group of matches, with the star that makes it a favourite. */
export function GroupTitle({ group, onStar, start, country, league, count }: GroupTitleProps) {
  const [favourite, choose] = useChosen(group.favourite, onStar)
  const { t } = useTranslation()
  // Several countries have a Pro League.
  const name = `${group.league.name} (${group.country.name})`
  const starLabel = t(favourite ? 'star.remove' : 'star.add', { name })
  const Icon = favourite ? IconStarFilled : IconStar
  return (
    <div className={styles.title}>
      <button
        type="button"
        className={styles.star}
        data-favourite={favourite || undefined}
        aria-pressed={favourite}
        aria-label={starLabel}
        title={starLabel}
        onClick={() => choose(!favourite)}
      >
        <Icon size={18} stroke={1.7} aria-hidden="true" />
      </button>
      {start}
      <Flag code={group.country.code} />
      <div className={styles.names}>
        {country}
        <h2 className={styles.league} aria-label={`${group.country.name}: ${group.league.name}`}>
          {league}
        </h2>
      </div>
      {count}
    </div>
  )
}
