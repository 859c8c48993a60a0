import type { AlertSettings } from '@touchline/contract'
import type { Translate } from '@touchline/messages/translation'

const two = (number: number) => String(number).padStart(2, '0')

/** Minutes after midnight as a clock shows them. */
export const clockText = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`

/** Quiet hours in words. */
export const quietText = (
  t: Translate<'alert-settings'>,
  { quiet_from, quiet_to }: Pick<AlertSettings, 'quiet_from' | 'quiet_to'>,
): string =>
  quiet_from === null || quiet_to === null
    ? t('quiet.none')
    : t('quiet.some', { from: clockText(quiet_from), to: clockText(quiet_to) })
