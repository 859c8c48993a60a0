import { countryByName } from '../../packages/football/src/index.ts'

/** A club as a file of openfootball/clubs describes it. */
export interface DescribedClub {
  /** The country of its heading, in English. */
  country: string
  /** Its usual name and every other one, as written. */
  names: string[]
  founded: number | null
  ground: string | null
  city: string | null
  /** The region of the city, where the file has it: `Florida`. */
  area: string | null
}

/** A ground as a file of openfootball/clubs describes it. */
export interface DescribedGround {
  country: string
  names: string[]
  capacity: number | null
  city: string | null
}

const HEADING = /^=\s*([^=].*)$/
const REGION = /^==\s*([^=].*?)\s*==$/
const FIRST_CAPACITY = 200

/**
 * Clubs of a file such as `de.clubs.txt`. A club that is gone (`Indios (2005-2011)`), a second team (`ii) Bayern II`) and a line that says
 * nothing beyond a name are left out.
 */
export function readClubFile(text: string): DescribedClub[] {
  return blocksOf(text).flatMap(({ country, area, line, names }): DescribedClub[] => {
    const [name = '', ...facts] = line.split(/,(?![^(]*\))/).map((part) => part.trim())
    if (/\(\d{4}\s*-\s*\d{4}\)/.test(name)) return []
    const year = facts.find((fact) => /^\d{4}(?!\S)/.test(fact))?.slice(0, 4)
    const ground = facts.find((fact) => fact.startsWith('@'))
    // A comma is missing here and there: `1966       Chemnitz`.
    const rest = facts.map((fact) => fact.replace(/^\d{4}(\s+|$)/, ''))
    const place = rest.filter((fact) => fact !== ground && fact !== '').at(-1)
    return [
      {
        country,
        names: [withoutYears(name), ...names],
        founded: year === undefined ? null : Number(year),
        ground: ground === undefined ? null : plainName(ground.slice(1)),
        ...placeOf(place, area),
      },
    ]
  })
}

/** Grounds of a file such as `de.stadiums.txt`. */
export function readStadiumFile(text: string): DescribedGround[] {
  return blocksOf(text).map(({ country, line, names }) => {
    const [name = '', ...facts] = line.split(',').map((part) => part.trim())
    const numbers = facts.filter((fact) => /^[\d_]+$/.test(fact)).map((fact) => Number(fact.replaceAll('_', '')))
    const [first] = numbers
    // A capacity comes before the year of the opening, which alone looks like a small ground.
    const capacity = facts.some((fact) => fact.includes('_')) || numbers.length > 1 ? first : undefined
    const place = facts.filter((fact) => !/^[\d_]+$/.test(fact) && fact !== '').at(-1)
    return {
      country,
      names: [plainName(name), ...names.map(plainName)],
      capacity: capacity !== undefined && capacity >= FIRST_CAPACITY ? capacity : null,
      city: placeOf(place, null).city,
    }
  })
}

/** A sponsor's part of a name is between dollars: `$Allianz$ Arena`. */
const plainName = (name: string): string => name.replaceAll('$', '').replace(/\s+/g, ' ').trim()

const withoutYears = (name: string): string => name.replace(/\s*\([\d\s-]*\)$/, '')

/** `London (Fulham)`, `Suita › Osaka`, `Yokohama & Yokosuka › Kanagawa`: the first city, and what it lies in. */
function placeOf(text: string | undefined, region: string | null): Pick<DescribedClub, 'city' | 'area'> {
  if (text === undefined) return { city: null, area: region }
  const [place = '', area] = text.split('›').map((part) => part.trim())
  const city = place
    .replace(/\s*\(.*$/, '')
    .split(/ & | \/ /)[0]
    ?.trim()
  return { city: city || null, area: area || region }
}

/** A heading names the country in several languages, `Germany • Deutschland`, or in its own alone. */
function countryOf(heading: string): string {
  const names = heading.split('•').map((name) => name.trim())
  const found = names.map((name) => countryByName(OWN_NAMES[name] ?? name)).find((country) => country !== null)
  return found?.name ?? names[0] ?? ''
}

const OWN_NAMES: Readonly<Record<string, string>> = { Österreich: 'Austria', Latvija: 'Latvia' }

interface Block {
  country: string
  /** The region of its heading. */
  area: string | null
  line: string
  names: string[]
}

/** The lines that begin something, each with the other names that follow it. Comments, addresses and second teams are dropped. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let country = ''
  let area: string | null = null
  let inSecondTeam = false
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.replace(/\s*#.*$/, '').trimEnd()
    if (line.trim() === '') continue
    const region = REGION.exec(line)
    if (region) area = region[1] ?? null
    if (region || line.startsWith('==')) continue
    const heading = HEADING.exec(line)
    if (heading) {
      country = countryOf(heading[1] ?? '')
      area = null
      continue
    }
    if (/^\s*\w{1,3}\)/.test(line)) inSecondTeam = true
    else if (/^\s*\|/.test(line)) {
      const names = line.split('|').map((name) => name.replace(/\s*\[\w\w\]\s*$/, '').trim())
      if (!inSecondTeam) blocks.at(-1)?.names.push(...names.filter((name) => name !== ''))
    } else if (line.includes(' // ')) inSecondTeam = false
    else if (!/^\s/.test(line) || line.includes(',')) {
      blocks.push({ country, area, line: line.trim(), names: [] })
      inSecondTeam = false
    }
  }
  return blocks
}
