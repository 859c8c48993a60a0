import { IconBell, IconPlus, IconStar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession, useSettings } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { showSearch } from '../../app/search-open.ts'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { HideAllButton } from '../../ui/cover/hide-buttons.tsx'
import { Card } from '../../ui/layout/card.tsx'
import type { LivePage } from '../../ui/live/follow-page.ts'
import { useLive } from '../../ui/live/use-live.ts'
import { useReread } from '../../ui/live/use-reread.ts'
import { useZone } from '../../ui/match/use-zone.ts'
import list from '../../ui/match-list/match-list.module.css'
import { CalendarButton } from '../../ui/share/calendar-button.tsx'
import { EmptyState, Skeleton } from '../../ui/states/states.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'
import { useToday } from '../../ui/use-today.ts'
import { MatchLine } from './match-line.tsx'
import { nowAndTonight } from './me.model.ts'
import styles from './me.module.css'
import { followingQuery, isNothing, matchesQuery } from './me-queries.ts'
import { NewsCard } from './news-card.tsx'
import { TeamCard } from './team-card.tsx'
import { LeagueCard, PlayerCard } from './thing-cards.tsx'

const KEYS = [['GET /following/matches'], ['GET /following']] as const

/** The viewer's followed things: matches in play and today, teams with their places, leagues, players, and news. */
export function MePage() {
  const { t } = useTranslation('me')
  const { t: common } = useTranslation()
  const settings = useSettings()
  const { state } = useSession()
  const { favorite_league, followed_team, followed_match, followed_player } = settings
  const counts = [
    t('count.teams', { count: followed_team.length }),
    t('count.leagues', { count: favorite_league.length }),
    t('count.matches', { count: followed_match.length }),
    t('count.players', { count: followed_player.length }),
  ].filter(Boolean)
  const search = (
    <Button onClick={() => showSearch(true)}>
      <IconPlus size={18} stroke={1.7} aria-hidden="true" />
      {t('more')}
    </Button>
  )
  return (
    <div className="stack gap-14">
      <header className={styles.head}>
        <div className="stack gap-4 shrink grow">
          <h1 className={styles.title}>{t('title')}</h1>
          {counts.length === 0 ? null : <p className="muted text-13">{counts.join(', ')}</p>}
          {state === 'visitor' ? <p className="dim text-12">{t('onDevice')}</p> : null}
        </div>
        <HideAllButton />
        <Link to="/me/alerts" className={buttonClass()}>
          <IconBell size={18} stroke={1.7} aria-hidden="true" />
          {common('titles.alerts')}
        </Link>
        <CalendarButton of="me" />
        {isNothing(settings) ? null : search}
      </header>
      {isNothing(settings) ? (
        <Card>
          <EmptyState
            icon={<IconStar size={30} stroke={1.5} aria-hidden="true" />}
            title={t('empty.title')}
            text={t('empty.text')}
            action={search}
          />
        </Card>
      ) : (
        <Followed />
      )}
    </div>
  )
}

function Followed() {
  const { t } = useTranslation('me')
  const settings = useSettings()
  const zone = useZone()
  const today = useToday()
  const asked = useQuery(followingQuery(settings))
  const { data: following } = asked
  const { data: matches = [] } = useQuery(matchesQuery(settings, following))
  const reread = useReread()
  const byId = new Map(matches.map((match) => [match.match_id, match]))
  const onLiveEvent: LivePage['onLiveEvent'] = (event) => {
    if ((event.event === 'match' || event.event === 'odds') && byId.has(event.match_id)) reread(KEYS)
  }
  useLive({ keys: KEYS, onLiveEvent })
  if (following === undefined) {
    return (
      <Waiting on={asked}>
        <Skeleton lines={6} height={72} />
      </Waiting>
    )
  }
  const { teams, leagues, players } = following
  const tonight = nowAndTonight(matches, { followed: new Set(settings.followed_match), today, zone })
  const live = tonight.filter(({ state_id }) => state_id !== undefined).length
  return (
    <div className={styles.page}>
      <div className="stack gap-14 shrink">
        {tonight.length === 0 ? null : (
          <section className={`${list.group} ${styles.tonight}`}>
            <header className={styles.tonightHead}>
              <h2 className="text-14 semibold">{t('tonight')}</h2>
              {live === 0 ? null : (
                <span className={styles.liveCount} title={t('live', { count: live })}>
                  {live}
                </span>
              )}
            </header>
            <ul>
              {tonight.map((match) => (
                <MatchLine key={match.match_id} match={match} />
              ))}
            </ul>
          </section>
        )}
        <Things title={t('teams')} some={teams.length > 0}>
          {teams.map((team) => (
            <TeamCard key={team.team_id} team={team} matches={byId} />
          ))}
        </Things>
        <Things title={t('leagues')} some={leagues.length > 0}>
          {leagues.map((league) => (
            <LeagueCard key={league.league_id} league={league} />
          ))}
        </Things>
        <Things title={t('players')} some={players.length > 0}>
          {players.map((player) => (
            <PlayerCard key={player.player_id} player={player} matches={byId} />
          ))}
        </Things>
      </div>
      <aside className="stack gap-14">
        <NewsCard />
      </aside>
    </div>
  )
}

function Things({ title, some, children }: { title: string; some: boolean; children: ReactNode }) {
  if (!some) return null
  return (
    <section className="stack gap-8">
      <h2 className="visually-hidden">{title}</h2>
      <div className={styles.cards}>{children}</div>
    </section>
  )
}
