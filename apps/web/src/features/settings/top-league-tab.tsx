import { useQuery } from '@tanstack/react-query'
import type { LeagueEntry, TopLeague } from '@touchline/contract'
import { useSettings } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { siteQuery } from '../../app/site.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Flag } from '../../ui/entities/flag.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ErrorState, Skeleton } from '../../ui/states/states.tsx'
import { ChosenList } from './chosen-list.tsx'
import { LeagueFinder, useCountryName } from './league-finder.tsx'
import { moved } from './list-edit.ts'
import styles from './settings.module.css'
import { useTopList } from './top-list.ts'

const asTopLeague = (league: LeagueEntry): TopLeague => ({
  league_id: league.league_id,
  league_name: league.league_name,
  league_logo: league.league_logo,
  country_id: league.country_id,
  country_name: league.country_name,
  country_code: league.country_code,
})

/** The leagues of the box on the home page; every change is kept at once. */
export function TopLeagueTab() {
  const { t } = useTranslation('settings')
  const { topleague } = useSettings()
  const countryName = useCountryName()
  const box = useTopList('topleague')
  const { data, isError, error, isFetching, refetch } = useQuery(siteQuery())
  const leagues = topleague ?? data?.top_leagues
  const without = (id: number) => (leagues ?? []).filter((league) => league.league_id !== id)

  return (
    <div className={styles.columns}>
      <Card
        title={t('leagues.title')}
        actions={
          <Button look="quiet" size="small" disabled={topleague === null} onClick={box.reset}>
            {t('reset')}
          </Button>
        }
      >
        <p className={styles.text}>{t(topleague === null ? 'usualOnes' : 'leagues.text')}</p>
        {leagues ? (
          <ChosenList
            items={leagues.map((league) => ({
              key: league.league_id,
              name: league.league_name,
              note: countryName(league.country_id, league.country_name),
              picture: <Flag code={league.country_code} />,
            }))}
            onRemove={(id) =>
              box.remove(without(id), leagues.find((league) => league.league_id === id)?.league_name ?? '')
            }
            onMove={(index, step) => box.keep([...moved(leagues, index, step)])}
            none={t('leagues.none')}
          />
        ) : isError ? (
          <ErrorState error={error} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <Skeleton lines={6} height={44} />
        )}
      </Card>
      <LeagueFinder
        tab="topleague"
        picked={new Set(leagues?.map((league) => league.league_id))}
        onToggle={(league) => {
          const rest = without(league.league_id)
          if (rest.length === leagues?.length) box.add([...rest, asTopLeague(league)], league.league_name)
          else box.remove(rest, league.league_name)
        }}
      />
    </div>
  )
}
