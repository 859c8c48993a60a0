import { IconMapPin, IconUser } from '@tabler/icons-react'
import type { MatchBasics } from '@touchline/contract'
import { DAY_MS, degreesText, isInPlay, STATE } from '@touchline/football'
import type { ReactNode } from 'react'
import { useApp } from '../../../app/app.ts'
import { useNow } from '../../../app/clock.ts'
import { isCovered } from '../../../app/cover/cover.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useReportedLive } from '../../../app/live-leagues.tsx'
import { FollowStar } from '../../../ui/controls/follow-star.tsx'
import { HideMatchButton } from '../../../ui/cover/hide-buttons.tsx'
import { LiveFreshness } from '../../../ui/live/live-freshness.tsx'
import { WeatherCredit } from '../../../ui/match/weather-credit.tsx'
import { useWeatherText, WeatherIcon } from '../../../ui/match/weather-icon.tsx'
import { useRefereeDialog } from '../../../ui/referee/use-referee-dialog.tsx'
import { ShareButton } from '../../../ui/share/share-button.tsx'
import styles from './match-facts.module.css'

/** Where, under whom and in what weather; and what can be done with the page. */
export function MatchFacts({ match, updatedAt }: { match: MatchBasics; updatedAt: number }) {
  const { t } = useTranslation('match')
  const { t: common } = useTranslation()
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
        {match.status === STATE.not_started ? null : (
          <HideMatchButton match={[match.match_id, match.local_id, match.visitor_id]} covered={isCovered(match)} />
        )}
        <FollowStar
          thing={{ kind: 'match', id: match.match_id, name: `${match.local_name} – ${match.visitor_name}` }}
          look="quiet"
          size="small"
        >
          {common('follow.short')}
        </FollowStar>
        <FollowStar thing={{ kind: 'league', id: match.league_id, name: match.lg_name }} look="quiet" size="small">
          {match.lg_name}
        </FollowStar>
        <ShareButton canonical />
      </span>
    </div>
  )
}

const SOON_MS = DAY_MS

/** For a match that is about to start or in play, in a competition nobody follows. */
function NoLiveScore({ match: { league_id, status, start_dt } }: { match: MatchBasics }) {
  const { t } = useTranslation('match')
  const now = useNow(SOON_MS, useApp().page.now)
  const reported = useReportedLive()(league_id)
  if (reported || status !== STATE.not_started || Date.parse(start_dt) - now > SOON_MS) return null
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
