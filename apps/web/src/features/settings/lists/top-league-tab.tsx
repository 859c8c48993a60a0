import { useQuery } from '@tanstack/react-query'
import type { LeagueEntry, TopLeague } from '@touchline/contract'
import { useSetting } from '../../../app/app.ts'
import { siteQuery } from '../../../app/site.ts'
import { Flag } from '../../../ui/entities/flag.tsx'
import styles from '../settings.module.css'
import { LeagueFinder, useCountryName } from './league-finder.tsx'
import { moved } from './list-edit.ts'
import { useTopList } from './top-list.ts'
import { TopListCard } from './top-list-card.tsx'

const asTopLeague = (league: LeagueEntry): TopLeague => ({
  league_id: league.league_id,
  league_name: league.league_name,
  league_logo: league.league_logo,
  country_id: league.country_id,
  country_name: league.country_name,
  country_code: league.country_code,
})

/** The leagues of the box on the home page; every change is saved at once. */
export function TopLeagueTab() {
  const topleague = useSetting('topleague')
  const countryName = useCountryName()
  const box = useTopList('topleague')
  const { data } = useQuery(siteQuery())
  const leagues = topleague ?? data?.top_leagues
  const without = (id: number) => (leagues ?? []).filter((league) => league.league_id !== id)

  return (
    <div className={styles.columns}>
      <TopListCard
        of="leagues"
        usual={topleague === null}
        items={leagues?.map((league) => ({
          key: league.league_id,
          name: league.league_name,
          note: countryName(league.country_id, league.country_name),
          picture: <Flag code={league.country_code} />,
        }))}
        onReset={box.reset}
        onRemove={({ key, name }) => box.remove(without(key), name)}
        onMove={(index, step) => box.keep([...moved(leagues ?? [], index, step)])}
      />
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
