import type { Translation } from '@touchline/messages/translation'

type Names = Pick<Translation, 'nameIn'>

/** The city of a time zone as the language calls it: `Lisbon`, `Lisboa`. */
export function cityName(zone: string, { nameIn }: Names): string {
  return nameIn('places', `city.${zone}`, zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone)
}

/** A time zone for people: `Buenos Aires, America`; one without a region as it is. */
export function placeName(zone: string, names: Names): string {
  const [region = '', ...rest] = zone.split('/')
  return rest.length === 0 ? zone : `${cityName(zone, names)}, ${names.nameIn('places', `region.${region}`, region)}`
}
