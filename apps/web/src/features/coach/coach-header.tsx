import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { playerPath } from '../../app/paths.ts'
import { headerLink, ProfileHeader } from '../../ui/profile/profile-header.tsx'
import { teamsNewestFirst } from './coach.model.ts'
import type { Coach } from './coach-queries.ts'

/** Picture, name, country, the team of today and the same person as a player. */
export function CoachHeader({ coach }: { coach: Coach }) {
  const { t } = useTranslation('coach')
  const { player } = coach
  const present = teamsNewestFirst(coach.teams).find(({ end }) => end === null)
  return (
    <ProfileHeader
      image={coach.image_path}
      name={coach.display_name}
      country={coach.country}
      team={present === undefined ? null : { ...present.team, id: present.team_id }}
    >
      {player.id === null ? null : (
        <Link {...playerPath(player.id)} preload={false} className={headerLink}>
          {t('playerPage')}
        </Link>
      )}
    </ProfileHeader>
  )
}
