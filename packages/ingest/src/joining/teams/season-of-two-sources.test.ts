import { writeFileSync } from 'node:fs'
import { truncate, useDatabase } from '@touchline/testing/database'
import { useFreshFolder } from '@touchline/testing/resources'
import { expect, test } from 'vitest'
import { derive } from '../../derive/seasons/derive.ts'
import { importFiles } from '../../follow/files/import-files.ts'
import { unmatchedTeams } from '../unmatched.ts'
import { learnTeams } from './learn-teams.ts'
import { LEARNT, notedRefs } from './learnt-refs.ts'
import {
  asCountryFile,
  asDocument,
  daysAfter,
  type MadeMatch,
  madeSeason,
  madeTable,
} from './season-of-two-sources.testing.ts'

const NOW = new Date('2025-02-01T12:00:00.000Z')
const CLUBS = 10
const database = useDatabase()
const folder = useFreshFolder()

const NAMES = 'Vikingur,Breidablik,Valur,KR Reykjavik,Stjarnan,Hafnarfjordur,Akranes,Fram,Fylkir,Kopavogur'.split(',')
const OTHER_NAMES = 'Víkingur R.,Breiðablik Kóp.,Hlíðarendi,Vesturbær,Garðabær,FH,ÍA,Safamýri,Árbær,HK'.split(',')
const ALIKE = 'Vikingur,Vikingur Olafsvik,KA,KR,Fram,Fram Larvik,IA,IB,Fylkir,Fylkir II'.split(',')
const OTHER_ALIKE = 'Víkingur R.,Víkingur Ó.,K.A.,K.R.,Fram FC,Fram-Larvik,I.A.,I.B.,Fylkir FC,Fylkir 2'.split(',')
/** The names with some of them given to other clubs. */
const called = (others: Readonly<Record<string, string>>) => NAMES.map((name) => others[name] ?? name)
const CROSSED = called({ Vikingur: 'Fram', Fram: 'Vikingur' })

const season = madeSeason(CLUBS)
/** The season with one match changed. */
const but = (at: number, change: (match: MadeMatch) => Partial<MadeMatch>, matches = season) =>
  matches.map((match, index) => (index === at ? { ...match, ...change(match) } : match))
const moved = (days: number) => (match: MadeMatch) => ({ day: daysAfter(match.day, days) })
const turned = ({ home, away, score }: MadeMatch): Partial<MadeMatch> => ({
  ...{ home: away, away: home },
  score: score && [score[1], score[0]],
})
const replay = { ...(season[12] as MadeMatch), day: '2024-06-12' }

interface Case {
  own?: readonly MadeMatch[]
  other?: readonly MadeMatch[]
  names?: readonly [readonly string[], readonly string[]]
  /** The counted matches, if they differ from the season as made. */
  counts?: readonly MadeMatch[]
}

const CASES: readonly (readonly [string, Case])[] = [
  ['nearly every club has another name', {}],
  ['clubs of one season have nearly the same name', { names: [ALIKE, OTHER_ALIKE] }],
  ['two clubs are called by each other’s names', { names: [NAMES, CROSSED] }],
  [
    'three clubs are called by each other’s names in a ring',
    { names: [NAMES, called({ Vikingur: 'Fram', Fram: 'Valur', Valur: 'Vikingur' })] },
  ],
  [
    'a club has the name of another, which has one of its own',
    { names: [NAMES, called({ Fram: 'Vikingur', Vikingur: 'Safamýri' })] },
  ],
  ['days differ by two and by ten', { other: but(20, moved(10), but(10, moved(2))) }],
  ['a match is at the other ground', { other: but(33, turned) }],
  ['a score differs', { other: but(50, () => ({ score: [9, 0] })) }],
  ['one has the first rounds alone', { other: season.slice(0, 70) }],
  ['one has the last rounds alone', { other: season.slice(20) }],
  [
    'a match was abandoned and replayed',
    {
      own: [...but(12, () => ({ score: [0, 0] })), replay],
      other: [...but(12, () => ({ score: null, status: 'abandoned' })), replay],
    },
  ],
  [
    'a match was awarded, of which one has heard',
    {
      other: but(12, () => ({ score: [3, 0], status: 'awarded' })),
      counts: but(12, () => ({ score: [3, 0] })),
    },
  ],
]

async function importBoth(files: readonly (readonly ['football-data' | 'openfootball', string])[]): Promise<number> {
  let changed = 0
  for (const [source, text] of files) {
    const path = folder.at(source === 'openfootball' ? 'is.1.json' : 'new.csv')
    writeFileSync(path, text)
    const { matches } = await importFiles({ database, source, groups: [[path]], now: NOW })
    changed += matches.inserted + matches.updated
    await learnTeams(database, { now: NOW })
  }
  await derive(database, { now: NOW })
  return changed
}

test.each(CASES)('is one season with its table in either order: %s', async (_, one) => {
  const { own = season, other = season, names = [NAMES, OTHER_NAMES], counts = season } = one
  const files = [
    ['football-data', asCountryFile(own, names[0])],
    ['openfootball', asDocument(other, names[1])],
  ] as const
  for (const order of [files, files.toReversed()]) {
    await truncate(database)
    expect(await importBoth(order)).toBeGreaterThan(0)
    expect(await importBoth(order)).toBe(0)
    const rows = await database.rows('select points, details from standing')
    const table = rows.map(({ points, details }) => `${details[129]} ${points} ${details[133]}-${details[134]}`)
    expect(table.toSorted()).toEqual(madeTable(counts, CLUBS))
    expect(await unmatchedTeams(database.pool)).toEqual([])
  }
})

test('names used crosswise are those of the source that is trusted more, whichever came first', async () => {
  const files = [
    ['football-data', asCountryFile(season, NAMES)],
    ['openfootball', asDocument(season, CROSSED)],
  ] as const
  const results = () =>
    database.rows(`
      select h.stable_key as home, a.stable_key as away, f.home_full_time, f.away_full_time
      from fixture f join team h on h.id = f.home_team_id join team a on a.id = f.away_team_id
      where h.stable_key is not null and a.stable_key is not null order by 1, 2`)
  await importBoth(files)
  const inOrder = await results()
  await truncate(database)
  await importBoth(files.toReversed())
  expect(await results()).toEqual(inOrder)
  expect((await notedRefs(database.pool, LEARNT)).map(({ key, name }) => [key, name])).toEqual(
    expect.arrayContaining([['football-data iceland/fram', 'Fram Reykjavík']]),
  )
})

test('names used crosswise that too few results tell of are left as they are', async () => {
  const first = season.slice(0, 20)
  await importBoth([
    ['football-data', asCountryFile(first, NAMES)],
    ['openfootball', asDocument(first, CROSSED)],
  ])
  expect(
    await database.rows(`select count(distinct id)::int as clubs from source_ref where key in
      ('iceland/fram', 'iceland/vikingur', 'iceland/fram-reykjavik', 'iceland/vikingur-reykjavik') and kind = 'team'
      and source in ('football-data', 'openfootball')`),
  ).toEqual([{ clubs: 2 }])
  expect(await notedRefs(database.pool, LEARNT)).not.toEqual(
    expect.arrayContaining([expect.objectContaining({ key: expect.stringContaining('fram-reykjavik') })]),
  )
})
