import type { Queryable } from '@touchline/database'
import { proposedTeams, sayLearnt } from '@touchline/ingest/joining/teams/learn-teams.ts'
import { LEARNT, notedRefs } from '@touchline/ingest/joining/teams/learnt-refs.ts'
import { doubtfulPairs, unmatchedTeams } from '@touchline/ingest/joining/unmatched.ts'
import type { Cli } from './cli.ts'
import { EXIT } from './failure.ts'
import { openForCommand } from './open-for-command.ts'

/** More doubtful pairs than a person reads at once. */
const MAX_PAIRS = 200

/** Prints teams that are not joined with the evidence of their results, joins made by results, and fixtures that may be one. */
export async function reportUnmatched(cli: Cli): Promise<number> {
  const { database } = await openForCommand(cli)
  try {
    await reportTeams(database.pool, cli)
    await reportResults(database.pool, cli)
    await reportPairs(database.pool, cli)
    return EXIT.done
  } finally {
    await database.close()
  }
}

async function reportTeams(client: Queryable, cli: Cli): Promise<void> {
  const teams = await unmatchedTeams(client)
  if (teams.length === 0) return cli.print('Every team of the files is matched.')
  cli.print(line('id', 'source', 'country', 'name', 'fixtures', 'seasons', 'apart'))
  for (const { id, source, country, name, fixtures, seasons, apart } of teams) {
    cli.print(line(id, source, country, name, fixtures, seasons, apart))
  }
  cli.print('apart: seasons in which another source has a team, too, that this one does not know.')
}

async function reportResults(client: Queryable, cli: Cli): Promise<void> {
  const proposed = await proposedTeams(client)
  if (proposed.length > 0) cli.print('\nBy their results (teams merge makes them one):')
  for (const one of proposed) cli.print(`${sayLearnt(one)}: teams merge ${one.team.id} ${one.is.id}`)
  const learnt = await notedRefs(client, LEARNT)
  if (learnt.length > 0) cli.print('\nMade one because every result agreed (teams split takes it back):')
  for (const { key, id, name } of learnt) cli.print(`${key}: ${name} (id ${id})`)
}

async function reportPairs(client: Queryable, cli: Cli): Promise<void> {
  const pairs = await doubtfulPairs(client)
  if (pairs.length > 0) cli.print(`\n${pairs.length} pairs of fixtures may be one and are kept apart:`)
  for (const { league, season, home, away, one, other } of pairs.slice(0, MAX_PAIRS)) {
    const reported = [one, other].map(({ id, day, sources }) => `${day} (${sources}, id ${id})`).join(' and ')
    cli.print(`${league} ${season}: ${home} - ${away}, ${reported}`)
  }
  if (pairs.length > MAX_PAIRS) cli.print(`… and ${pairs.length - MAX_PAIRS} more`)
}

const WIDTHS = [8, 15, 16, 28, 9, 8, 6]
const line = (...cells: readonly (string | number)[]) =>
  cells
    .map((cell, at) => String(cell).padEnd(WIDTHS[at] ?? 0))
    .join(' ')
    .trimEnd()
