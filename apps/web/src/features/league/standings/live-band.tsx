import { Link } from '@tanstack/react-router'
import type { ListFixture } from '@touchline/contract'
import { scoreOf } from '@touchline/football'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { fixturePath } from '../../../app/paths.ts'
import { Switch } from '../../../ui/alerts/switch.tsx'
import { LiveDot } from '../../../ui/controls/chips.tsx'
import { Crest } from '../../../ui/entities/crest.tsx'
import { LiveMinute } from '../../../ui/match/live-minute.tsx'
import styles from './live-band.module.css'

interface LiveBandProps {
  matches: readonly ListFixture[]
  isCounted: boolean
  onCount(counted: boolean): void
}

/** The matches in play of the tables below, and whether these count them. */
export function LiveBand({ matches, isCounted, onCount }: LiveBandProps) {
  const { t } = useTranslation('league')
  return (
    <section className={styles.band} aria-label={t('live.title')}>
      <header className={styles.head}>
        <h2 className="inline-row gap-8 label">
          <LiveDot />
          {t(isCounted ? 'live.title' : 'live.settled')}
        </h2>
        <span className="muted text-12">{t('live.count', { count: matches.length })}</span>
        <span className="push text-13">
          <Switch checked={isCounted} onChange={({ target }) => onCount(target.checked)}>
            {t('live.switch')}
          </Switch>
        </span>
      </header>
      <ul className={styles.matches}>
        {matches.map((match) => (
          <li key={match.id}>
            <BandMatch match={match} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function BandMatch({ match }: { match: ListFixture }) {
  const { goals } = scoreOf(match.scores)
  const [period] = match.periods
  return (
    <Link {...fixturePath(match.id)} preload={false} className={styles.match}>
      {match.participants.map(({ id, name, image_path }, at) => (
        <span key={id} className={styles.team}>
          <Crest name={name} src={image_path} size={18} />
          <span className="grow">{name}</span>
          <b>{(at === 0 ? goals?.home : goals?.away) ?? '?'}</b>
        </span>
      ))}
      <span className={styles.minute}>
        <LiveMinute
          state={match.state_id}
          minute={period?.minutes ?? null}
          added={period?.time_added ?? null}
          estimated={match.minute_estimated}
        />
      </span>
    </Link>
  )
}
