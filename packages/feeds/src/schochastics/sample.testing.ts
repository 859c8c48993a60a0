import type { EventRecord, FixtureRecord } from '@touchline/football'
import type { FileOptions, FileResult } from '../files/file-source.ts'
import { schochastics } from './index.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

/** A match as the files write one, with nothing added. */
export const GAME = {
  league: 'england_premier-league-2017-2018',
  home: 'fc-arsenal',
  away: 'leicester-city',
  GH: 0,
  GA: 0,
  date: '2017-08-11',
}

/** Parses a test's text as if it were in a file; `csvFiles` are the CSV files, by name. */
export function parseSample(
  content: unknown,
  options: FileOptions = {},
  csvFiles: Readonly<Record<string, string>> = {},
): FileResult {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  const others = Object.entries(csvFiles).map(([name, csv]) => ({ name, bytes: bytes(csv) }))
  return schochastics.parse([{ name: 'sample.json', bytes: bytes(text) }, ...others], options)
}

/** The result of one match with these incidents. */
export function parseIncidents(score: readonly [number, number], incidents: readonly object[]): FileResult {
  return parseSample([{ ...GAME, GH: score[0], GA: score[1], incident: { incidents, metadata: [] } }])
}

/** A whole season of 0-0 with one more match, between Fulham from below and a club of the league; the fixture of that match comes last. */
export function parsePlayOff(score: readonly [number, number], incidents: readonly object[]): FileResult {
  const clubs = Array.from({ length: 12 }, (_, index) => `club-${index}`)
  const league = clubs.flatMap((home) => clubs.flatMap((away) => (home === away ? [] : [{ ...GAME, home, away }])))
  const guest = { ...GAME, home: 'fc-fulham', away: 'club-3', date: '2018-05-20', GH: score[0], GA: score[1] }
  return parseSample([...league, { ...guest, incident: { incidents, metadata: [] } }])
}

export function onlyFixture({ batch, report }: FileResult): FixtureRecord {
  const [fixture, ...others] = batch.fixtures ?? []
  if (fixture === undefined || others.length > 0) throw new Error(`not one fixture: ${JSON.stringify(report)}`)
  return fixture
}

/** Events as a test likes to compare them: type, side, minute, who, with whom, score. */
export function shortEvents({ batch }: FileResult): string[] {
  const minute = (event: EventRecord) => `${event.minute}${event.extraMinute === null ? '' : `+${event.extraMinute}`}`
  return (batch.events?.[0]?.events ?? []).map((event) =>
    [event.type, event.side, minute(event), event.playerName, event.relatedPlayerName, event.result, event.info]
      .filter((part) => part != null)
      .join(' | '),
  )
}

export function messages({ report }: FileResult): string[] {
  return report.problems.map((problem) => problem.message)
}
