import type { Settings } from './settings.fields.ts'

/** The viewer's time zone: the chosen place, otherwise the fixed offset. */
export const zoneOf = ({ tz, tz_place }: Pick<Settings, 'tz' | 'tz_place'>): string => tz_place ?? tz
