import { DETAILED_POSITION_NAMES, nameIn, POSITION_NAMES } from '@touchline/football'
import { useSetting } from '../../app/app.ts'
import { ProfileHeader } from '../../ui/profile/profile-header.tsx'
import styles from './player.module.css'
import type { Player } from './player-queries.ts'

/** Picture, name, country, position and the team of today. */
export function PlayerHeader({ player }: { player: Player }) {
  const language = useSetting('language')
  const { position_id, detailed_position_id, teams } = player
  const position =
    (detailed_position_id === null ? null : nameIn(DETAILED_POSITION_NAMES, detailed_position_id, language)) ??
    (position_id === null ? null : nameIn(POSITION_NAMES, position_id, language))
  const present = teams.find(({ start, end }) => start !== null && end === null)
  return (
    <ProfileHeader
      image={player.image_path}
      name={player.display_name}
      country={player.country}
      team={present === undefined ? null : { ...present.team, id: present.team_id }}
    >
      {position === null ? null : <span className={styles.word}>{position}</span>}
    </ProfileHeader>
  )
}
