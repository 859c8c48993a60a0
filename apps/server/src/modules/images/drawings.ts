import { parseColour, shieldColours, textOn } from '@touchline/football'
import type { Look } from './images.queries.ts'
import { initialsOf } from './initials.ts'

type TeamLook = Omit<Look, 'imageUrl'>

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** A picture as it is sent. */
export interface Picture {
  body: string | Buffer
  contentType: string
}

export const escapeXml = (text: string) =>
  // Control characters are not allowed in XML, not even escaped.
  [...text]
    .filter((letter) => letter >= ' ')
    .join('')
    .replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '')

const NEUTRAL = ['#3a4652', '#9fb0c0'] as const
const FONT = "Inter,'Segoe UI',Helvetica,Arial,sans-serif"
const SHIELD = 'M32 3 57 10v22c0 15-10 24-25 29C17 56 7 47 7 32V10Z'

function picture(title: string, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img"><title>${escapeXml(title)}</title>${drawing}</svg>`
}

function letters(text: string, y: number, colour: string): string {
  const size = text.length > 3 ? 15 : text.length > 2 ? 18 : 22
  return `<text x="32" y="${y}" fill="${colour}" font-family="${FONT}" font-size="${size}" font-weight="700" text-anchor="middle" dominant-baseline="central">${escapeXml(text)}</text>`
}

const readable = (colour: string | null) => (colour !== null && parseColour(colour) !== null ? colour : null)

/** A shield in the team's colours with its initials; a grey one without letters for an unknown team. */
export function drawShield(team: TeamLook | null): string {
  const drawn = team === null ? NEUTRAL : shieldColours(team.name)
  const primary = readable(team?.primaryColour ?? null) ?? drawn[0]
  const secondary = (readable(team?.primaryColour ?? null) && readable(team?.secondaryColour ?? null)) ?? drawn[1]
  const body = `<path d="${SHIELD}" fill="${primary}" stroke="${secondary}" stroke-width="4" stroke-linejoin="round"/>`
  if (team === null) return picture('Unknown team', body)
  return picture(team.name, body + letters(initialsOf(team.name, team.shortCode), 31, textOn(primary)))
}

/** A round emblem with the initials of a competition; a grey one for an unknown competition. */
export function drawEmblem(name: string | null): string {
  const [primary, secondary] = name === null ? NEUTRAL : shieldColours(name)
  const ring = `<circle cx="32" cy="32" r="27" fill="${primary}" stroke="${secondary}" stroke-width="4"/>`
  if (name === null) return picture('Unknown competition', ring)
  return picture(name, ring + letters(initialsOf(name, null), 33, textOn(primary)))
}

/** Head and shoulders with the initials of a person. */
export function drawAvatar(name: string | null): string {
  const [ground, figure] = NEUTRAL
  const body = `<circle cx="32" cy="32" r="32" fill="${ground}"/>`
  if (name !== null) return picture(name, body + letters(initialsOf(name, null), 33, textOn(ground)))
  const person = `<circle cx="32" cy="25" r="11" fill="${figure}"/><path d="M12 56c2-13 10-18 20-18s18 5 20 18a32 32 0 0 1-40 0Z" fill="${figure}"/>`
  return picture('Unknown person', body + person)
}

/** A pitch between stands, for a venue. */
export function drawVenue(name: string | null): string {
  const [stand, line] = NEUTRAL
  const drawing = `<rect x="2" y="10" width="60" height="44" rx="14" fill="${stand}"/><rect x="12" y="19" width="40" height="26" fill="#1f6b3a" stroke="${line}" stroke-width="1.5"/><path d="M32 19v26" stroke="${line}" stroke-width="1.5"/><circle cx="32" cy="32" r="5" fill="none" stroke="${line}" stroke-width="1.5"/>`
  return picture(name ?? 'Unknown venue', drawing)
}
