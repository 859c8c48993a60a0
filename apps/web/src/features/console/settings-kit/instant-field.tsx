import { MINUTE_MS, zoneMinutes, zoneToUtc } from '@touchline/football'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { TextField } from '../../../ui/controls/fields.tsx'
import { useZone } from '../../../ui/match/use-zone.ts'

interface InstantFieldProps {
  label: string
  name: string
  /** Meaning of an empty field. */
  hint: string
  /** ISO 8601, UTC; null for none. */
  value: string | null
  error?: string | null
  onChange(value: string | null): void
}

/** A moment in the reader's zone; may be left empty. */
export function InstantField({ value, hint, onChange, ...rest }: InstantFieldProps) {
  const { t } = useTranslation('console')
  const zone = useZone()
  return (
    <TextField
      {...rest}
      type="datetime-local"
      hint={t('setting.inZone', { hint, zone: zone === '+0' ? 'UTC' : zone })}
      value={value === null ? '' : localText(value, zone)}
      onChange={({ target }) => {
        const local = Date.parse(`${target.value}Z`)
        onChange(Number.isNaN(local) ? null : new Date(zoneToUtc(local, zone)).toISOString())
      }}
    />
  )
}

/** `2026-11-20T16:24`, as clocks of the zone show it. */
const localText = (at: string, zone: string) =>
  new Date(Date.parse(at) + zoneMinutes(zone, Date.parse(at)) * MINUTE_MS).toISOString().slice(0, 16)
