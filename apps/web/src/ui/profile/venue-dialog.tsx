import type { FixtureView } from '@touchline/contract'
import { SURFACE_NAMES, wordsIn } from '@touchline/football'
import { useState } from 'react'
import { useNames, useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Dialog } from '../layout/dialog.tsx'
import { Facts } from './person.tsx'
import styles from './profile.module.css'

interface VenueDialogProps {
  venue: NonNullable<FixtureView['venue']>
  onClose(): void
}

/** A stadium: name, surface, city, address, capacity, picture. */
export function VenueDialog(props: VenueDialogProps) {
  // Waits for the texts before anything with state is rendered.
  useTranslation('profile')
  return (
    <Dialog title={props.venue.name} place="sheet" onClose={props.onClose}>
      <Venue {...props} />
    </Dialog>
  )
}

function Venue({ venue }: Pick<VenueDialogProps, 'venue'>) {
  const { t } = useTranslation('profile')
  const nameOf = useNames('profile.surfaces')
  const { whole } = useNumbers()
  const [broken, setBroken] = useState(false)
  return (
    <div className={styles.content}>
      {broken ? null : (
        <img
          className={styles.picture}
          src={venue.image_path}
          alt=""
          width={584}
          height={220}
          onError={() => setBroken(true)}
        />
      )}
      <Facts
        facts={[
          { label: t('surface'), value: venue.surface && nameOf(wordsIn(SURFACE_NAMES, venue.surface)) },
          { label: t('city'), value: venue.city_name },
          { label: t('address'), value: venue.address },
          { label: t('capacity'), value: venue.capacity === null ? null : whole(venue.capacity) },
        ]}
      />
    </div>
  )
}
