import type { TFunction } from 'i18next'

/** The texts of `ui/places`. */
export type PlaceTexts = TFunction<'places'>

/** The city of a time zone as the language calls it: `Lisbon`, `Lisboa`. */
export function cityName(zone: string, t: PlaceTexts): string {
  return t(`city.${zone}`, { defaultValue: zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone })
}

/** A time zone for people: `Buenos Aires, America`; one without a region as it is. */
export function placeName(zone: string, t: PlaceTexts): string {
  const [region = '', ...rest] = zone.split('/')
  return rest.length === 0 ? zone : `${cityName(zone, t)}, ${t(`region.${region}`, { defaultValue: region })}`
}
