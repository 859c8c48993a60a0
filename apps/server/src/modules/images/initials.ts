import { foldText } from '@touchline/football'

/** Particles that people leave out of a club's name. */
const SILENT = new Set(['fc', 'cf', 'afc', 'ac', 'sc', 'cd', 'ud', 'de', 'da', 'do', 'of', 'the', 'la', 'el'])

/** Up to three capital letters for a name: `Manchester City` is MC, `Arsenal` is ARS. */
export function initialsOf(name: string, shortCode: string | null): string {
  if (shortCode !== null && /^[\p{L}\p{N}]{1,4}$/u.test(shortCode)) return shortCode.toUpperCase()
  const words = foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const significant = words.filter((word) => !SILENT.has(word))
  const [first = '', ...rest] = significant.length > 0 ? significant : words
  const letters = rest.length === 0 ? [...first].slice(0, 3) : [first, ...rest].flatMap((word) => [...word].slice(0, 1))
  return letters.slice(0, 3).join('').toUpperCase()
}
