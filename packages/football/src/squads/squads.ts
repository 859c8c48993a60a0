import { withoutClubWords } from '../search/search-key.ts'
import { wordsOf } from '../text.ts'
import { FIRST_TEAMS, RESERVE_NAMES, RESERVES, type SquadWords, WOMEN, YOUTH } from './squad-words.ts'

/** The kind of team, by the words of its name. */
interface Squad {
  women: boolean
  /** `U19`, or `Youth` where no age is said; null for grown-ups. */
  young: string | null
  reserves: boolean
}

const OF_WOMEN = 'Women'
const OF_RESERVES = 'Reserves'
const MAX_WORDS_OF_FIRST_TEAM = 4
const AGE_WORDS: ReadonlySet<string> = new Set(['u', 'under', 'sub'])
const AGE = /^(?:u|under|sub)?(1[3-9]|2[0-3])s?$/

/**
 * The kind of team that plays a competition, unless it is men's first teams: `Women`, `U19`, `Women U19`, `Youth`, `Reserves`; null for
 * these. Names come in many languages, with or without accents and with hyphens for spaces.
 */
export function squadOfCompetition(name: string): string | null {
  const words = wordsOf(name)
  const text = ` ${words.join(' ')} `
  const says = (kind: SquadWords): boolean =>
    words.some((word) => kind.words.has(word) || kind.beginnings.some((beginning) => word.startsWith(beginning))) ||
    [...kind.competitions].some((some) => text.includes(` ${some} `))
  const age = words.flatMap((word, at) => ageOf(word, words[at - 1]) ?? [])[0]
  return squadText({ women: says(WOMEN), young: age ?? (says(YOUTH) ? 'Youth' : null), reserves: says(RESERVES) })
}

/** The same of a team: `Arsenal WFC` is `Women`, `Jong Ajax` is `Reserves`, `Boca Juniors` is null. */
export const squadOfTeam = (name: string): string | null => squadText(squadOf(partsOf(name)))

/** Whether two names cannot be one team's: one is of women or of the young, and the other is not. */
export function areOfOtherSquads(one: string, other: string): boolean {
  const [first, second] = [squadOf(partsOf(one)), squadOf(partsOf(other))]
  return first.women !== second.women || (first.young === null) !== (second.young === null)
}

/** A team's name that says who plays: `Arsenal Women`, `Wales U21`; as it is where it does already. */
export function nameInSquad(name: string, squad: string): string {
  const { women, young, reserves } = squadOf(partsOf(name))
  const missing = squad.split(' ').filter((part) => {
    if (part === OF_WOMEN) return !women
    return young === null && !(part === OF_RESERVES && reserves)
  })
  return [name, ...missing].join(' ')
}

/** A team's name without the words for who plays: `Arsenal WFC` is `Arsenal`, `Germany (U-19)` is `Germany`. */
export function withoutSquad(name: string): string {
  const marked = partsOf(name).filter(({ says }) => says !== null)
  const bare = marked.reduceRight((text, { from, to }) => text.slice(0, from) + text.slice(to), name)
  if (marked.length === 0) return name
  const words = bare.split(/[\s()[\]]+/).filter((word) => !/^[-_]*$/.test(word))
  return words.map((word) => word.replace(/[-_]$/, '')).join(' ')
}

/**
 * How a squad of a team is called where its name stays apart from who plays: `Arsenal Women`, `Arsenal W`, `Arsenal Feminino`;
 * `Wales U21`, `Wales Sub-21`.
 * @param bare name of the first team
 * @param languages what each language calls a part, `Women` or `U21`
 */
export function namesInSquad(bare: string, squad: string, languages: readonly ((part: string) => string)[]): string[] {
  const short = squad.replace(OF_WOMEN, 'W')
  const own = languages.map((ownName) => squad.split(' ').map(ownName).join(' '))
  return [...new Set([squad, short, ...own])].map((one) => `${bare} ${one}`)
}

/** A word of a team's name and its place, with the squad it means: an age, or one of the lists; null for none. */
interface Part {
  word: string
  from: number
  to: number
  says: string | SquadWords | null
}

function partsOf(name: string): Part[] {
  const found = [...name.matchAll(/[^\s()[\]_-]+/g)].map((match) => ({
    word: wordsOf(match[0]).join(''),
    from: match.index,
    to: match.index + match[0].length,
    // `Dynamo-2 Kyiv`; the city stands behind it.
    isSecond: /^[23]$/.test(match[0]) && /[^\s-]{2}-$/.test(name.slice(0, match.index)),
    // A letter with a full stop shortens another word: `Union B.`, `Werder W.`.
    isShort: match[0].length === 2 && match[0].endsWith('.'),
  }))
  const words = found.map(({ word }) => word)
  const ofFirstTeam = words
    .slice(0, MAX_WORDS_OF_FIRST_TEAM)
    .findLastIndex((_, at) => FIRST_TEAMS.has(withoutClubWords(words.slice(0, at + 1).join(' '))))
  const lastOfClub = found.findLastIndex(({ isShort }, at) => isShort || at <= ofFirstTeam || !isMark(words, at))
  return found.map(({ isShort: _, isSecond, ...part }, at) => {
    const isOfClub = lastOfClub < 0 || at <= ofFirstTeam
    return { ...part, says: isOfClub ? null : isSecond ? RESERVES : saysOf(words, at, at > lastOfClub) }
  })
}

const isMark = (words: readonly string[], at: number): boolean => saysOf(words, at, true) !== null

/** @param isLast whether the word ends the name, other words for who plays aside */
function saysOf(words: readonly string[], at: number, isLast: boolean): Part['says'] {
  const [before, word = '', after] = [words[at - 1], words[at], words[at + 1]]
  const age = ageOf(word, before) ?? (AGE_WORDS.has(word) && after !== undefined ? ageOf(after, word) : null)
  if (age !== null) return age
  const isFirst = before === undefined && after !== undefined
  return (
    [WOMEN, YOUTH, RESERVES].find(
      (kind) => kind.words.has(word) || (isLast && kind.last.has(word)) || (isFirst && kind.first.has(word)),
    ) ?? null
  )
}

/** `u19`, or `19` behind `u`; a number alone is none. */
function ageOf(word: string, before: string | undefined): string | null {
  const age = AGE.exec(word)?.[1]
  return age === undefined || (/^\d/.test(word) && !AGE_WORDS.has(before ?? '')) ? null : `U${age}`
}

function squadOf(parts: readonly Part[]): Squad {
  const said = new Set(parts.map(({ says }) => says))
  const name = withoutClubWords(parts.map(({ word }) => word).join(' '))
  const age = [...said].find((says) => typeof says === 'string') ?? null
  return {
    women: said.has(WOMEN),
    young: age ?? (said.has(YOUTH) ? 'Youth' : null),
    reserves: said.has(RESERVES) || RESERVE_NAMES.has(name),
  }
}

const squadText = ({ women, young, reserves }: Squad): string | null =>
  [women ? OF_WOMEN : null, young ?? (reserves ? OF_RESERVES : null)].filter((part) => part !== null).join(' ') || null
