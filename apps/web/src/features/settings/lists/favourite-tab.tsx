import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { LeagueEntry } from '@touchline/contract'
import { useApp, useSession, useSetting } from '../../../app/app.ts'
import { pressStar } from '../../../app/follow/press-star.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Flag } from '../../../ui/entities/flag.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { AccessNotice } from '../access-notice.tsx'
import styles from '../settings.module.css'
import { favouritesQuery } from '../settings-queries.ts'

import { ChosenList } from './chosen-list.tsx'
import { LeagueFinder, useCountryName } from './league-finder.tsx'

/** The favourite leagues of the account; those of a visitor are set by the stars of the lists. */
export function FavouriteTab() {
  const { t } = useTranslation('settings')
  const { state } = useSession()
  const favorite_league = useSetting('favorite_league')
  if (state === 'unknown') return <Skeleton lines={3} height={48} />
  if (state === 'member') return <MemberFavourites />
  return (
    <Card title={t('favourites.title')}>
      {favorite_league.length > 0 ? (
        <p className={styles.text}>{t('favourites.here', { count: favorite_league.length })}</p>
      ) : null}
      <AccessNotice reason="notlogin" tab="favorite" />
    </Card>
  )
}

function MemberFavourites() {
  const { t } = useTranslation('settings')
  const app = useApp()
  const client = useQueryClient()
  const countryName = useCountryName()
  const favorite_league = useSetting('favorite_league')
  const query = favouritesQuery(true)
  const asked = useQuery(query)
  const { data } = asked
  const known = new Map(data?.leagues.map((league) => [league.league_id, league]))
  const leagues = favorite_league.flatMap((id) => known.get(id) ?? [])

  function toggle(league: LeagueEntry) {
    // Its name is cached, so that it can be shown at once and restored.
    client.setQueryData(query.queryKey, (old) =>
      old && !known.has(league.league_id) ? { leagues: [...old.leagues, league] } : old,
    )
    void pressStar(app, { kind: 'league', id: league.league_id, name: league.league_name })
  }

  return (
    <div className={styles.columns}>
      <Card title={t('favourites.title')} note={leagues.length || undefined}>
        <p className={styles.text}>{t('favourites.text')}</p>
        {data ? (
          <ChosenList
            items={leagues.map((league) => ({
              key: league.league_id,
              name: league.league_name,
              note: countryName(league.country_id, league.country_name),
              picture: <Flag code={league.country_code} />,
            }))}
            onRemove={({ key }) => {
              const league = known.get(key)
              if (league) toggle(league)
            }}
            none={t('favourites.none')}
          />
        ) : (
          <Waiting on={asked} bare>
            <Skeleton lines={3} height={44} />
          </Waiting>
        )}
      </Card>
      <LeagueFinder tab="favorite" picked={new Set(favorite_league)} onToggle={toggle} />
    </div>
  )
}
