import { type Key, nameKey, type TeamRecord } from '@touchline/football'
import { type Club, clubNamed, clubOfRegion } from '../clubs/index.ts'
import { type Competition, isRegional } from '../files/competitions.ts'
import { type Outcome, taken } from '../files/problems.ts'
import { clubRecord, isNobodyYet, teamNamed } from '../files/teams.ts'
import { cleanName } from './cells.ts'

const dashed = (text: string): string => nameKey(text).replace(/ /g, '-')

/**
 * Country and the name the files usually give the team, case, accents, dots, apostrophes and spaces aside: `germany/mgladbach`.
 * Where the files called two clubs the same in turn it is the club's key in the common list.
 */
function keyOf(club: Club | null, country: string, name: string): Key {
  if (club !== null && club.footballDataName === null) return club.key
  return `${dashed(country)}/${dashed(club?.footballDataName ?? cleanName(name))}`
}

/**
 * The team record of a name in the files. `country` is the country whose league it plays in (Cardiff counts as England).
 * @param season `2024/2025` or `2025`: names passed from one club to another
 */
export function teamRecord(
  country: string,
  { name, season, isListed = true }: { name: string; season: string; isListed?: boolean },
): TeamRecord {
  const club = isListed ? clubNamed('football-data', { country, name, season }) : null
  return { ...clubRecord(club, { country, name: cleanName(name) }), key: keyOf(club, country, name) }
}

/** The team of a name in any competition; placeholders are refused. */
export function teamOf(name: string, competition: Competition, isListed = true): Outcome<TeamRecord> {
  const { league, season } = competition
  const ofCountry = !isRegional(league) && !league.nations && league.squad === null
  if (ofCountry && !isNobodyYet(name)) return taken(teamRecord(league.country, { name, season, isListed }))
  const team = teamNamed('football-data', { competition, name: cleanName(name), isListed })
  if (!team.ok || team.value.stableKey === null || league.squad !== null) return team
  const club = clubOfRegion('football-data', { region: league.country, name, season })
  return club === null ? team : taken({ ...team.value, key: keyOf(club, club.country, name) })
}
