import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { formatTime } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Flag } from '../../ui/flag.tsx'
import { useZone } from '../../ui/match-date.tsx'
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
  const Icon = favourite ? IconStarFilled : IconStar
  const label = t(favourite ? 'star.remove' : 'star.add', { league: league.name })
  return (
    <section className={styles.group}>
      <header className={styles.head}>
        <button
          type="button"
          className={styles.star}
          data-favourite={favourite || undefined}
          aria-pressed={favourite}
          aria-label={label}
          title={label}
          onClick={() => onStar(group)}
        >
          <Icon size={18} stroke={1.7} aria-hidden="true" />
        </button>
        {start === null ? null : (
          <time className={styles.start} dateTime={start}>
            {formatTime(start, zone)}
          </time>
        )}
        <Flag code={league.country.code} />
        <div className={styles.names}>
          <Link
            to="/country/$cid"
            params={{ cid: String(league.country.id) }}
            preload={false}
            className={styles.country}
          >
            {country}
          </Link>
          <h2 className={styles.league}>
            <Link to="/league/$lid" params={{ lid: String(league.id) }} preload={false}>
              {league.name}
            </Link>
          </h2>
        </div>
        <span className={styles.count}>
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
