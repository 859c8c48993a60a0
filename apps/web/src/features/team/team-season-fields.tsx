import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { EmptyCard } from '../../ui/states/empty-card.tsx'
import type { SeasonChoice } from './season-choice.model.ts'
import { SeasonFields } from './season-fields.tsx'
import { changed, withLeague } from './team.changes.ts'
import { type TeamInfo, teamLeaguesQuery } from './team-queries.ts'
import type { TeamTabProps } from './team-tab.props.ts'

interface TeamSeasonFieldsProps extends TeamTabProps {
  choice: SeasonChoice
  /** Content at the end of the line. */
  children?: ReactNode
}

/** One of the tournaments of the team and one of its seasons in it. */
export function TeamSeasonFields({ team, choice, search, onSearch, children }: TeamSeasonFieldsProps) {
  const leagues = useTournaments(team)
  return (
    <SeasonFields
      league={{
        options: leagues.map(({ id, name }) => ({ value: id, label: name })),
        value: choice.league,
        onChange: (league) => onSearch(withLeague(search, league)),
      }}
      season={{
        options: choice.seasons.map(({ id, name }) => ({ value: id, label: name })),
        value: choice.season,
        onChange: (season) => onSearch(changed(search, { league: choice.league, season })),
      }}
    >
      {children}
    </SeasonFields>
  )
}

/** The tournaments to choose from; until they are reported, those of the seasons that are known. */
export function useTournaments({ id, seasons }: TeamInfo): readonly { id: number; name: string }[] {
  const { data } = useQuery(teamLeaguesQuery(id))
  if (data?.type === 2 && data.leagues.length > 0) return data.leagues
  return [...new Map(seasons.map(({ league }) => [league.id, league])).values()]
}

/** Shown in place of figures of a team that has never played. */
export function NoSeasons() {
  const { t } = useTranslation('team')
  return <EmptyCard title={t('noSeasons')} text={t('noSeasonsText')} />
}
