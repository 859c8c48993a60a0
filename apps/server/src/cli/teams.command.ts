import { SOURCES, type Source } from '@touchline/football'
import type { Command } from 'commander'
import { makeClock } from '../clock.ts'
import { type FoundTeam, findTeams, findTeamsOf } from '../ingest/joining/find-team.ts'
import { mergeTeams } from '../ingest/joining/merge-teams.ts'
import { doubtfulPairs, unmatchedTeams } from '../ingest/joining/unmatched.ts'
import type { Cli } from './cli.ts'
import { EXIT, Failure } from './failure.ts'
import { openForCommand } from './open-for-command.ts'

/** More doubtful pairs than a person reads at once. */
const MOST_PAIRS = 200

export function addTeamsCommands(program: Command, cli: Cli, finish: (code: number) => void): void {
  const teams = program.command('teams').description('Names of clubs that several sources share')
  teams
    .command('unmatched')
    .description('Teams of files that may have another name elsewhere, and fixtures that may be one')
    .action(async () => finish(await reportUnmatched(cli)))
  teams
    .command('alias')
    .description('What a source calls a team is another team that is stored')
    .argument('<source>', SOURCES.join(', '))
    .argument('<name-or-key>', 'the name or key the source has for it')
    .argument('<team>', 'id, stable key or whole name of the team it is')
    .action(async (source: string, name: string, team: string) => finish(await alias(cli, source, name, team)))
  teams
    .command('merge')
    .description('Two stored teams are one')
    .argument('<team>', 'the one that goes: id, stable key or whole name')
    .argument('<into>', 'the one that stays')
    .action(async (team: string, into: string) => finish(await merge(cli, team, into)))
}

async function reportUnmatched(cli: Cli): Promise<number> {
  const { database } = await openForCommand(cli)
  try {
    const teams = await unmatchedTeams(database.pool)
    if (teams.length === 0) cli.print('Every team of the files is matched.')
    else {
      cli.print(line('id', 'source', 'country', 'name', 'fixtures', 'seasons', 'apart'))
      for (const { id, source, country, name, fixtures, seasons, apart } of teams) {
        cli.print(line(id, source, country, name, fixtures, seasons, apart))
      }
      cli.print('apart: seasons in which another source has a team, too, that this one does not know.')
    }
    const pairs = await doubtfulPairs(database.pool)
    if (pairs.length > 0) cli.print(`\n${pairs.length} pairs of fixtures may be one and are kept apart:`)
    for (const { league, season, home, away, one, other } of pairs.slice(0, MOST_PAIRS)) {
      const reported = [one, other].map(({ id, day, sources }) => `${day} (${sources}, id ${id})`).join(' and ')
      cli.print(`${league} ${season}: ${home} - ${away}, ${reported}`)
    }
    if (pairs.length > MOST_PAIRS) cli.print(`… and ${pairs.length - MOST_PAIRS} more`)
    return EXIT.done
  } finally {
    await database.close()
  }
}

const WIDTHS = [8, 15, 16, 28, 9, 8, 6]
const line = (...cells: readonly (string | number)[]) =>
  cells
    .map((cell, at) => String(cell).padEnd(WIDTHS[at] ?? 0))
    .join(' ')
    .trimEnd()

async function alias(cli: Cli, sourceText: string, name: string, team: string): Promise<number> {
  const source = SOURCES.find((one) => one === sourceText)
  if (!source) throw new Failure(`There is no source "${sourceText}": ${SOURCES.join(', ')}.`, EXIT.notUnderstood)
  const { database, config } = await openForCommand(cli)
  try {
    const from = theOnly(await findTeamsOf(database.pool, source, name), `${source} has no team "${name}"`)
    const into = theOnly(await findTeams(database.pool, team), `There is no team "${team}"`)
    if (from.id !== into.id) refuseShared(from, source)
    return await makeOne(cli, database, from, into, makeClock(config.CLOCK).now())
  } finally {
    await database.close()
  }
}

/** What other sources call so too is more than this source's name. */
function refuseShared(team: FoundTeam, source: Source): void {
  const others = team.sources.filter((one) => one !== source)
  if (others.length === 0) return
  throw new Failure(
    `${named(team)} is a team of ${others.join(', ')} too. If all of it is another team: teams merge ${team.id} <into>.`,
  )
}

async function merge(cli: Cli, team: string, into: string): Promise<number> {
  const { database, config } = await openForCommand(cli)
  try {
    const from = theOnly(await findTeams(database.pool, team), `There is no team "${team}"`)
    const to = theOnly(await findTeams(database.pool, into), `There is no team "${into}"`)
    return await makeOne(cli, database, from, to, makeClock(config.CLOCK).now())
  } finally {
    await database.close()
  }
}

const named = ({ id, name, country, sources }: FoundTeam) =>
  `${name} (id ${id}, ${country}${sources.length > 0 ? `, from ${sources.join(', ')}` : ''})`

/** The team found, or a refusal that lists all there are. */
function theOnly(found: readonly FoundTeam[], none: string): FoundTeam {
  const [team, second] = found
  if (!team) throw new Failure(`${none}. Nothing was changed.`)
  if (!second) return team
  const all = found.map((one) => `  ${named(one)}`).join('\n')
  throw new Failure(`More than one team is meant; say it by its id. Nothing was changed.\n${all}`)
}

async function makeOne(
  cli: Cli,
  database: Parameters<typeof mergeTeams>[0],
  from: FoundTeam,
  into: FoundTeam,
  now: Date,
): Promise<number> {
  if (from.id === into.id) {
    cli.print(`${named(from)} is that team already. Nothing was changed.`)
    return EXIT.done
  }
  const { moved, joined } = await mergeTeams(database, { from: from.id, into: into.id, now })
  cli.print(`${named(from)} is now part of ${named(into)}.`)
  cli.print(`${moved} fixtures moved, ${joined} more became one with a fixture that was there.`)
  return EXIT.done
}
