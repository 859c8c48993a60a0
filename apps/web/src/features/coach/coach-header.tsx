import { Link } from '@tanstack/react-router'
import { useSettings } from '../../app/app.ts'
import { translatedCountry } from '../../app/i18n/country-names.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Crest } from '../../ui/crest.tsx'
import { EntityHeader } from '../../ui/entity-header.tsx'
import { Flag } from '../../ui/flag.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { teamsNewestFirst } from './coach.model.ts'
import styles from './coach.module.css'
import type { Coach } from './queries.ts'

/** Picture, name, country, the team of today and the same person as a player. */
export function CoachHeader({ coach }: { coach: Coach }) {
  const { t } = useTranslation('coach')
  const { language } = useSettings()
  const { country, player } = coach
  const present = teamsNewestFirst(coach.teams).find(({ end }) => end === null)
  return (
    <EntityHeader picture={<Portrait src={coach.image_path} />} name={coach.display_name}>
      {country === null ? null : (
        <Link to="/country/$cid" params={{ cid: String(country.id) }} preload={false} className={styles.item}>
          <Flag code={country.code} />
          {translatedCountry(language, country.name)}
        </Link>
      )}
      {present === undefined ? null : (
        <Link to="/team/$id" params={{ id: String(present.team_id) }} preload={false} className={styles.item}>
          <Crest name={present.team.name} src={present.team.image_path} size={20} />
          {present.team.name}
        </Link>
      )}
      {player.id === null ? null : (
        <Link to="/player/$pid" params={{ pid: String(player.id) }} preload={false} className={styles.item}>
          {t('playerPage')}
        </Link>
      )}
    </EntityHeader>
  )
}
