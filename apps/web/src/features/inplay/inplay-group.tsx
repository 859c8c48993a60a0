import { Link } from '@tanstack/react-router'
import { formatTime } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { countryPath, leaguePath } from '../../app/paths.ts'
import { StarButton } from '../../ui/controls/star-button.tsx'
import { Flag } from '../../ui/entities/flag.tsx'
import shared from '../../ui/layout/group-head.module.css'
import { useZone } from '../../ui/match/match-date.tsx'
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
  const label = t(favourite ? 'star.remove' : 'star.add', { league: league.name })
  return (
    <section className={styles.group}>
      <header className={styles.head}>
        <StarButton favourite={favourite} label={label} onPress={() => onStar(group)} />
        {start === null ? null : (
          <time className="rigid bold" dateTime={start}>
            {formatTime(start, zone)}
          </time>
        )}
        <Flag code={league.country.code} />
        <div className={`${shared.names} ${styles.names}`}>
          <Link {...countryPath(league.country.id)} preload={false} className={`${shared.country} ${styles.country}`}>
            {country}
          </Link>
          <h2 className={`${shared.league} ${styles.league}`}>
            <Link {...leaguePath(league.id)} preload={false}>
              {league.name}
            </Link>
          </h2>
        </div>
        <span className="rigid dim text-13">
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
