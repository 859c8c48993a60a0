import type { Day } from '@touchline/football'
import { type Competition, knownLeague, type League, leagueNamed } from '../files/competitions.ts'
import { NO_PLACE, type Place } from '../files/file-match.ts'
import { type Fields, fieldsOf } from '../files/json.ts'
import { type Outcome, refused, taken } from '../files/problems.ts'
import { majoritySeason } from '../files/seasons.ts'
import type { Listed } from './people.ts'
import { nameOf } from './text.ts'

const LEAGUES: Readonly<Record<string, string>> = {
  28: 'world/world-cup',
  102: 'europe/european-championship',
  364: 'england/premier-league',
  412: 'france/ligue-1',
  426: 'germany/bundesliga',
  524: 'italy/serie-a',
  795: 'spain/la-liga',
}

/** The knock-out rounds of the World Cup 2018. */
const KNOCK_OUTS: Readonly<Record<string, string>> = {
  4165364: 'Round of 16',
  4165365: 'Quarter-finals',
  4165366: 'Semi-finals',
  4165367: 'Third-place Match',
  4165368: 'Final',
}

/**
 * The competition of a number and, because files name no season, the season of its match days. An unlisted one is described by
 * `competitions.json` next to the matches, or else named by its number in the country of most teams.
 * @param teams of the matches, once per match
 */
export function competitionOf(
  id: string | null,
  { days, competitions, teams }: { days: readonly Day[]; competitions: Listed; teams: readonly Fields[] },
): Outcome<Competition> {
  if (id === null) return refused('no competition has a number')
  const stableKey = LEAGUES[id]
  const league = stableKey === undefined ? unlisted(id, competitions.get(id) ?? {}, teams) : knownLeague(stableKey)
  const season = league.nations ? (days[0]?.slice(0, 4) ?? null) : majoritySeason(days)
  return season === null ? refused('no match has a day') : taken({ league, season })
}

function unlisted(id: string, described: Fields, teams: readonly Fields[]): League {
  const nations = teams.length > 0 && teams.every((team) => team.type === 'national')
  const league = leagueNamed({
    country: areaOf(described) ?? (nations ? null : mostCommon(teams.flatMap((team) => areaOf(team) ?? []))),
    name: nameOf(described.name) ?? `Competition ${id}`,
    type: /cup/i.test(nameOf(described.format) ?? '') ? 'cup' : undefined,
    ...(nations && { nations }),
  })
  return { ...league, key: id }
}

/** Country or region of a competition or team. */
export const areaOf = ({ area }: Fields): string | null => nameOf(fieldsOf(area).name)

function mostCommon(names: readonly string[]): string | null {
  const counted = [...Map.groupBy(names, (name) => name)].sort((one, other) => other[1].length - one[1].length)
  return counted[0]?.[0] ?? null
}

/** A league has matchdays, a cup groups with matchdays and rounds by number; a round whose number is not known stays unknown. */
export function placeOf(gameweek: number | null, roundId: string | null, group: string | null): Place {
  const round = gameweek === null || gameweek === 0 ? null : String(gameweek)
  if (group !== null) return { stage: 'Group Stage', type: 223, group, round }
  const knockOut = KNOCK_OUTS[roundId ?? ''] ?? null
  return knockOut === null ? { ...NO_PLACE, round } : { ...NO_PLACE, stage: knockOut, type: 224 }
}
