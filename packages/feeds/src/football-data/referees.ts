import { foldText, type Key, type RefereeRecord } from '@touchline/football'
import { cleanName } from './cells.ts'

/** A referee's name taken apart: `Dean, M. L` is `M L` and `Dean`. */
interface RefereeName {
  given: string
  surname: string
}

const TITLE = /^(?:dr|mr|prof)\.\s*/i
const REMARK = / ?\([^()]*\)$/
/** Surname first: `Dean, M. L`, `Dr. Merk, M`, and the slip `Smith. D`. */
const SURNAME_FIRST = /^([^,.]{2,})(?:,\s*((?:\p{L}\.?[\s-]*)+)|\.\s*(\p{L}))$/u
const PARTICLES = new Set(['da', 'de', 'del', 'della', 'der', 'di', 'do', 'dos', 'van', 'von'])

function takeApart(cell: string): RefereeName | null {
  const text = cleanName(cell).replace(REMARK, '').replace(TITLE, '')
  const turned = SURNAME_FIRST.exec(text.replace(' ,', ','))
  if (turned)
    return { given: withoutDots(turned[2] ?? turned[3] ?? ''), surname: (turned[1] ?? '').replace(TITLE, '').trim() }
  const words = text.replace(/\.(?=\S)/g, '. ').split(' ')
  const last = words.length - 1
  const start = last > 1 && PARTICLES.has((words[last - 1] ?? '').toLowerCase()) ? last - 1 : last
  const surname = words.slice(start).join(' ')
  return surname === '' ? null : { given: withoutDots(words.slice(0, start).join(' ')), surname }
}

/** Initials without dots, as the newer files write them: `M. L.`, `M.L.` and `M L` are `M L`, `L.-M.` is `L-M`. */
function withoutDots(given: string): string {
  return given
    .replace(/(?<!\p{L})(\p{L})\./gu, '$1 ')
    .replace(/\s+/g, ' ')
    .replace(/ ?- ?/g, '-')
    .trim()
}

function keyOf({ given, surname }: RefereeName): string {
  const initial = foldText(given).slice(0, 1)
  return `${initial} ${foldText(surname)}`.trim().replace(/\s+/g, '-')
}

/** How much a way of writing reports: a first name in full before several initials before one. */
function fullness(given: string): number {
  const words = given.split(/[\s-]+/).filter((word) => word !== '')
  return words.some((word) => word.length > 2) ? 10 : words.length
}

/** The fuller of two ways to write one referee's name, the known one when they are as full: `M Dean`, `Mike Dean` → `Mike Dean`. */
export function fullerRefereeName(known: string, other: string): string {
  const given = (name: string): string => takeApart(name)?.given ?? ''
  return fullness(given(other)) > fullness(given(known)) ? other : known
}

/**
 * The referees of a file. `M Dean`, `Mike Dean` and `Dean, M. L` are one person within a country: the first initial and the
 * surname decide and nothing further is guessed, so two people who share both are one.
 */
export interface RefereeBook {
  /** Key of the referee in this cell, null for an empty cell. */
  note: (country: string, cell: string) => Key | null
  /** Everyone noted, in order of appearance, with the fullest name seen; the more frequent one where two are as full. */
  records: () => RefereeRecord[]
}

interface Entry {
  spellings: Map<string, { name: RefereeName; times: number }>
}

export function createRefereeBook(): RefereeBook {
  const entries = new Map<Key, Entry>()
  const read = new Map<string, { key: Key; name: RefereeName } | null>()

  function note(country: string, cell: string): Key | null {
    const text = `${country}/${cell}`
    const known = read.get(text)
    const found = known === undefined ? readReferee(country, cell) : known
    read.set(text, found)
    if (found !== null) count(found.key, found.name)
    return found?.key ?? null
  }

  function count(key: Key, name: RefereeName): void {
    const entry = entries.get(key) ?? { spellings: new Map() }
    const text = `${name.given} ${name.surname}`.trim()
    const spelling = entry.spellings.get(text) ?? { name, times: 0 }
    entry.spellings.set(text, { ...spelling, times: spelling.times + 1 })
    entries.set(key, entry)
  }

  return { note, records: () => [...entries].map(([key, entry]) => refereeRecord(key, entry)) }
}

function readReferee(country: string, cell: string): { key: Key; name: RefereeName } | null {
  const name = takeApart(cell)
  return name && { key: `${foldText(country).replace(/ /g, '-')}/${keyOf(name)}`, name }
}

function refereeRecord(key: Key, { spellings }: Entry): RefereeRecord {
  const ranked = [...spellings].sort(
    ([textA, a], [textB, b]) =>
      fullness(b.name.given) - fullness(a.name.given) || b.times - a.times || (textA < textB ? -1 : 1),
  )
  const name = ranked[0]?.[0] ?? key
  return { key, name, commonName: name, country: null, dateOfBirth: null }
}
