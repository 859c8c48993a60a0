import { Link } from '@tanstack/react-router'
import type { LeagueSeason, LeagueView } from '@touchline/contract'
import { useSetting } from '../../app/app.ts'
import { translatedCountry } from '../../app/i18n/country-names.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { countryPath } from '../../app/paths.ts'
import { Select } from '../../ui/controls/fields.tsx'
import { LeagueStar } from '../../ui/controls/league-star.tsx'
import { Crest } from '../../ui/entities/crest.tsx'
import { Flag } from '../../ui/entities/flag.tsx'
import { EntityHeader } from '../../ui/layout/entity-header.tsx'
import { type LeagueSearch, withSeason } from './league.search.ts'
import styles from './league-header.module.css'

interface LeagueHeaderProps {
  league: LeagueView
  /** The one that is looked at; null where there is none to choose. */
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
          <LeagueStar
            league_id={league.id}
            look="plain"
            words={{ remove: t('star.remove', { league: name }), add: t('star.long', { league: name }) }}
          >
            <span className={styles.words}>{t('star.add')}</span>
          </LeagueStar>
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
    </EntityHeader>
  )
}
