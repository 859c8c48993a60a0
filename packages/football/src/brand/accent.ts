import { contrastOf, parseColour } from '../match/colours.ts'

export const BRAND_THEMES = ['light', 'dark'] as const
export type BrandTheme = (typeof BRAND_THEMES)[number]

/** Colours of each theme that an accent meets, as the style sheet of the site has them. */
export const THEME_GROUNDS = {
  light: { page: '#f3f5f8', card: '#ffffff', raised: '#edf1f5', hover: '#f6f8fa', pressed: '#dde5ed', text: '#131b24' },
  dark: { page: '#0e1217', card: '#151b22', raised: '#1c242d', hover: '#1a222b', pressed: '#26313c', text: '#e8edf3' },
} as const satisfies Record<BrandTheme, Record<string, string>>

export const DEFAULT_ACCENT = { light: '#0a66c2', dark: '#4aa8ff' } as const satisfies Record<BrandTheme, string>

const INKS = ['#ffffff', '#08131f'] as const
/** Least contrast of text, and of shapes, by WCAG 2 AA. */
const OF_TEXT = 4.5
const OF_SHAPES = 3

type Rgb = readonly [number, number, number]

const hex = (parts: Rgb) => `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
const rgb = (colour: string): Rgb => parseColour(colour) ?? [0, 0, 0]

/** @param share of the second colour, 0 to 1 */
function mixed(one: string, other: string, share: number): string {
  const [a, b] = [rgb(one), rgb(other)]
  return hex([0, 1, 2].map((at) => (a[at] ?? 0) * (1 - share) + (b[at] ?? 0) * share) as unknown as Rgb)
}

const inkOn = (colour: string) => INKS.toSorted((a, b) => contrastOf(b, colour) - contrastOf(a, colour))[0]

/** The accent while a button is pointed at: away from its ink, so that the text on it stays readable. */
const litOf = (accent: string) =>
  inkOn(accent) === '#ffffff' ? mixed(accent, '#000000', 0.12) : mixed(accent, '#ffffff', 0.18)

/** The weakest contrast of an accent in its places, relative to what each needs, as the contrast of text. */
export function accentContrast(theme: BrandTheme, accent: string): number {
  const { page, card, raised, hover, pressed } = THEME_GROUNDS[theme]
  const asText = [page, card, raised, hover, inkOn(accent) ?? '']
  const least = Math.min(...asText.map((ground) => contrastOf(accent, ground)))
  return Math.min(least, (contrastOf(accent, pressed) * OF_TEXT) / OF_SHAPES)
}

export const isReadableAccent = (theme: BrandTheme, accent: string): boolean => accentContrast(theme, accent) >= OF_TEXT

function hslOf(colour: string): Rgb {
  const [r, g, b] = rgb(colour).map((part) => part / 255) as unknown as Rgb
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const [light, range] = [(most + least) / 2, most - least]
  if (range === 0) return [0, 0, light]
  const hue = most === r ? ((g - b) / range + 6) % 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4
  return [hue * 60, range / (1 - Math.abs(2 * light - 1)), light]
}

function ofHsl([hue, saturation, light]: Rgb): string {
  const range = saturation * Math.min(light, 1 - light)
  const part = (n: number) => {
    const k = (n + hue / 30) % 12
    return 255 * (light - range * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return hex([part(0), part(8), part(4)])
}

const STEPS = 200

/** The colour of the same hue with the nearest brightness that `passes`; null where none does. */
function nearest(colour: string, passes: (colour: string) => boolean): string | null {
  const [hue, saturation, light] = hslOf(colour)
  for (let step = 0; step <= STEPS; step += 1) {
    for (const way of [1, -1]) {
      const next = light + (way * step) / STEPS
      if (next < 0 || next > 1) continue
      const candidate = step === 0 ? colour : ofHsl([hue, saturation, next])
      if (passes(candidate)) return candidate
    }
  }
  return null
}

/** The nearest accent that can be read in a theme: the same hue, brighter or darker. */
export const nearestAccent = (theme: BrandTheme, accent: string): string =>
  nearest(accent, (colour) => isReadableAccent(theme, colour)) ?? DEFAULT_ACCENT[theme]

/** Declarations of the tokens in both themes; null where both accents are the usual ones. */
export function accentDeclarations(accents: Readonly<Record<BrandTheme, string | null>>): string | null {
  if (BRAND_THEMES.every((theme) => accents[theme] === null)) return null
  const tokensOf = (theme: BrandTheme) => accentTokens(theme, accents[theme] ?? DEFAULT_ACCENT[theme])
  const [light, dark] = [tokensOf('light'), tokensOf('dark')]
  return Object.keys(light)
    .map((token) => `--light-${token}:${light[token]};--dark-${token}:${dark[token]}`)
    .join(';')
}

/** The tokens of the style sheet that follow from an accent. @param accent one that can be read in this theme */
export function accentTokens(theme: BrandTheme, accent: string): Record<string, string> {
  const { card, page, text } = THEME_GROUNDS[theme]
  const isLight = theme === 'light'
  const soft = (share: number) => mixed(accent, card, share)
  const readableOn = (ground: string, from: string) =>
    nearest(from, (colour) => contrastOf(colour, ground) >= OF_TEXT) ?? text
  const ground = nearest(soft(isLight ? 0.9 : 0.84), (one) => contrastOf(accent, one) >= OF_TEXT) ?? card
  const tint = (start: string) =>
    nearest(start, (colour) => contrastOf(colour, text) >= OF_TEXT && contrastOf(colour, card) >= OF_SHAPES) ?? accent
  return {
    accent,
    'accent-lit': litOf(accent),
    'on-accent': inkOn(accent) ?? INKS[0],
    'accent-soft': ground,
    'accent-text': readableOn(ground, isLight ? mixed(accent, '#000000', 0.25) : mixed(accent, '#ffffff', 0.7)),
    'accent-line':
      nearest(mixed(accent, page, isLight ? 0.35 : 0.45), (one) => contrastOf(one, card) >= OF_SHAPES) ?? accent,
    selection: nearest(soft(isLight ? 0.72 : 0.55), (one) => contrastOf(text, one) >= OF_TEXT) ?? card,
    'home-tint': tint(mixed(accent, isLight ? '#ffffff' : '#000000', 0.3)),
  }
}
