import { DEFAULT_ACCENT, dateInWords, isDecided, localDay } from '@touchline/football'
import type { Language } from '@touchline/messages'
import type { Brand } from '../../../platform/brand.ts'
import type { Picture } from '../drawings.ts'
import { fittingSize, fittedText as text } from '../drawn-text.ts'

const WIDTH = 1200
const HEIGHT = 630

/** Colours of the site's themes, as in the tokens of the pages. */
const THEMES = {
  dark: { page: '#0e1217', text: '#e8edf3', muted: '#9fb0c0', dim: '#7d90a3' },
  light: { page: '#f3f5f8', text: '#131b24', muted: '#435365', dim: '#5a6b7d' },
} as const
export type SharedTheme = keyof typeof THEMES

/** The site and theme a picture is drawn for. */
export interface SharedLook {
  brand: Pick<Brand, 'name' | 'accents'>
  theme: SharedTheme
}

/** The contents of a match's picture. */
export interface DrawnMatch {
  home: string
  away: string
  league: string
  kickoff: Date
  stateId: number
  homeGoals: number | null
  awayGoals: number | null
}

/** Drawn crests are inlined: as embedded pictures they would lack the font. */
function crest({ body, contentType }: Picture, { x, y, size = 220 }: { x: number; y: number; size?: number }): string {
  const place = `x="${x - size / 2}" y="${y}" width="${size}" height="${size}"`
  if (typeof body === 'string') return body.replace('<svg ', `<svg ${place} `)
  return `<image ${place} href="data:${contentType};base64,${body.toString('base64')}"/>`
}

/** The frame of every shared picture. */
function framed(drawing: string, { brand, theme }: SharedLook): string {
  const accent = brand.accents[theme] ?? DEFAULT_ACCENT[theme]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${THEMES[theme].page}"/>
${drawing}
<rect y="${HEIGHT - 8}" width="${WIDTH}" height="8" fill="${accent}"/>
${text(brand.name, { x: WIDTH - 130, y: 595, width: 200, size: 26, colour: accent, bold: true })}
</svg>`
}

/** A team, competition or person for shared links: crest or portrait and name. */
export function drawThing(name: string, picture: Picture, look: SharedLook): string {
  const middle = WIDTH / 2
  const words = text(name, { x: middle, y: 510, width: 1040, size: 64, colour: THEMES[look.theme].text, bold: true })
  return framed(crest(picture, { x: middle, y: 90, size: 320 }) + words, look)
}

/** A match for shared links: crests and names, competition, the day before it and the score after it. */
export function drawMatch(
  match: DrawnMatch,
  { crests, look, language }: { crests: { home: Picture; away: Picture }; look: SharedLook; language: Language },
) {
  const { homeGoals, awayGoals, stateId, kickoff } = match
  const ink = THEMES[look.theme]
  const day = dateInWords(localDay(kickoff, 0), language)
  const score = isDecided(stateId) && homeGoals !== null && awayGoals !== null ? `${homeGoals}–${awayGoals}` : null
  const middle = WIDTH / 2
  const [left, right] = [260, WIDTH - 260]
  // Both names in the same size.
  const size = fittingSize(match.home.length > match.away.length ? match.home : match.away, 500, 50)
  const name = { y: 480, width: 500, size, colour: ink.text, bold: true }
  return framed(
    `${text(match.league, { x: middle, y: 92, width: 1040, size: 40, colour: ink.muted })}
${crest(crests.home, { x: left, y: 180 })}${crest(crests.away, { x: right, y: 180 })}
${
  score === null
    ? text('–', { x: middle, y: 320, width: 200, size: 90, colour: ink.dim })
    : text(score, { x: middle, y: 328, width: 300, size: 110, colour: ink.text, bold: true })
}
${text(match.home, { x: left, ...name })}${text(match.away, { x: right, ...name })}
${text(day, { x: middle, y: 568, width: 700, size: 34, colour: ink.muted })}`,
    look,
  )
}
