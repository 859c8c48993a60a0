import { foldText } from '@touchline/football'

/**
 * Words in names of unlisted competitions, in the languages of the sources: English, German, French, Spanish, Italian, Portuguese, Dutch
 * and Turkish. Names come with or without accents and with hyphens for spaces.
 */
const words = (name: string): string => foldText(name).replace(/[-_]+/g, ' ')

const CUP =
  /(\b(cup|copa|coupe|coppa|cupen|taca|beker|kupa|kupasi|kup|kubok|cupa|trophy|shield|super ?coppa|super ?cup|super ?copa|champions|libertadores|sudamericana|europa league|conference league|play ?offs?|friendl(y|ies)|freundschaftsspiele?)\b|pokal|cup(en)?$|beker$)/

/** Whether a competition is played for a cup, by its name. */
export const isCup = (name: string): boolean => CUP.test(words(name))

const LEVELS: readonly (readonly [RegExp, number])[] = [
  [/\b(second|segunda|seconda|deuxieme|zweite|tweede|eerste divisie)\b/, 2],
  [/\b(third|tercera|terceira|terza|troisieme|dritte|derde)\b/, 3],
  [/\b(fourth|cuarta|quarta|vierte)\b/, 4],
  [/\bserie b\b|\b(?:primera|first division|eerste klasse) b\b/, 2],
  [/\bserie c\b|\bprimera c\b/, 3],
  [/\bserie d\b/, 4],
]

/** Level in its country: a digit of the name, a word for one, else 1. An age or a year is none. */
export function levelOf(name: string): number {
  const text = words(name).replace(/\d{2,}/g, '')
  const level = LEVELS.find(([pattern]) => pattern.test(text))?.[1]
  const digit = /(?:^|\D)([1-9])(?:\D|$)/.exec(text)?.[1]
  return level ?? (digit === undefined ? 1 : Number(digit))
}

const NATIONS =
  /\b(world cup|weltmeisterschaft|wm|mundial|euro|european championship|europameisterschaft|em|copa america|nations (league|cup)|nations|nationenmeisterschaft|gold cup|asian cup|asian games|arab cup|confederations cup|olympi(cs?|sche spiele|c games)|international friendl(y|ies)|friendly international|landerspiele)\b/
const OF_CLUBS = /\b(clubs?|klubs?|vereine|club world cup|champions|champions league)\b/

/** Whether national teams play a competition of several countries, by its name. */
export const isOfNationsByName = (name: string): boolean => NATIONS.test(words(name)) && !OF_CLUBS.test(words(name))

const REGIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(uefa|euro|europa|europe|european|europameisterschaft|champions league|conference league)\b/, 'Europe'],
  [/\b(conmebol|libertadores|sudamericana|copa america|south american?)\b/, 'South America'],
  [/\b(concacaf|gold cup|leagues cup)\b/, 'North & Central America'],
  [/\b(caf|africa|african)\b/, 'Africa'],
  [/\b(afc|asian?|asean)\b/, 'Asia'],
  [/\b(ofc|oceania)\b/, 'Oceania'],
]

/** The region a name speaks of, by its English name in the list of countries: the world where it speaks of none. */
export function regionOf(name: string): string {
  const text = words(name)
  const confederation = /\b(caf|afc|ofc|concacaf|conmebol)\b/.exec(text)?.[1]
  const found = REGIONS.find(([pattern]) => pattern.test(confederation ?? text))
  return found?.[1] ?? 'World'
}
