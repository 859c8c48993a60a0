import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { LeagueSeason, LeagueView } from '@touchline/contract'
import { useSetting } from '../../app/app.ts'
import { translatedCountry } from '../../app/i18n/country-names.ts'
import { stageNameIn } from '../../app/i18n/stage-names.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { countryPath } from '../../app/paths.ts'
import { Select } from '../../ui/controls/fields.tsx'
import { FollowStar } from '../../ui/controls/follow-star.tsx'
import { Crest } from '../../ui/entities/crest.tsx'
import { Flag } from '../../ui/entities/flag.tsx'
import { EntityHeader } from '../../ui/layout/entity-header.tsx'
import { CalendarButton } from '../../ui/share/calendar-button.tsx'
import { type LeagueSearch, withSeason } from './league.search.ts'
import styles from './league-header.module.css'
import { standingQuery } from './league-queries.ts'
import { phaseShown, progressOf, tablesOf } from './standings/standing.model.ts'

interface LeagueHeaderProps {
  league: LeagueView
  /** The selected season; null where there is none to choose. */
  season: LeagueSeason | null
  search: LeagueSearch
  onSearch(search: LeagueSearch): void
}

/** Logo, name, country, the star and the season. */
export function LeagueHeader({ league, season, search, onSearch }: LeagueHeaderProps) {
  const { t } = useTranslation('league')
  const language = useSetting('language')
  const { name, country, currentseason, seasons } = league
  return (
    <EntityHeader
      picture={<Crest name={name} src={league.image_path} size={64} />}
      name={name}
      actions={
        <>
          <FollowStar thing={{ kind: 'league', id: league.id, name }} look="plain">
            <span className={styles.words}>{t('star.add')}</span>
          </FollowStar>
          <CalendarButton of={{ kind: 'league', id: league.id, name }} />
          {season === null ? null : (
            <Select
              label={t('season')}
              labelHidden
              options={seasons.map(({ id, name: label }) => ({ value: id, label }))}
              value={season.id}
              onChange={(id) => onSearch(withSeason(search, id === currentseason?.id ? undefined : id))}
            />
          )}
        </>
      }
    >
      <Link {...countryPath(league.country_id)} className={styles.country} preload={false}>
        <Flag code={country.code} />
        {translatedCountry(language, country.name)}
      </Link>
      {season === null ? null : <Progress season={season} search={search} />}
    </EntityHeader>
  )
}

/** How many teams there are, and the round that the season is in; nothing before it is known. */
function Progress({ season, search }: { season: LeagueSeason; search: LeagueSearch }) {
  const { t } = useTranslation('league')
  const language = useSetting('language')
  const { data } = useQuery(standingQuery(season.id, 'overall', search.live !== 0))
  if (data?.type !== 2) return null
  const tables = tablesOf(data.standing, data.tables)
  const progress = progressOf(tables, phaseShown(tables, search.phase))
  if (progress === null) return null
  const { teams, stage, round } = progress
  const words = [
    t('progress.teams', { count: teams }),
    ...(round === null
      ? []
      : [
          t(stage === '' ? 'progress.round' : 'progress.roundOf', {
            stage: stageNameIn(language, stage),
            number: round.number,
            of: round.of,
          }),
        ]),
  ]
  return words.map((one) => <span key={one}>{one}</span>)
}
