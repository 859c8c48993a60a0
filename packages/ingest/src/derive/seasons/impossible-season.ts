import {
  compareTexts,
  impossibleClubs,
  meetsOnceAtHome,
  seasonName,
  twiceADay,
  type UndecidedClubs,
} from '@touchline/football'
import type { StoredSeason } from './read-season.ts'
import type { SeasonTable } from './season-tables.ts'

/** Kind of the problems of seasons with more clubs or matches than possible; its page shows them too. */
export const IMPOSSIBLE = 'season'
/** Kind of those about days. */
export const DAY = 'day'

const PLAYED = 129

/** Evidence that a season has clubs or matches twice, a sentence each for the operator. */
export function impossibleLines(season: StoredSeason, tables: readonly SeasonTable[], now: Date): string[] {
  const { head } = season
  const title = `${head.leagueName} ${head.name}`
  const nameOf = (team: number) => season.teams.get(team)?.name ?? String(team)
  const over = head.endsOn < now.toISOString().slice(0, 10)
  const once = meetsOnceAtHome(head.stableKey, seasonName(head.name) ?? head.name)
  const ofTables = head.leagueType === 'league' ? tables.filter(({ groupId }) => groupId === null) : []
  const clubs = ofTables.flatMap(({ rows }) =>
    impossibleClubs(
      rows.map(({ team, details }) => ({ team, played: details[PLAYED] ?? 0 })),
      { once, over },
    ),
  )
  return [
    ...season.undecided.map((one) => `${title}: ${undecidedLine(one, nameOf)}`),
    ...clubs.map(({ team, played, fault, most }) => {
      const why = { 'too many': `and nobody can have more than ${most}`, ...FAULTS }[fault]
      return `${title}: ${nameOf(team)} has ${played} matches, ${why}`
    }),
  ]
}

const FAULTS = {
  'far more': 'far more than the others; some of them may be those of another club',
  'far fewer': 'far fewer than the others; it may be one of them under another name',
}

/** Clubs with two matches on one day, where a source has a wrong day or a match twice, each in a sentence for the operator. */
export function sameDayLines({ head, matches, teams }: StoredSeason): string[] {
  const meetings = matches.map(({ kickoff, home, away }) => ({ kickoff, home: home.team, away: away.team }))
  return twiceADay(meetings).map(
    ({ team, day }) =>
      `${head.leagueName} ${head.name}: ${teams.get(team)?.name ?? team} has two matches on ${day}; a day is wrong, or a match is stored twice`,
  )
}

function undecidedLine({ counted, other }: UndecidedClubs, nameOf: (team: number) => string): string {
  const names = (teams: readonly number[]) => teams.map(nameOf).toSorted(compareTexts).join(', ')
  return (
    `${names(other.teams)} of ${other.source} may be ${names(counted.teams)} of ${counted.source}; ` +
    'their matches count once until that is decided (teams unmatched)'
  )
}
