import { IconStarFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DAY_MS, MINUTE_MS } from '@touchline/football'
import type { ComponentProps } from 'react'
import { useApp, useSettings } from '../../../app/app.ts'
import { useNow } from '../../../app/clock.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { followedQuery } from '../followed-query.ts'
import type { Follows } from '../follows.ts'
import { clockOf, type ListedMatch } from '../upcoming-queries.ts'
import styles from './followed-group.module.css'
import { MatchGroup } from './match-group.tsx'

interface FollowedGroupProps
  extends Omit<ComponentProps<typeof MatchGroup>, 'group' | 'heading' | 'onToggle' | 'onStar'> {
  /** All matches of the day. */
  listed: readonly ListedMatch[]
  /** Those of them that are followed, as the filters have it. */
  own: readonly ListedMatch[]
  /** Followed matches of other days come first. */
  elsewhere: boolean
  onToggle(): void
}

/** The matches that are followed, themselves or by a team, before those of all leagues. */
export function FollowedGroup({ listed, own, elsewhere, onToggle, ...list }: FollowedGroupProps) {
  const { t } = useTranslation('upcoming')
  const others = useFollowedElsewhere(listed, list.follows)
  const matches = elsewhere ? [...others, ...own] : [...own]
  if (matches.length === 0) return null
  const name = t('list.followed')
  const group = {
    ...{ key: 'followed', favourite: true, start: null, matches },
    league: { id: 0, name },
    country: { id: 0, code: null, name: '' },
  }
  const heading = (
    <div className={styles.heading}>
      <IconStarFilled className={styles.star} size={18} aria-hidden="true" />
      <h2 className="text-14 semibold">
        <Link to="/me">{name}</Link>
      </h2>
      <span className="dim text-13">{t('list.count', { count: matches.length })}</span>
    </div>
  )
  return <MatchGroup {...list} group={group} heading={heading} onStar={noStar} onToggle={onToggle} />
}

const noStar = () => {}

/** Followed matches of other days, from a day before now to a day after it, or in play. */
function useFollowedElsewhere(listed: readonly ListedMatch[], follows: Follows): readonly ListedMatch[] {
  const app = useApp()
  const { data = [] } = useQuery(followedQuery([...follows.matches], useSettings(), clockOf(app)))
  const now = useNow(MINUTE_MS, app.page.now)
  const known = new Set(listed.map(({ match_id }) => match_id))
  return data.filter(
    ({ match_id, start_dt, state_id }) =>
      !known.has(match_id) && (state_id !== undefined || Math.abs(Date.parse(start_dt) - now) < DAY_MS),
  )
}
