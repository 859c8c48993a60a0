import {
  type CoachRecord,
  type Day,
  isDay,
  type RefereeRecord,
  type Side,
  seasonName,
  squadOfCompetition,
  type VenueRecord,
} from '@touchline/football'
import { type Competition, knownLeague, type League, leagueNamed } from '../files/competitions.ts'
import { knownCountryId } from '../files/countries.ts'
import { countOf, type Fields, fieldsOf, textOf } from '../files/json.ts'
import { type Outcome, refused, taken } from '../files/problems.ts'
import { nameOf, numberOf } from './play.ts'

export interface PlacedTeam {
  /** The source's number. */
  id: string
  name: string
  /** English name of its country; null where it is the competition's. */
  country: string | null
  coach: CoachRecord | null
}

/** The match of a file of events: the files themselves name only the two teams. */
export interface MatchPlace {
  competition: Competition
  day: Day
  home: PlacedTeam
  away: PlacedTeam
  score: readonly [home: number, away: number] | null
  /** A league's matchday. */
  round: string | null
  venue: VenueRecord | null
  referee: RefereeRecord | null
}

const LEAGUES: Readonly<Record<string, string>> = {
  2: 'england/premier-league',
  7: 'france/ligue-1',
  9: 'germany/bundesliga',
  11: 'spain/la-liga',
  12: 'italy/serie-a',
  16: 'europe/champions-league',
  43: 'world/world-cup',
  55: 'europe/european-championship',
  223: 'south-america/copa-america',
}

type KnownRow = readonly [season: string, day: Day, home: string, away: string, score: readonly [number, number]]

const BARCELONA = '217 Barcelona'

/** Two matches of the public set whose place is known without its index, all of La Liga. */
const KNOWN: Readonly<Record<string, KnownRow>> = {
  9880: ['2017/2018', '2018-04-14', BARCELONA, '207 Valencia', [2, 1]],
  15946: ['2018/2019', '2018-08-18', BARCELONA, '206 Deportivo Alavés', [3, 0]],
}

/**
 * The place of a match by its number: from the index of matches (`matches.json`, `matches/11/4.json` of the public set), else from built-in
 * knowledge. Refused without either.
 */
export function placeOf(id: string, index: readonly Fields[]): Outcome<MatchPlace> {
  const entry = index.find((one) => String(countOf(one.match_id)) === id)
  if (entry !== undefined) return fromIndex(entry)
  const row = KNOWN[id]
  return row === undefined
    ? refused(`nothing says which match ${id || 'this'} is: matches.json of the source must be next to it`)
    : taken(fromKnown(row))
}

function fromKnown([season, day, home, away, score]: KnownRow): MatchPlace {
  const team = (text: string): PlacedTeam => {
    const [id = '', ...name] = text.split(' ')
    return { id, name: name.join(' '), country: null, coach: null }
  }
  return {
    competition: { league: knownLeague('spain/la-liga'), season },
    day,
    home: team(home),
    away: team(away),
    score,
    round: null,
    venue: null,
    referee: null,
  }
}

function fromIndex(entry: Fields): Outcome<MatchPlace> {
  const league = leagueOf(entry)
  const season = seasonName(textOf(fieldsOf(entry.season).season_name) ?? '')
  const day = textOf(entry.match_date)
  const [home, away] = [teamOf(entry, 'home'), teamOf(entry, 'away')]
  if (league === null) return refused('the index does not name the competition of the match')
  if (season === null || day === null || !isDay(day)) return refused('the index has no season or day of the match')
  if (home === null || away === null) return refused('the index does not name both teams')
  const [homeScore, awayScore] = [countOf(entry.home_score), countOf(entry.away_score)]
  const week = countOf(entry.match_week)
  return taken({
    competition: { league, season: league.nations ? season.slice(0, 4) : season },
    day,
    home,
    away,
    score: homeScore === null || awayScore === null ? null : [homeScore, awayScore],
    round: league.type === 'league' && week !== null ? String(week) : null,
    venue: venueOf(entry.stadium),
    referee: personOf(entry.referee),
  })
}

/** A competition of the list by its number, another one as the index describes it; null without a description. */
function leagueOf(entry: Fields): League | null {
  const competition = fieldsOf(entry.competition)
  const id = countOf(competition.competition_id)
  const stableKey = LEAGUES[String(id)]
  const women = SIDES.some((side) => fieldsOf(entry[`${side}_team`])[`${side}_team_gender`] === 'female')
  if (stableKey !== undefined && !women) return knownLeague(stableKey)
  const name = textOf(competition.competition_name)
  if (name === null) return null
  const league = leagueNamed({
    country: textOf(competition.country_name),
    name,
    ...(women && { squad: squadOfCompetition(name) ?? 'Women' }),
  })
  return id === null ? league : { ...league, key: league.stableKey ?? String(id) }
}

const SIDES = ['home', 'away'] as const

function teamOf(entry: Fields, side: Side): PlacedTeam | null {
  const fields = fieldsOf(entry[`${side}_team`])
  const id = countOf(fields[`${side}_team_id`])
  const name = textOf(fields[`${side}_team_name`])
  if (id === null || name === null) return null
  const managers = Array.isArray(fields.managers) ? fields.managers : []
  return {
    id: String(id),
    name,
    country: nameOf(fields.country),
    coach: managers.length === 1 ? personOf(managers[0]) : null,
  }
}

function personOf(value: unknown): CoachRecord | null {
  const fields = fieldsOf(value)
  const [key, name, born] = [numberOf(value), nameOf(value), textOf(fields.dob)]
  if (key === null || name === null) return null
  return {
    key,
    name,
    commonName: textOf(fields.nickname) ?? name,
    country: knownCountryId(nameOf(fields.country)),
    dateOfBirth: born !== null && isDay(born) ? born : null,
  }
}

function venueOf(value: unknown): VenueRecord | null {
  const [key, name] = [numberOf(value), nameOf(value)]
  const country = knownCountryId(nameOf(fieldsOf(value).country))
  return key === null || name === null ? null : { key, name, city: null, country, capacity: null }
}
