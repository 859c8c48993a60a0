import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { compareTexts } from '../../packages/football/src/index.ts'
import { ROOT } from '../root.ts'
import { countryOfFolder, readClubFile } from './club-files.ts'
import { countryOfLeagues, joinClubs } from './join-clubs.ts'

/**
 * Writes the clubs of openfootball/clubs (public domain, CC0 1.0) that are missing from those written by hand:
 *
 * npm run clubs -- <folder of openfootball/clubs>
 *
 * Clubs that cannot be joined by equal names are left out and printed.
 */
const print = (line: string) => process.stdout.write(`${line}\n`)
const folder = process.argv[2]
if (folder === undefined) throw new Error('Say where openfootball/clubs is.')
const files = globSync('*/*/*.clubs.txt', { cwd: folder }).sort(compareTexts)
const listed = files.flatMap((file) => {
  const country = countryOfFolder(basename(dirname(file)))
  if (country === null) print(`${file}: no list has the country`)
  const own = country === null ? [] : readClubFile(readFileSync(join(folder, file), 'utf8'))
  return own.map((club) => ({ club, country: countryOfLeagues(country ?? '', club) }))
})
const clubs: Record<string, string[]> = {}
const names: Record<string, string[]> = {}
const byCountry = Map.groupBy(listed, ({ country }) => country)
for (const [country, own] of [...byCountry].sort(([one], [other]) => compareTexts(one, other))) {
  const joined = joinClubs(
    country,
    own.map(({ club }) => club),
  )
  if (joined.clubs.length > 0) clubs[country] = joined.clubs
  if (joined.names.length > 0) names[country] = joined.names
  for (const conflict of joined.conflicts) print(conflict)
}
const content = { origin: 'https://github.com/openfootball/clubs', licence: 'CC0-1.0', clubs, names }
writeFileSync(join(ROOT, 'packages/feeds/src/clubs/openfootball-clubs.json'), `${JSON.stringify(content, null, 2)}\n`)
const count = (of: Record<string, string[]>) => Object.values(of).flat().length
print(`${count(clubs)} clubs and more names of ${count(names)}`)
