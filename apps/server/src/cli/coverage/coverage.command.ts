import type { Held, SeasonCompleteness } from '@touchline/football'
import { makeClock } from '@touchline/runtime'
import type { Command } from 'commander'
import { findSeasonOf, findSeasons, findStoredMatches } from '../../modules/league/completeness/completeness.queries.ts'
import { completenessOf } from '../../modules/league/completeness/completeness.view.ts'
import type { Cli } from '../cli.ts'
import { EXIT } from '../failure.ts'
import { openForCommand } from '../open-for-command.ts'

export function addCoverageCommand(program: Command, cli: Cli, finish: (code: number) => void): void {
  program
    .command('coverage')
    .description("Stored share of each competition's season, in per cent of the expected data")
    .option('--all', 'of past seasons too')
    .action(async ({ all }: { all?: boolean }) => finish(await reportCoverage(cli, all ?? false)))
}

/** Prints a line a season with matches; "?" where nobody can say how many there should be. */
async function reportCoverage(cli: Cli, all: boolean): Promise<number> {
  const { database, config } = await openForCommand(cli)
  try {
    const { print } = cli
    const now = makeClock(config.CLOCK).now()
    const seasons = await findSeasons(database.pool, all)
    print(line('competition', 'season', 'matches', 'of', 'results', 'prices', 'stats', 'events', 'line-ups', 'missing'))
    for (const { id, league, leagueKey, season } of seasons) {
      const [of, matches] = [await findSeasonOf(database.pool, id), await findStoredMatches(database.pool, id)]
      if (of === null || matches.length === 0) continue
      print(coverageLine(leagueKey ?? league, season, completenessOf(matches, of, now)))
    }
    return EXIT.done
  } finally {
    await database.close()
  }
}

function coverageLine(
  league: string,
  season: string,
  { scheduled, stored, results, parts }: SeasonCompleteness,
): string {
  const { prices, statistics, events, lineups } = parts
  const shares = [results, prices, statistics, events, lineups].map(share)
  return line(league, season, stored, scheduled ?? '?', ...shares, results.of - results.held)
}

/** Rounded down, so that 100 is everything. */
const share = ({ held, of }: Held): string => (of === 0 ? '-' : `${Math.floor((100 * held) / of)} %`)

const WIDTHS = [36, 10, 8, 6, 8, 8, 8, 8, 9]
const line = (...cells: readonly (string | number)[]) =>
  cells
    .map((cell, at) => String(cell).padEnd(WIDTHS[at] ?? 0))
    .join(' ')
    .trimEnd()
