import type { ParseContext, Parsed } from '../../parsed.ts'
import { parseRows } from './gather.ts'
import { takeVenue } from './venue.ts'

/** Stadiums as the feed lists them. */
export function parseVenues(rows: readonly unknown[], context: ParseContext): Parsed {
  return parseRows(rows, { context, kind: 'venue', take: takeVenue })
}
