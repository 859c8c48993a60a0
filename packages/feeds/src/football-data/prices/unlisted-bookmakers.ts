import { type BookmakerId, bookmakerOfCode } from '@touchline/football'
import { PRICE_PREFIXES } from './bookmakers.ts'
import { isTotalLine, totalLines } from './total-lines.ts'

/** Suffixes after a bookmaker's prefix in the columns of a market: result, Asian handicap, each total of goals. */
const marketsOf = (lines: readonly string[]) => [
  ['H', 'D', 'A'],
  ['AHH', 'AHA'],
  ...lines.map((line) => [`>${line}`, `<${line}`]),
]

/** By the prefix in small letters: `AVG` is the average too, and no bookmaker. */
const LISTED: ReadonlyMap<string, BookmakerId> = new Map(
  PRICE_PREFIXES.map(([prefix, bookmaker]) => [prefix.toLowerCase(), bookmaker]),
)
const isListed = (prefix: string) => LISTED.has(prefix.toLowerCase())

interface UnlistedBookmakers {
  taken: (readonly [prefix: string, bookmaker: BookmakerId])[]
  /** Why other columns that look like prices are not read, a sentence each. */
  leftOut: string[]
}

/**
 * Unlisted bookmakers with all columns of a market under a code that can be stored (`QBETH,QBETD,QBETA`). Closing prices (`QBETCH`) belong
 * to the same bookmaker.
 */
export function unlistedBookmakers(names: readonly string[]): UnlistedBookmakers {
  const { complete, lacking } = pricedPrefixes(names)
  const owners = new Set([...complete].map((prefix) => ownerOf(prefix, complete)))
  const unlisted = [...owners].filter((prefix) => !PRICE_PREFIXES.some(([listed]) => listed === prefix))
  const taken = unlisted.flatMap((prefix) => {
    const bookmaker = LISTED.get(prefix.toLowerCase()) ?? bookmakerOfCode(prefix)
    return bookmaker === null ? [] : [[prefix, bookmaker] as const]
  })
  const known = new Set(taken.map(([prefix]) => prefix))
  return {
    taken,
    leftOut: [
      ...unlisted
        .filter((prefix) => !known.has(prefix))
        .map((prefix) => `the prices of ${prefix} are left out: ${NO_CODE}`),
      ...lacking,
      ...totalLines(names)
        .filter((line) => !isTotalLine(line))
        .map((line) => `the prices of ${line} goals are left out: no bet has this total`),
    ],
  }
}

const NO_CODE = 'it is in no list of bookmakers and no code of two to five capital letters and figures'

/** Every prefix with all columns of a market, and a problem for each that lacks one. */
function pricedPrefixes(names: readonly string[]): { complete: Set<string>; lacking: string[] } {
  const columns = new Set(names)
  const complete = new Set<string>()
  const lacking: string[] = []
  for (const endings of marketsOf(totalLines(names).filter(isTotalLine))) {
    for (const prefix of new Set(names.flatMap((name) => prefixesOf(name, endings)))) {
      const missing = endings.filter((ending) => !columns.has(`${prefix}${ending}`))
      if (missing.length === 0) complete.add(prefix)
      else if (missing.length === 1 && (isOwnTotal(endings) || (bookmakerOfCode(prefix) !== null && !isListed(prefix))))
        lacking.push(`the prices of ${prefix} are left out: there is no column ${prefix}${missing[0]}`)
    }
  }
  return { complete, lacking }
}

/** A total missing from the list of columns: half of it is reported for any bookmaker. */
const isOwnTotal = ([over = '']: readonly string[]) => over.startsWith('>') && over !== '>2.5'

/** A handicap's columns end like those of a result. */
const prefixesOf = (name: string, endings: readonly string[]): string[] =>
  endings.flatMap((ending) => {
    const prefix = name.slice(0, -ending.length)
    const isOther = ending.length === 1 && prefix.endsWith('AH')
    return name.endsWith(ending) && prefix.length > 1 && !isOther ? [prefix] : []
  })

/**
 * The bookmaker's prefix without the mark of a closing price. A code may end in C itself: it is taken for a mark where the rest is a
 * bookmaker too, or where the file marks the closing prices of others so and has no closing ones of the whole.
 */
function ownerOf(prefix: string, complete: ReadonlySet<string>): string {
  const rest = prefix.endsWith('C') ? prefix.slice(0, -1) : ''
  if (rest === '' || PRICE_PREFIXES.some(([listed]) => listed === prefix)) return prefix
  if (isListed(rest) || complete.has(rest)) return rest
  const marksClosings = PRICE_PREFIXES.some(([listed]) => complete.has(`${listed}C`))
  const isCode = bookmakerOfCode(rest) !== null
  return marksClosings && isCode && !complete.has(`${prefix}C`) ? rest : prefix
}
