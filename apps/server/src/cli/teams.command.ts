import { SOURCES, type Source } from '@touchline/football'
import { type FoundTeam, findTeams, findTeamsOf } from '@touchline/ingest/joining/teams/find-team.ts'
import { mergeTeams } from '@touchline/ingest/joining/teams/merge-teams.ts'
import { splitTeam } from '@touchline/ingest/joining/teams/split-team.ts'
import { makeClock } from '@touchline/runtime'
import type { Command } from 'commander'
import type { Cli } from './cli.ts'
import { EXIT, Failure } from './failure.ts'
import { noteCommand } from './note-command.ts'
import { openForCommand } from './open-for-command.ts'
import { reportUnmatched } from './report-unmatched.ts'

export function addTeamsCommands(program: Command, cli: Cli, finish: (code: number) => void): void {
  const teams = program.command('teams').description('Names of clubs that several sources share')
  teams
    .command('unmatched')
    .description('Teams of files that may have another name elsewhere, and fixtures that may be one')
    .action(async () => finish(await reportUnmatched(cli)))
  teams
    .command('alias')
    .description("Join a source's name of a team to another stored team")
    .argument('<source>', SOURCES.join(', '))
    .argument('<name-or-key>', 'the name or key the source has for it')
    .argument('<team>', 'id, stable key or whole name of the team it is')
    .action(async (source: string, name: string, team: string) =>
      finish(await alias(cli, { sourceText: source, name, team })),
    )
  teams
    .command('merge')
    .description('Two stored teams are one')
    .argument('<team>', 'the one that goes: id, stable key or whole name')
    .argument('<into>', 'the one that stays')
    .action(async (team: string, into: string) => finish(await merge(cli, team, into)))
  teams
    .command('split')
    .description("Split a source's name of a team off into a separate team, permanently")
    .argument('<source>', SOURCES.join(', '))
    .argument('<key>', 'the key the source has for it, as teams unmatched lists it')
    .argument('<name>', 'its name until the source is imported again')
    .action(async (source: string, key: string, name: string) =>
      finish(await split(cli, { sourceText: source, key, name })),
    )
}

function sourceCalled(text: string): Source {
  const source = SOURCES.find((one) => one === text)
  if (!source) throw new Failure(`There is no source "${text}": ${SOURCES.join(', ')}.`, EXIT.notUnderstood)
  return source
}

async function split(
  cli: Cli,
  { sourceText, key, name }: { sourceText: string; key: string; name: string },
): Promise<number> {
  const source = sourceCalled(sourceText)
  const { database, config } = await openForCommand(cli)
  try {
    const { team, moved, left } = await splitTeam(database, { source, key, name, now: makeClock(config.CLOCK).now() })
    await noteCommand(database, { action: 'data.keep_apart', thing: { id: team, name: `${name} (${source})` } })
    cli.print(`${key} of ${source} is a separate team again: ${name} (id ${team}), with ${moved} fixtures.`)
    if (left > 0) cli.print(`${left} fixtures stay with the other sources; import ${source} again to have its own.`)
    return EXIT.done
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ALONE') throw new Failure(error.message)
    throw error
  } finally {
    await database.close()
  }
}

async function alias(
  cli: Cli,
  { sourceText, name, team }: { sourceText: string; name: string; team: string },
): Promise<number> {
  const source = sourceCalled(sourceText)
  const { database, config } = await openForCommand(cli)
  try {
    const from = theOnly(await findTeamsOf(database.pool, source, name), `${source} has no team "${name}"`)
    const into = theOnly(await findTeams(database.pool, team), `There is no team "${team}"`)
    if (from.id !== into.id) refuseShared(from, source)
    return await makeOne(cli, { database, from, into, now: makeClock(config.CLOCK).now() })
  } finally {
    await database.close()
  }
}

/** A name that other sources use too is more than this source's own. */
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
    return await makeOne(cli, { database, from, into: to, now: makeClock(config.CLOCK).now() })
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
  throw new Failure(`More than one team matches; use its id. Nothing was changed.\n${all}`)
}

async function makeOne(
  cli: Cli,
  {
    database,
    from,
    into,
    now,
  }: { database: Parameters<typeof mergeTeams>[0]; from: FoundTeam; into: FoundTeam; now: Date },
): Promise<number> {
  if (from.id === into.id) {
    cli.print(`${named(from)} is that team already. Nothing was changed.`)
    return EXIT.done
  }
  const { moved, joined } = await mergeTeams(database, { from: from.id, into: into.id, now })
  const name = `${from.name} → ${into.name}`
  await noteCommand(database, { action: 'data.join_names', thing: { id: into.id, name } })
  cli.print(`${named(from)} is now part of ${named(into)}.`)
  cli.print(`${moved} fixtures moved, ${joined} more were merged with existing fixtures.`)
  return EXIT.done
}
