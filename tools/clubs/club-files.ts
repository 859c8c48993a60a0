import { countryByName } from '../../packages/football/src/index.ts'

/** A club as a file of openfootball/clubs lists it. */
export interface OpenClub {
  name: string
  aliases: readonly string[]
  /** First years of the seasons it played in, where the file gives them for a former or refounded club. */
  from: number | null
  until: number | null
}

/** Folders whose names are no names of the country. */
const FOLDERS: Readonly<Record<string, string>> = {
  'bosnia-n-herzegovina': 'Bosnia and Herzegovina',
  'congo-dr': 'DR Congo',
  'el-salvador': 'El Salvador',
  latvija: 'Latvia',
  'trinidad-n-tobago': 'Trinidad and Tobago',
}

/** English name, in the list of countries, of the country of a folder such as `south-korea`; null where no list has it. */
export function countryOfFolder(folder: string): string | null {
  return countryByName(FOLDERS[folder] ?? folder.replaceAll('-', ' '))?.name ?? null
}

/**
 * The clubs of a file: a line each, `Arsenal FC, 1886, @ Emirates Stadium, London`, other names in lines below between bars, a second
 * team after `ii)`. Addresses, headings and comments are left out, marks of languages (`[en]`) too.
 */
export function readClubFile(text: string): OpenClub[] {
  const clubs: { line: string; aliases: string[] }[] = []
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.replace(/\s*#.*$/, '')
    if (line.trim() === '' || line.startsWith('=')) continue
    if (/^\s*\|/.test(line)) clubs.at(-1)?.aliases.push(...line.split('|').flatMap(cleanAlias))
    else if (/^\S/.test(line)) clubs.push({ line: line.replace(/^[a-z]+\)\s*/, ''), aliases: [] })
  }
  return clubs.flatMap(({ line, aliases }) => {
    const name = cleanAlias(line.split(',')[0] ?? '')[0]
    const [, from, until] = /\((\d{4})?\s*-\s*(\d{4})?\)/.exec(line) ?? []
    if (name === undefined) return []
    return [{ name, aliases, from: from && until ? Number(from) : null, until: until ? Number(until) - 1 : null }]
  })
}

/** A name without marks; none where it says more than a name. */
function cleanAlias(text: string): string[] {
  const name = text
    .replace(/\[\w+\]/g, '')
    .replace(/\((\d{4})?\s*-?\s*(\d{4})?\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return name.length < 3 || /[()|;@/]/.test(name) ? [] : [name]
}
