import { foldText } from '../text.ts'
import type { Result } from './form.ts'

/** Green for a win, amber for a draw, red for a loss. */
export const RESULT_COLOURS = { W: '#28a745', D: '#ffc107', L: '#dc3545' } as const satisfies Record<Result, string>

export type ResultColour = (typeof RESULT_COLOURS)[Result]

const LUMA_THRESHOLD = 128

/** Parts of #rrggbb or #rgb, 0 to 255 each; null when the text is neither. */
export function parseColour(colour: string): readonly [red: number, green: number, blue: number] | null {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour)
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)
  const part = (text: string | undefined) => Number.parseInt(text ?? '', 16)
  if (short !== null) return [part(short[1]) * 17, part(short[2]) * 17, part(short[3]) * 17]
  return long === null ? null : [part(long[1]), part(long[2]), part(long[3])]
}

/** Brightness of a colour as the eye weighs it (ITU-R BT.601), 0 to 255; null when the colour cannot be read. */
export function luma(colour: string): number | null {
  const parts = parseColour(colour)
  return parts === null ? null : (299 * parts[0] + 587 * parts[1] + 114 * parts[2]) / 1000
}

/** Contrast of two colours as WCAG 2 defines it, 1 to 21; 1 where one cannot be read. */
export function contrastOf(one: string, other: string): number {
  const [first, second] = [luminanceOf(one), luminanceOf(other)]
  if (first === null || second === null) return 1
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** Relative luminance, 0 to 1. */
function luminanceOf(colour: string): number | null {
  const parts = parseColour(colour)
  if (parts === null) return null
  const linear = (part: number) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(parts[0]) + 0.7152 * linear(parts[1]) + 0.0722 * linear(parts[2])
}

/** Text on a team's colour: black from luma 128, white below; white on a colour that cannot be read. */
export function textOn(colour: string): '#000000' | '#ffffff' {
  return (luma(colour) ?? 0) >= LUMA_THRESHOLD ? '#000000' : '#ffffff'
}

const SHIELDS = [
  ['#c8102e', '#ffffff'],
  ['#1d4ed8', '#ffffff'],
  ['#0f7b3e', '#ffffff'],
  ['#f2b705', '#14181d'],
  ['#6b21a8', '#ffffff'],
  ['#0e7490', '#ffffff'],
  ['#14181d', '#f2b705'],
  ['#7f1d1d', '#f5e1a4'],
  ['#9ecbff', '#0b2545'],
  ['#e8590c', '#14181d'],
  ['#0b2545', '#c8102e'],
  ['#ffffff', '#c8102e'],
  ['#ffffff', '#1d4ed8'],
  ['#ffffff', '#14181d'],
  ['#be185d', '#ffffff'],
  ['#3f6212', '#fde68a'],
] as const

/** Two colours for the shield of a team whose own are not known; the same name always gets the same pair. */
export function shieldColours(name: string): readonly [primary: string, secondary: string] {
  let hash = 0x811c9dc5
  for (const letter of foldText(name).trim()) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return SHIELDS[hash % SHIELDS.length] ?? SHIELDS[0]
}
