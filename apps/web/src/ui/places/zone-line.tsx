import { IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { zoneMinutes } from '@touchline/football'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { useApp, useSetting } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { store, stored } from '../../app/settings/settings.ts'
import { Button } from '../controls/button.tsx'
import { useZone } from '../match/use-zone.ts'
import { devicePlace, utcText } from './device-place.ts'
import { cityName } from './place-name.ts'
import styles from './zone-line.module.css'

const never = () => () => {}
/** The place that was declined, so that it is not offered again. */
const DECLINED = 'tz_declined'

/** The device's place where its clocks differ from those of the page and nobody declined it; null while the page is the server's. */
function useOffer(zone: string, now: number) {
  const [declined, setDeclined] = useState(false)
  const device = useSyncExternalStore(never, devicePlace, () => null)
  const isOffered =
    device !== null && !declined && zoneMinutes(device, now) !== zoneMinutes(zone, now) && stored(DECLINED) !== device
  const decline = () => {
    store(DECLINED, device)
    setDeclined(true)
  }
  return { place: isOffered ? device : null, decline }
}

/** By which clock times are shown, with the visitor's own clock one press away. */
export function ZoneLine() {
  const { t } = useTranslation()
  const { page, settings } = useApp()
  const place = useSetting('tz_place')
  const zone = useZone()
  const { place: offered, decline } = useOffer(zone, page.now)
  const utc = utcText(zoneMinutes(zone, page.now))
  return (
    <div className={styles.line}>
      <span>{place === null ? t('zone.times', { zone: utc }) : <PlaceTimes place={place} utc={utc} />}</span>
      <Link to="/setting" hash="time" className="accent hover-underline">
        {t('zone.change')}
      </Link>
      {offered === null ? null : (
        <Suspense>
          <Button look="quiet" size="small" onClick={() => void settings.set({ tz_place: offered })}>
            <OwnClock place={offered} utc={utcText(zoneMinutes(offered, page.now))} />
          </Button>
          <Button look="quiet" size="small" icon aria-label={t('zone.keep', { zone: utc })} onClick={decline}>
            <IconX size={14} aria-hidden="true" />
          </Button>
        </Suspense>
      )}
    </div>
  )
}

interface ClockProps {
  place: string
  utc: string
}

/** The clock of a place by its name; the names come with the page where one is chosen. */
function PlaceTimes({ place, utc }: ClockProps) {
  const { t } = useTranslation()
  const places = useTranslation('places')
  return t('zone.times', { zone: `${cityName(place, places)} (${utc})` })
}

function OwnClock({ place, utc }: ClockProps) {
  const { t } = useTranslation()
  const places = useTranslation('places')
  return t('zone.use', { place: cityName(place, places), utc })
}
