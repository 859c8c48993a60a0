import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileSource } from '@touchline/feeds'
import { EVENT_TYPE, type SeasonMatch, type Side, seasonParts, topScorers } from '@touchline/football'
import { describe, expect, test } from 'vitest'
import { realData } from '../../../../../tools/data-folder.ts'

const FILES = realData('incidents')

const SEASONS = [
  ...['deutschland_bundesliga-2010-2011', 'deutschland_bundesliga-2017-2018', 'deutschland_bundesliga-2023-2024'],
  ...['england_premier-league-2011-2012', 'england_premier-league-2015-2016', 'england_premier-league-2024-2025'],
  ...['portugal_liga-portugal-2014-2015', 'portugal_liga-portugal-2021-2022'],
  ...['spanien_la-liga-2012-2013', 'spanien_la-liga-2019-2020'],
]

interface RawMatch {
  GH: number
  GA: number
  incident: {
    incidents?: readonly {
      team: Side
      incident_type: string
      minute: string
      player_name?: string
      home_score?: string
    }[]
  }
}

/** Totals of the file for everyone, counted independently here; a player is a name as the file writes it. */
function countFile(matches: readonly RawMatch[]) {
  const totals = { goals: new Map<string, number>(), yellow: new Map<string, number>(), red: new Map<string, number>() }
  const all = { yellow: 0, red: 0, second: 0 }
  const add = (list: keyof typeof totals, name: string | undefined) => {
    if (name) totals[list].set(name, (totals[list].get(name) ?? 0) + 1)
  }
  for (const { GH, GA, incident } of matches) {
    // The kicks of a shoot-out have a number instead of a minute, and the score of such a match includes them.
    const isKick = (one: { incident_type: string; minute: string }) =>
      one.incident_type === 'Penalty Awarded' && /^\d+$/.test(one.minute)
    const list = incident.incidents ?? []
    const reported = list.filter((one) => !isKick(one))
    const scored = reported.filter(
      (one) =>
        ['Goal', 'Own goal'].includes(one.incident_type) ||
        (one.incident_type === 'Penalty Awarded' && one.home_score !== undefined),
    )
    const atHome = scored.filter(({ team }) => team === 'home').length
    // Goals of a match whose list does not make up its score are not counted.
    const complete = list.some(isKick) || (atHome === GH && scored.length - atHome === GA)
    for (const one of scored) if (complete && one.incident_type !== 'Own goal') add('goals', one.player_name)
    const booked = new Set<string>()
    for (const { incident_type, team, player_name } of reported) {
      const who = `${team} ${player_name}`
      if (incident_type === 'Red Card') {
        add('red', player_name)
        all.red += 1
      } else if (incident_type === 'Yellow Card' && player_name && booked.has(who)) {
        // A yellow card and a red one (docs/glossary.md).
        add('yellow', player_name)
        add('red', player_name)
        all.second += 1
      } else if (incident_type === 'Yellow Card') {
        booked.add(who)
        add('yellow', player_name)
        all.yellow += 1
      }
    }
  }
  return { totals, all }
}

/** The season as its file is read by the product, with a number for every name. */
function readSeason(file: string) {
  const { batch } = fileSource('schochastics').parse([{ name: file, bytes: readFileSync(join(FILES, file)) }], {})
  const numbers = new Map<string, number>()
  const numberOf = (name: string | null | undefined) => {
    if (!name) return null
    numbers.set(name, numbers.get(name) ?? numbers.size + 1)
    return numbers.get(name) ?? null
  }
  const events = new Map((batch.events ?? []).map((of) => [of.fixture, of.events]))
  const matches = (batch.fixtures ?? []).flatMap((fixture, id): SeasonMatch[] => {
    const { scores, home, away } = fixture
    if (scores.current === null) return []
    const side = (team: string, goals: number) => ({
      team: numberOf(`team ${team}`) ?? 0,
      coach: null,
      goals,
      figures: {},
    })
    return [
      {
        ...{ id, kickoff: fixture.kickoff, length: 90, referee: null, lineup: [] },
        home: side(home, scores.current[0]),
        away: side(away, scores.current[1]),
        events: (events.get(fixture.key) ?? []).map((event) => ({
          ...{ type: event.type, minute: event.minute, extraMinute: event.extraMinute, home: event.side === 'home' },
          player: numberOf(event.playerName),
          related: numberOf(event.relatedPlayerName),
        })),
      },
    ]
  })
  const names = new Map([...numbers].map(([name, number]) => [number, name]))
  return { matches, nameOf: (number: number) => names.get(number) ?? '' }
}

/** Names as words in order, since the product puts the given name first: totals, the highest first. */
const ranked = (totals: Iterable<readonly [name: string, total: number]>) =>
  [...totals]
    .map(([name, total]) => `${String(total).padStart(2, '0')} ${name.split(' ').toSorted().join(' ')}`)
    .toSorted()
    .toReversed()

describe('the best of real seasons are those a count of their file finds', () => {
  test.each(SEASONS)('%s', (season) => {
    const { totals, all } = countFile(JSON.parse(readFileSync(join(FILES, `${season}.json`), 'utf8')) as RawMatch[])
    const { matches, nameOf } = readSeason(`${season}.json`)
    const parts = seasonParts(matches)
    const lists = topScorers(matches, parts)
    for (const [type, counted] of [
      [208, totals.goals],
      [84, totals.yellow],
      [83, totals.red],
    ] as const) {
      const ours = lists[type]
      expect(ours.length, `${season} ${type}`).toBe(Math.min(100, counted.size))
      const least = ours.at(-1)?.total ?? 0
      // Players who share the last total may be on either side of the hundredth place.
      const above = (rows: Iterable<readonly [string, number]>) =>
        ranked(rows).filter((row) => Number(row.slice(0, 2)) > least)
      const named = ours.map(({ player, total }) => [nameOf(player), total] as const)
      expect(above(named)).toEqual(above(counted))
      for (const { position, total } of ours) {
        expect(position).toBe(1 + [...counted.values()].filter((other) => other > total).length)
      }
    }
    const cards = (...types: readonly number[]) =>
      matches.flatMap(({ events }) => events.filter(({ type }) => types.includes(type))).length
    const { yellow_card, red_card, yellow_red_card } = EVENT_TYPE
    expect([cards(yellow_card), cards(red_card), cards(yellow_red_card)]).toEqual([all.yellow, all.red, all.second])
  })
})
