import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileSource } from './file-sources.ts'
import type { FileResult, FileSource, InputFile } from './files/file-source.ts'
import { INDEX_ENTRY, play } from './statsbomb/sample.testing.ts'
import { LISTS, MATCH, side, teams } from './wyscout/sample.testing.ts'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

const bytes = (content: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(content))

const junk: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    null,
    '',
    ' ',
    '?',
    'null',
    'N.N.',
    -1,
    1e9,
    1.5,
    true,
    [],
    {},
    [null],
    [[]],
    '2031-02-30',
    '25:61',
    [1, 'x'],
  ),
  fc.string({ maxLength: 8 }),
)
/** The place of a corrupted value: steps into the document, each a number that picks one of its entries, and whether it is removed. */
const fault = fc.record({
  path: fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 6 }),
  value: junk,
  drop: fc.boolean(),
})

/** The content with a value somewhere in it replaced or taken out. */
function spoil(content: Json, { path, value, drop }: { path: number[]; value: Json; drop: boolean }): Json {
  const copy = structuredClone(content)
  let at: Json = copy
  for (const [step, choice] of path.entries()) {
    if (typeof at !== 'object' || at === null) break
    const names = Object.keys(at)
    const name = names[choice % Math.max(1, names.length)]
    if (name === undefined) break
    const holder = at as Record<string, Json>
    const next = holder[name]
    if (step === path.length - 1 || typeof next !== 'object' || next === null) {
      if (drop && !Array.isArray(at)) delete holder[name]
      else holder[name] = value
      break
    }
    at = next
  }
  return copy
}

/** A valid match next to a corrupted one, in the files of a source. */
const SAMPLES: Readonly<
  Record<string, { whole: Json; other: Json; files: (matches: readonly Json[]) => InputFile[] }>
> = {
  openfootball: {
    whole: {
      round: 'Matchday 1',
      date: '2014-08-16',
      team1: 'Arsenal FC',
      team2: 'Crystal Palace FC',
      score: { ft: [2, 1] },
    },
    other: {
      ...{
        round: 'Matchday 2',
        group: null,
        date: '2014-08-23',
        time: '15:00',
        team1: 'Chelsea FC',
        team2: 'Leicester City',
      },
      ...{ score: { ht: [0, 0], ft: [2, 0] }, goals1: [{ name: 'Costa', minute: 63 }], goals2: [], status: 'awarded' },
    },
    files: (matches) => [{ name: 'en.1.json', bytes: bytes({ name: 'English Premier League 2014/15', matches }) }],
  },
  schochastics: {
    whole: {
      league: 'england_premier-league-2017-2018',
      home: 'fc-arsenal',
      away: 'leicester-city',
      GH: 0,
      GA: 0,
      date: '2017-08-11',
    },
    other: {
      ...{
        league: 'england_premier-league-2017-2018',
        home: 'fc-chelsea',
        away: 'fc-burnley',
        GH: 2,
        GA: 3,
        date: '2017-08-12',
      },
      incident: {
        incidents: [{ team: 'home', minute: "14'", incident_type: 'Red Card', player_name: 'Cahill G.' }],
        metadata: [
          { referee: 'Pawson C.', venue: 'Stamford Bridge', city: 'London', capacity: '41 000', attendance: '41 000' },
        ],
      },
    },
    files: (matches) => [{ name: 'a.json', bytes: bytes(matches) }],
  },
  wyscout: {
    whole: MATCH as unknown as Json,
    other: {
      ...MATCH,
      wyId: 2500090,
      teamsData: teams(side('home', 1659, 0), side('away', 1646, 1)),
    } as unknown as Json,
    files: (matches) => [
      { name: 'matches_x.json', bytes: bytes(matches) },
      ...Object.entries(LISTS).map(([name, list]) => ({ name, bytes: bytes(list) })),
    ],
  },
}

/** Every row is taken or refused with a reason; the whole match is among those taken. */
function expectNothingLost(result: FileResult, key: string | undefined): void {
  const { batch, report } = result
  const refused = report.problems.filter(({ severity }) => severity === 'row-refused')
  expect(report.matchesTaken).toBe(batch.fixtures?.length ?? 0)
  if (report.fatal === null) expect(report.matchesTaken + refused.length).toBe(report.rowsRead)
  for (const { message } of report.problems) expect(message.trim()).not.toBe('')
  expect(batch.fixtures?.map((fixture) => fixture.key)).toContain(key)
}

describe('ten thousand spoilt files', () => {
  it.each(Object.keys(SAMPLES))(
    'of %s lose no match that is whole, and none without a reason',
    (name) => {
      const { parse } = fileSource(name as FileSource['source'])
      const sample = SAMPLES[name]
      if (sample === undefined) throw new Error(`There is a sample of ${name}`)
      const { whole, other, files } = sample
      const key = parse(files([whole]), {}).batch.fixtures?.[0]?.key
      fc.assert(
        fc.property(fc.array(fault, { minLength: 1, maxLength: 3 }), (faults) => {
          const spoilt = faults.reduce<Json>(spoil, other)
          const rows =
            typeof spoilt === 'object' && spoilt !== null && !Array.isArray(spoilt) ? [whole, spoilt] : [whole]
          expectNothingLost(parse(files(rows), {}), key)
        }),
        { numRuns: 10_000 },
      )
    },
    120_000,
  )

  it('from statsbomb never throw, and are accepted or refused with a reason', () => {
    const { parse } = fileSource('statsbomb')
    const events = [
      play('home', 'Half Start', 1, 0),
      play('away', 'Half Start', 1, 0),
      play('home', 'Pass', 1, 3),
    ] as unknown as Json
    const whole: Json = { events, index: [INDEX_ENTRY] as unknown as Json, lineups: [] }
    fc.assert(
      fc.property(fc.array(fault, { minLength: 1, maxLength: 3 }), (faults) => {
        const spoilt = faults.reduce<Json>(spoil, whole) as { [name: string]: Json }
        const { batch, report } = parse(
          [
            { name: '55.events.json', bytes: bytes(spoilt.events ?? null) },
            { name: '55.lineups.json', bytes: bytes(spoilt.lineups ?? null) },
            { name: 'matches.json', bytes: bytes(spoilt.index ?? null) },
          ],
          {},
        )
        expect(batch.fixtures?.length ?? 0).toBe(report.matchesTaken)
        if (report.matchesTaken === 0) expect(report.fatal?.trim()).toBeTruthy()
      }),
      { numRuns: 10_000 },
    )
  }, 120_000)

  it('with any bytes never throw', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('openfootball', 'schochastics', 'wyscout', 'statsbomb'),
        fc.uint8Array({ maxLength: 200 }),
        (name, any) => {
          expect(
            fileSource(name as FileSource['source']).parse([{ name: '1.events.json', bytes: any }], {}).report.fatal,
          ).not.toBeNull()
        },
      ),
      { numRuns: 10_000 },
    )
  }, 120_000)
})
