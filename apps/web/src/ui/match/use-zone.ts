import { useSetting } from '../../app/app.ts'
import { zoneOf } from '../../app/settings/zone.ts'

/** The zone the viewer reads times in. */
export const useZone = (): string => zoneOf({ tz: useSetting('tz'), tz_place: useSetting('tz_place') })
