import { useQuery } from '@tanstack/react-query'
import { teamTotals } from '@touchline/football'
import { useMemo } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { AccessMessage, useRefusal } from '../../../ui/states/access-message.tsx'
import { EmptyCard } from '../../../ui/states/empty-card.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { type StatsChoice, statsChoice } from '../season-choice.model.ts'
import { SeasonFields } from '../season-fields.tsx'
import { changed, withStatsLeague } from '../team.changes.ts'
import { ALL } from '../team.search.ts'
import { type TeamInfo, teamStatsQuery } from '../team-queries.ts'
import { NoSeasons, useTournaments } from '../team-season-fields.tsx'
import type { TeamTabProps } from '../team-tab.props.ts'
import { StatsShown } from './stats-shown.tsx'

/** The team's figures in a season, in all seasons of a tournament, or in all tournaments together. */
export function StatsTab({ team, search, onSearch }: TeamTabProps) {
  const { t } = useTranslation('team')
  const stats = useQuery(teamStatsQuery(team.id))
  const refusal = useRefusal(stats.data?.type)
  const choice = useMemo(() => statsChoice(team.seasons, search), [team.seasons, search])
  const seasons = stats.data?.type === 2 ? stats.data.stats : null
  const chosen = useMemo(
    () => seasons?.filter(({ season_id, details }) => choice?.ids.has(season_id) && details.length > 0) ?? [],
    [seasons, choice],
  )
  const totals = useMemo(() => teamTotals(chosen.map(({ details }) => details)), [chosen])
  if (choice === null) return <NoSeasons />
  if (refusal) return <AccessMessage refusal={refusal} />
  return (
    <>
      <h2 className="visually-hidden">{t('tabs.stats')}</h2>
      <StatsFields team={team} choice={choice} search={search} onSearch={onSearch} />
      {seasons === null ? (
        <Waiting on={stats}>
          <Skeleton lines={2} height={430} />
        </Waiting>
      ) : chosen.length === 0 ? (
        <EmptyCard title={t('noStats')} text={t('stats.noneText')} />
      ) : (
        <StatsShown team={team} totals={totals} seasons={chosen.length} />
      )}
    </>
  )
}

function StatsFields({ team, choice, search, onSearch }: TeamTabProps & { choice: StatsChoice }) {
  const { t } = useTranslation('team')
  const leagues = useTournaments(team satisfies TeamInfo)
  return (
    <SeasonFields<number | typeof ALL, number | string>
      league={{
        options: [
          ...leagues.map(({ id, name }) => ({ value: id, label: name })),
          { value: ALL, label: t('allTournaments') },
        ],
        value: choice.league,
        onChange: (league) => onSearch(withStatsLeague(search, league)),
      }}
      season={{
        options: [
          ...choice.options.map(({ value, name }) => ({ value, label: name })),
          { value: ALL, label: t('allSeasons') },
        ],
        value: choice.season,
        onChange: (season) => onSearch(changed(search, { stats_league: choice.league, stats_season: season })),
      }}
    />
  )
}
