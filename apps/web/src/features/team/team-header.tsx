import { IconBuildingStadium, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useSetting } from '../../app/app.ts'
import { translatedCountry } from '../../app/i18n/country-names.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { lazyPart } from '../../app/lazy-part.ts'
import { coachPath, countryPath } from '../../app/paths.ts'
import { FollowStar } from '../../ui/controls/follow-star.tsx'
import { HideTeamButton } from '../../ui/cover/hide-buttons.tsx'
import { Crest } from '../../ui/entities/crest.tsx'
import { Flag } from '../../ui/entities/flag.tsx'
import { EntityHeader } from '../../ui/layout/entity-header.tsx'
import { CalendarButton } from '../../ui/share/calendar-button.tsx'
import styles from './team-header.module.css'
import type { TeamInfo } from './team-queries.ts'

const VenueDialog = lazyPart(() => import('../../ui/profile/venue-dialog.tsx'), 'VenueDialog')

/** Crest, name, country, founding year, stadium and coach of today. A national team is its country: there it is left out. */
export function TeamHeader({ team }: { team: TeamInfo }) {
  const { t } = useTranslation('team')
  const { t: common } = useTranslation()
  const language = useSetting('language')
  const [venueOpen, setVenueOpen] = useState(false)
  const { country, founded, venue } = team
  const coach = team.coaches.find(({ id }) => id === team.current_coach)
  return (
    <EntityHeader
      picture={<Crest name={team.name} src={team.image_path} size={64} />}
      name={team.name}
      actions={
        <>
          <FollowStar thing={{ kind: 'team', id: team.id, name: team.name }} look="plain">
            {common('follow.short')}
          </FollowStar>
          <HideTeamButton id={team.id} />
          <CalendarButton of={{ kind: 'team', id: team.id, name: team.name }} />
        </>
      }
    >
      {team.type === 'national' ? (
        <span>{t('national')}</span>
      ) : (
        <Link {...countryPath(country.id)} preload={false} className={styles.item}>
          <Flag code={country.code} />
          {translatedCountry(language, country.name)}
        </Link>
      )}
      {founded === null ? null : <span className={styles.item}>{t('foundedIn', { year: founded })}</span>}
      {venue === null ? null : (
        <button type="button" className={styles.item} aria-haspopup="dialog" onClick={() => setVenueOpen(true)}>
          <IconBuildingStadium size={17} stroke={1.7} aria-hidden="true" />
          {venue.name}
        </button>
      )}
      {coach === undefined ? null : (
        <Link {...coachPath(coach.id)} preload={false} className={styles.item} title={t('coachNow')}>
          <IconUser size={17} stroke={1.7} aria-hidden="true" />
          <span className="visually-hidden">{t('coachNow')}</span>
          {coach.common_name}
        </Link>
      )}
      <Suspense>
        {venueOpen && venue !== null ? <VenueDialog venue={venue} onClose={() => setVenueOpen(false)} /> : null}
      </Suspense>
    </EntityHeader>
  )
}
