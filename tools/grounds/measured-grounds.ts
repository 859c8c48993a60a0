import { clubNamed } from '../../packages/feeds/src/clubs/index.ts'
import type { Coordinates } from './city-places.ts'

/** Grounds with their measured coordinates by the club's key, from a file with football-data's names. Its names of grounds are of 2014. */
export function readMeasuredGrounds(text: string): Map<string, { ground: string; place: Coordinates }> {
  const [head = '', ...lines] = text.trim().split(/\r?\n/)
  const names = head.split(',')
  const rows = lines.map((line) => {
    const cells = line.split(',').map((cell) => cell.trim())
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))
  })
  return new Map(
    rows.flatMap((row) => {
      const club = clubNamed('football-data', { country: row.Country ?? '', name: row.FDCOUK ?? '' })
      const place = { latitude: Number(row.Latitude), longitude: Number(row.Longitude) }
      const isPlace = Number.isFinite(place.latitude) && Number.isFinite(place.longitude)
      return club && isPlace ? [[club.key, { ground: row.Stadium ?? '', place }]] : []
    }),
  )
}
