import { DETAILED_POSITION_NAMES, nameIn, POSITION_NAMES } from '@touchline/football'
import { useNames, useTranslation } from '../../app/i18n/use-translation.ts'
import { FollowStar } from '../../ui/controls/follow-star.tsx'
import { ProfileHeader } from '../../ui/profile/profile-header.tsx'
import styles from './player.module.css'
import type { Player } from './player-queries.ts'

/** Picture, name, country, position and the team of today. */
export function PlayerHeader({ player }: { player: Player }) {
  const { t } = useTranslation()
  const nameOf = useNames('people')
  const { position_id, detailed_position_id, teams } = player
  const position =
    (detailed_position_id === null ? null : nameOf(nameIn(DETAILED_POSITION_NAMES, detailed_position_id))) ??
    (position_id === null ? null : nameOf(nameIn(POSITION_NAMES, position_id)))
  const present = teams.find(({ start, end }) => start !== null && end === null)
  return (
    <ProfileHeader
      image={player.image_path}
      name={player.display_name}
      country={player.country}
      star={
        <FollowStar thing={{ kind: 'player', id: player.id, name: player.display_name }} look="plain">
          {t('follow.short')}
        </FollowStar>
      }
      team={present === undefined ? null : { ...present.team, id: present.team_id }}
    >
      {position === null ? null : <span className={styles.word}>{position}</span>}
    </ProfileHeader>
  )
}
