import { ageOn, type DayForm, formatDay, isDay, localDay } from '@touchline/football'
import { now } from '../../app/clock.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useZone } from '../match/use-zone.ts'

/** A birth date with the age of today; a question mark where it is unknown. */
export function BirthDate({ on, form = 'DD/MM/YYYY' }: { on: string | null; form?: DayForm }) {
  const { t } = useTranslation('profile')
  const zone = useZone()
  if (on === null || !isDay(on)) return '?'
  const age = ageOn(on, localDay(now(), zone))
  return (
    <>
      <time dateTime={on}>{formatDay(on, form)}</time> {age === null ? null : <small>{t('age', { age })}</small>}
    </>
  )
}
