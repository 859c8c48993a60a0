import { Link } from '@tanstack/react-router'
import type { InplayMatch } from '@touchline/contract'
import { formatTime } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { countryPath, leaguePath } from '../../app/paths.ts'
import { useZone } from '../../ui/match/use-zone.ts'
import { GroupTitle } from '../../ui/match-list/group-title.tsx'
import type { LeagueGroup } from '../../ui/match-list/groups.ts'
import list from '../../ui/match-list/match-list.module.css'
import styles from './inplay-list.module.css'
import { InplayRow } from './inplay-row.tsx'

interface InplayGroupProps {
  group: LeagueGroup<InplayMatch>
  onStar(group: LeagueGroup<InplayMatch>): void
}

/** The matches of one league below its header. */
export function InplayGroup({ group, onStar }: InplayGroupProps) {
  const { t } = useTranslation('inplay')
  const zone = useZone()
  const { league, country, start, matches } = group
  return (
    <section className={list.group}>
      <header className={list.head}>
        <GroupTitle
          group={group}
          onStar={() => onStar(group)}
          start={
            start === null ? null : (
              <time className="rigid bold" dateTime={start}>
                {formatTime(start, zone)}
              </time>
            )
          }
          country={
            <Link {...countryPath(country.id)} preload={false} className={`${list.country} ${styles.link}`}>
              {country.name}
            </Link>
          }
          league={
            <Link {...leaguePath(league.id)} preload={false} className={styles.link}>
              {league.name}
            </Link>
          }
          count={
            <span className={`rigid dim text-13 ${styles.count}`}>
              <span aria-hidden="true">{matches.length}</span>
              <span className="visually-hidden">{t('groupCount', { count: matches.length })}</span>
            </span>
          }
        />
      </header>
      <ul>
        {matches.map((match) => (
          <InplayRow key={match.id} match={match} timed={start === null} />
        ))}
      </ul>
    </section>
  )
}
