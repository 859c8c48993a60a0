import { IconMapPin, IconUser } from '@tabler/icons-react'
import type { MatchBasics } from '@touchline/contract'
import { degreesText, isInPlay, STATE } from '@touchline/football'
import type { ReactNode } from 'react'
import { useApp } from '../../../app/app.ts'
import { useNow } from '../../../app/clock.ts'
import { useFollowed } from '../../../app/followed.tsx'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { LeagueStar } from '../../../ui/controls/league-star.tsx'
import { LiveFreshness } from '../../../ui/live/live-freshness.tsx'
import { WeatherCredit } from '../../../ui/match/weather-credit.tsx'
import { useWeatherText, WeatherIcon } from '../../../ui/match/weather-icon.tsx'
import { useRefereeDialog } from '../../../ui/referee/use-referee-dialog.tsx'
import { ShareButton } from '../../../ui/share/share-button.tsx'
import styles from './match-facts.module.css'

/** Where, under whom and in what weather; and what can be done with the page. */
export function MatchFacts({ match, updatedAt }: { match: MatchBasics; updatedAt: number }) {
  const { t } = useTranslation('match')
  const weather = useWeatherText()
  const degrees = match.weather_temp === null ? '' : `${degreesText(match.weather_temp)} `
  return (
    <div className={styles.facts}>
      {match.stadium === null ? null : (
        <Fact icon={<IconMapPin size={17} stroke={1.7} aria-hidden="true" />} label={t('stadium')}>
          {match.stadium}
        </Fact>
      )}
      {match.referee_name === null ? null : (
        <Fact icon={<IconUser size={17} stroke={1.7} aria-hidden="true" />} label={t('referee')}>
          <RefereeName id={match.referee_id} name={match.referee_name} />
        </Fact>
      )}
      {degrees === '' && match.weather_text === null ? null : (
        <Fact icon={<WeatherIcon icon={match.weather_icon} text={match.weather_text} />} label={t('weather')}>
          {degrees}
          {weather(match.weather_text)}
        </Fact>
      )}
      <WeatherCredit source={match.weather_source} />
      <NoLiveScore match={match} />
      <span className={styles.actions}>
        {isInPlay(match.status) && updatedAt > 0 ? (
          <span className={styles.fresh}>
            <LiveFreshness updatedAt={updatedAt} late={match.minute_estimated} />
          </span>
        ) : null}
        <LeagueStar
          league_id={match.league_id}
          look="quiet"
          size="small"
          words={{
            remove: t('star.remove', { league: match.lg_name }),
            add: t('star.add', { league: match.lg_name }),
          }}
        >
          {match.lg_name}
        </LeagueStar>
        <ShareButton canonical />
      </span>
    </div>
  )
}

const SOON_MS = 24 * 3_600_000

/** Of a match about to be played, or being played, whose competition nobody follows. */
function NoLiveScore({ match: { league_id, status, start_dt } }: { match: MatchBasics }) {
  const { t } = useTranslation('match')
  const now = useNow(SOON_MS, useApp().page.now)
  const followed = useFollowed()(league_id)
  if (followed || status !== STATE.not_started || Date.parse(start_dt) - now > SOON_MS) return null
  return <span className="dim">{t('noLiveScore')}</span>
}

/** The name leads to the referee's figures; one without an id is only named. */
function RefereeName({ id, name }: { id: number | null; name: string }) {
  const referee = useRefereeDialog()
  if (id === null) return <span className="bright">{name}</span>
  return (
    <>
      <button
        type="button"
        className="bare dotted bright semibold hover-accent"
        aria-haspopup="dialog"
        onClick={() => referee.open({ id, name })}
      >
        {name}
      </button>
      {referee.dialog}
    </>
  )
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <span className="inline-row gap-8" title={label}>
      {icon}
      <span className="visually-hidden">{label}: </span>
      <span>{children}</span>
    </span>
  )
}
