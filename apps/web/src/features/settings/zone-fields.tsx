import { formatDate, formatTime, type Zone, zoneMinutes } from '@touchline/football'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useApp } from '../../app/app.ts'
import { useNow } from '../../app/clock.ts'
import { useNames, useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Combobox } from '../../ui/controls/combobox.tsx'
import { Select } from '../../ui/controls/fields.tsx'
import { devicePlace, utcText } from '../../ui/places/device-place.ts'
import { placeName } from '../../ui/places/place-name.ts'
import styles from './general.module.css'
import type { FieldsProps } from './general-fields.props.ts'
import { OFFSET_OPTIONS } from './general-options.ts'
import { Choice } from './look-fields.tsx'
import { placesFor, todaysNames } from './places/find-places.ts'

const never = () => () => {}

/** The place the device is set to; null while the page is still the server's. */
function useDevicePlace(): string | null {
  return useSyncExternalStore(never, devicePlace, () => null)
}

/** A fixed offset, or a place that knows summer time; with a clock of the choice. */
export function ZoneFields({ chosen, choose }: FieldsProps) {
  const { t } = useTranslation('settings')
  const places = useTranslation('places')
  const device = useDevicePlace()
  const byPlace = chosen.tz_place !== null
  const { page } = useApp()
  const differs =
    device !== null && zoneMinutes(device, page.now) !== zoneMinutes(chosen.tz_place ?? chosen.tz, page.now)
  return (
    <div className={styles.fields} id="time">
      <Choice
        label={t('zone.by')}
        options={[
          { value: 'offset', label: t('zone.offset') },
          { value: 'place', label: t('zone.place') },
        ]}
        value={byPlace ? 'place' : 'offset'}
        onChange={(by) => choose({ tz_place: by === 'place' ? (device ?? 'UTC') : null })}
      />
      <Clock zone={chosen.tz_place ?? chosen.tz} />
      <div className={styles.field}>
        {byPlace ? (
          <PlaceField place={chosen.tz_place} onChoose={(tz_place) => choose({ tz_place })} />
        ) : (
          <Select
            label={t('zone.label')}
            options={OFFSET_OPTIONS}
            value={chosen.tz}
            onChange={(tz) => choose({ tz })}
          />
        )}
        <p className={styles.hint}>{t(byPlace ? 'zone.placeText' : 'zone.offsetText')}</p>
      </div>
      <div className={styles.device}>
        {differs && device !== null ? (
          <>
            <span>{t('zone.device', { place: placeName(device, places) })}</span>
            <Button size="small" onClick={() => choose({ tz_place: device })}>
              {t('zone.useDevice')}
            </Button>
          </>
        ) : null}
      </div>
    </div>
  )
}

/** Chooses a place by typing a part of its name. */
function PlaceField({ place, onChoose }: { place: string | null; onChoose(place: string): void }) {
  const { t } = useTranslation('settings')
  const places = useTranslation('places')
  const nameOf = (zone: string) => placeName(zone, places)
  const countryOf = useNames('countries')
  const [typed, setTyped] = useState<string | null>(null)
  const zones = useMemo(() => todaysNames(Intl.supportedValuesOf('timeZone')), [])
  const shown = typed ?? (place === null ? '' : nameOf(place))
  return (
    <Combobox
      label={t('zone.placeLabel')}
      labelHidden={false}
      placeholder={t('zone.placePrompt')}
      text={shown}
      onText={setTyped}
      onLeave={() => setTyped(null)}
      options={(typed === null ? [] : placesFor(typed, { zones, nameOf, countryOf })).map(({ zone, name }) => ({
        key: name,
        value: zone,
        content: name,
      }))}
      note={typed ? t('zone.placeNone') : null}
      onChoose={(zone) => {
        setTyped(null)
        onChoose(zone)
      }}
    />
  )
}

/** The present time in the chosen zone, every second. */
function Clock({ zone }: { zone: Zone }) {
  const { t } = useTranslation('settings')
  const { page } = useApp()
  const now = useNow(1000, page.now)
  const seconds = new Date(now).toISOString().slice(17, 19)
  return (
    <div className={styles.field}>
      <span className={styles.label}>{t('zone.clock')}</span>
      <p className={styles.clock} data-testid="clock">
        <time dateTime={new Date(now).toISOString()}>
          {formatTime(now, zone)}:{seconds}
        </time>
        <span className="muted">
          {formatDate(now, zone, 'DD/MM/YYYY')} · {utcText(zoneMinutes(zone, now))}
        </span>
      </p>
    </div>
  )
}
