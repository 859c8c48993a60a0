import { Link } from '@tanstack/react-router'
import { DETAILED_POSITION_NAMES, nameIn, POSITION_NAMES } from '@touchline/football'
import { useSettings } from '../../app/app.ts'
import { translatedCountry } from '../../app/i18n/country-names.ts'
import { Crest } from '../../ui/crest.tsx'
import { EntityHeader } from '../../ui/entity-header.tsx'
import { Flag } from '../../ui/flag.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import styles from './player.module.css'
import type { Player } from './queries.ts'

/** Picture, name, country, position and the team of today. */
export function PlayerHeader({ player }: { player: Player }) {
  const { language } = useSettings()
  const { country, position_id, detailed_position_id, teams } = player
  const position =
    (detailed_position_id === null ? null : nameIn(DETAILED_POSITION_NAMES, detailed_position_id, language)) ??
    (position_id === null ? null : nameIn(POSITION_NAMES, position_id, language))
  const present = teams.find(({ start, end }) => start !== null && end === null)
  return (
    <EntityHeader picture={<Portrait src={player.image_path} />} name={player.display_name}>
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
      {position === null ? null : <span className={styles.word}>{position}</span>}
    </EntityHeader>
  )
}
