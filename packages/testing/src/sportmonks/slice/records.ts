import { currentYear } from '@touchline/demo/competitions/calendar.ts'
import { CLUBS } from '@touchline/demo/competitions/clubs.ts'
import { SEASONED } from '@touchline/demo/competitions/competitions.ts'
import { seasonPlans } from '@touchline/demo/competitions/days.ts'
import { trophyRecords } from '@touchline/demo/honours/trophies.ts'
import { demoReference } from '@touchline/demo/index.ts'
import { spellRecords, transferRecords } from '@touchline/demo/people/careers.ts'
import { EVERYTHING, fixtureBatch } from '@touchline/demo/records/fixture-families.ts'
import { sidelinedRecord } from '@touchline/demo/records/sidelined-records.ts'
import { worldOf } from '@touchline/demo/world.ts'
import type { RecordBatch } from '@touchline/football'
import { numberedBatch } from '../render/numbered.ts'
import { seasonRecords } from './season-records.ts'

const LEAGUES = new Set(['england/championship', 'england/fa-cup', 'europe/nations-qualifiers'])
const TEAMS = new Set([
  ...['coventry-city', 'leicester-city', 'millwall', 'queens-park-rangers', 'stoke-city'].map((c) => `england/${c}`),
  ...['national/eng', 'national/por'],
])
/** Earlier transfers name clubs without a record, which a reader would look up one by one. */
const TRANSFERS_SINCE = '2026-06-01'

/**
 * A few teams of the demo world in three of its competitions, this season and the last: matches between two of them with all their parts,
 * the people these name, and tables and figures that follow from them. Keys are the provider's ids.
 * @param now milliseconds since 1970
 */
export function sliceRecords(seed: string, now: number): RecordBatch {
  const world = worldOf(seed)
  const leagues = SEASONED.filter(({ key }) => LEAGUES.has(key))
  const plans = leagues.flatMap((league) =>
    [1, 0].flatMap((back) => seasonPlans(world, league, currentYear(league, now) - back)),
  )
  const matches = fixtureBatch(
    world,
    plans
      .filter((plan) => plan.announced <= now && TEAMS.has(plan.home.key) && TEAMS.has(plan.away.key))
      .map((plan) => [plan, EVERYTHING]),
    now,
  )
  const known = demoReference(seed, now)
  const sidelined = CLUBS.filter(({ key }) => TEAMS.has(key)).map((club) => sidelinedRecord(world, club, now))
  const teams = known.teams?.filter(({ key }) => TEAMS.has(key))
  const coachSpells = known.coachSpells?.filter(({ team }) => TEAMS.has(team))
  const named = textsIn([matches, sidelined, teams, coachSpells])
  const isNamed = ({ key }: { key: string }) => named.has(key)
  const coaches = known.coaches?.filter(isNamed)
  for (const { player } of coaches ?? []) if (player) named.add(player)
  const players = known.players?.filter(isNamed)
  const spells = [...(known.playerSpells ?? []), ...spellRecords(world.careers, now, named)]
  return withSeasons(
    numberedBatch({
      ...matches,
      ...{ sidelined, teams, coachSpells, coaches, players },
      leagues: known.leagues?.filter(isNamed),
      seasons: known.seasons?.filter(isNamed),
      stages: known.stages?.filter(isNamed),
      groups: known.groups?.filter(isNamed),
      venues: known.venues?.filter(isNamed),
      referees: known.referees?.filter(isNamed),
      rivals: known.rivals
        ?.filter(({ team }) => TEAMS.has(team))
        .map((one) => ({ ...one, rivals: one.rivals.filter((rival) => TEAMS.has(rival)) })),
      corrections: known.corrections
        ?.filter(({ season }) => named.has(season))
        .map((one) => ({ ...one, corrections: one.corrections.filter(({ team }) => TEAMS.has(team)) })),
      playerSpells: spells
        .filter(({ player }) => named.has(player))
        .map((one) => ({ ...one, spells: one.spells.filter(({ team }) => TEAMS.has(team)) })),
      transfers: [...(known.transfers ?? []), ...transferRecords(world.careers, now)].filter(
        ({ player, date, from, to }) =>
          named.has(player) && date >= TRANSFERS_SINCE && (TEAMS.has(from ?? '') || TEAMS.has(to ?? '')),
      ),
      trophies: trophyRecords(world, now, leagues)
        .filter(isNamed)
        .map((one) => ({ ...one, trophies: one.trophies.filter(({ team }) => TEAMS.has(team ?? '')) })),
    }),
  )
}

const withSeasons = (batch: RecordBatch): RecordBatch => ({ ...batch, ...seasonRecords(batch) })

/** Every text in a value; the keys it refers to are among them. */
function textsIn(value: unknown, into = new Set<string>()): Set<string> {
  if (typeof value === 'string') into.add(value)
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) textsIn(part, into)
  return into
}
