import { DEFAULT_ACCENT } from '@touchline/football'
import type { Brand, Ground } from '../../../platform/brand.ts'
import { fittedText } from '../../images/drawn-text.ts'

const GROUNDS = { light: '#ffffff', dark: '#0e1217', any: '#0e1217' } as const
const INKS = { light: '#131b24', dark: '#e8edf3', any: '#e8edf3' } as const

type Drawn = Pick<Brand, 'name' | 'logo' | 'accents'>

/** The pitch from above: the logo of a site without one. */
const usualLogo = (colour: string) => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 27.2 21.2"><g fill="none" stroke="${colour}" stroke-width="2.2"><rect x="1.1" y="1.1" width="25" height="19" rx="3.5"/><path d="M13.6 1.1v5.5m0 8v5.5"/><circle cx="13.6" cy="10.6" r="4"/></g></svg>`,
  width: 27.2,
  height: 21.2,
  ground: 'dark' as const,
})

const accentOf = ({ accents }: Drawn) => accents.dark ?? DEFAULT_ACCENT.dark
const barOf = (brand: Drawn, ground: Ground) =>
  ground === 'light' ? (brand.accents.light ?? DEFAULT_ACCENT.light) : accentOf(brand)
const logoOf = (brand: Drawn) => brand.logo ?? usualLogo(accentOf(brand))

const placed = (svg: string, { x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `)

const document = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`

interface Square {
  size: number
  /** Share of the side that the logo has. */
  share: number
  /** Radius of the corners, as a share of the side; 0 for systems that cut icons themselves. */
  round: number
}

/** Squares of the site, by their addresses. */
export const SQUARES = {
  'icon-32.png': { size: 32, share: 0.8, round: 0.22 },
  'icon-192.png': { size: 192, share: 0.78, round: 0.22 },
  'icon-512.png': { size: 512, share: 0.78, round: 0.22 },
  'icon-maskable.png': { size: 512, share: 0.62, round: 0 },
  'apple-touch-icon.png': { size: 180, share: 0.74, round: 0 },
} as const satisfies Record<string, Square>

/** The logo in the middle of a square of its ground. */
export function drawSquare(brand: Drawn, { size, share, round }: Square): string {
  const { svg, ground } = logoOf(brand)
  const side = size * share
  const edge = (size - side) / 2
  const back = `<rect width="${size}" height="${size}" rx="${size * round}" fill="${GROUNDS[ground]}"/>`
  return document(size, size, back + placed(svg, { x: edge, y: edge, width: side, height: side }))
}

export const drawFavicon = (brand: Drawn): string => drawSquare(brand, { ...SQUARES['icon-32.png'], size: 64 })

const SHARE = { width: 1200, height: 630, logo: { width: 640, height: 250 } }

/** For links to pages without a picture of their own: logo and name. */
export function drawShare(brand: Drawn): string {
  const { svg, ground } = logoOf(brand)
  const { width, height, logo } = SHARE
  return document(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${GROUNDS[ground]}"/>
${placed(svg, { x: (width - logo.width) / 2, y: 120, width: logo.width, height: logo.height })}
${fittedText(brand.name, { x: width / 2, y: 490, width: 1040, size: 72, colour: INKS[ground], bold: true })}
<rect y="${height - 8}" width="${width}" height="8" fill="${barOf(brand, ground)}"/>`,
  )
}

/** Twice as tall as it is shown, for screens with small pixels. */
const MAIL_HEIGHT = 80
const MAX_MAIL_WIDTH = 520

/** The logo above mails, which mostly have a white page: one for dark pages brings its ground along. */
export function drawMailLogo(brand: Drawn): string {
  const { svg, width, height, ground } = logoOf(brand)
  const edge = ground === 'dark' ? 12 : 0
  const scale = Math.min((MAIL_HEIGHT - 2 * edge) / height, (MAX_MAIL_WIDTH - 2 * edge) / width)
  const [w, h] = [Math.ceil(width * scale) + 2 * edge, Math.ceil(height * scale) + 2 * edge]
  const back = edge === 0 ? '' : `<rect width="${w}" height="${h}" rx="10" fill="${GROUNDS.dark}"/>`
  return document(w, h, back + placed(svg, { x: edge, y: edge, width: w - 2 * edge, height: h - 2 * edge }))
}

/** The logo alone, as the pages show it. */
export const drawLogo = (brand: Drawn): string => logoOf(brand).svg
