import type { FixtureView } from '@touchline/contract'
import { readableName } from '@touchline/football'
import { useState } from 'react'
import { useSettings } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Dialog } from '../dialog.tsx'
import { Facts } from './person.tsx'
import styles from './profile.module.css'

interface VenueDialogProps {
  venue: NonNullable<FixtureView['venue']>
  onClose(): void
}

/** A stadium: name, surface, city, address, capacity, picture. */
export function VenueDialog(props: VenueDialogProps) {
  // Waits for the texts before anything with a state of its own is drawn.
  useTranslation('profile')
  return (
    <Dialog title={props.venue.name} place="sheet" onClose={props.onClose}>
      <Venue {...props} />
    </Dialog>
  )
}

function Venue({ venue }: Pick<VenueDialogProps, 'venue'>) {
  const { t } = useTranslation('profile')
  const { language } = useSettings()
  const [broken, setBroken] = useState(false)
  const surface = surfaceKind(venue.surface)
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
          {
            label: t('surface'),
            value: surface ? t(`surfaces.${surface}`) : venue.surface && readableName(venue.surface),
          },
          { label: t('city'), value: venue.city_name },
          { label: t('address'), value: venue.address },
          { label: t('capacity'), value: venue.capacity?.toLocaleString(language === 'pt' ? 'pt-PT' : 'en-GB') },
        ]}
      />
    </div>
  )
}

/** What a source's word for the ground means; null for a word of its own. */
function surfaceKind(word: string | null): 'grass' | 'hybrid' | 'artificial' | null {
  if (word === null) return null
  if (/hybrid/i.test(word)) return 'hybrid'
  if (/artificial|synthetic|turf/i.test(word)) return 'artificial'
  return /grass/i.test(word) ? 'grass' : null
}
