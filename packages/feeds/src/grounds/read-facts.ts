/** Constant facts of a club and its ground; null where the source has none. */
export interface ClubFacts {
  founded: number | null
  /** Name of the ground. */
  ground: string | null
  /** In the local spelling. */
  city: string | null
  capacity: number | null
  /** Degrees; of the ground where it was measured, otherwise of its city. */
  coordinates: { latitude: number; longitude: number } | null
}

/** Reads one line of a table: `stable key|founded|ground|city|capacity|latitude longitude`, with unknown values empty. */
export function readFacts(line: string): readonly [key: string, facts: ClubFacts] {
  const [key = '', founded, ground, city, capacity, place] = line.split('|')
  const [latitude, longitude] = (place ?? '').split(' ')
  return [
    key,
    {
      founded: founded ? Number(founded) : null,
      ground: ground || null,
      city: city || null,
      capacity: capacity ? Number(capacity) : null,
      coordinates: latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null,
    },
  ]
}
