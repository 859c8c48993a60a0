import { Link } from '@tanstack/react-router'
import { formatTime } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useZone } from '../../ui/match-date.tsx'
import shared from '../../ui/match-rows/group-head.module.css'
import { GroupHead } from '../../ui/match-rows/group-head.tsx'
import type { InplayGroup as Group } from './inplay.model.ts'
import styles from './inplay-group.module.css'
import { InplayRow } from './inplay-row.tsx'

interface InplayGroupProps {
  group: Group
  onStar(group: Group): void
}

/** The matches of one league below its header. */
export function InplayGroup({ group, onStar }: InplayGroupProps) {
  const { t } = useTranslation('inplay')
  const zone = useZone()
  const { league, country, favourite, start, matches } = group
  return (
    <section className={shared.group}>
      <header className={`${shared.head} ${styles.head}`}>
        <GroupHead
          favourite={favourite}
          starLabel={t(favourite ? 'star.remove' : 'star.add', { league: league.name })}
          onStar={() => onStar(group)}
          start={
            start === null ? null : (
              <time className={shared.start} dateTime={start}>
                {formatTime(start, zone)}
              </time>
            )
          }
          code={league.country.code}
          country={
            <Link to="/country/$cid" params={{ cid: String(league.country.id) }} preload={false}>
              {country}
            </Link>
          }
          league={
            <Link to="/league/$lid" params={{ lid: String(league.id) }} preload={false}>
              {league.name}
            </Link>
          }
        />
        <span className={shared.count}>
          <span aria-hidden="true">{matches.length}</span>
          <span className="visually-hidden">{t('groupCount', { count: matches.length })}</span>
        </span>
      </header>
      <ul>
        {matches.map((match) => (
          <InplayRow key={match.id} match={match} timed={start === null} />
        ))}
      </ul>
    </section>
  )
}
