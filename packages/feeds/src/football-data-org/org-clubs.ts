import type {
  CoachRecord,
  CoachSpellRecord,
  PlayerRecord,
  PlayerSpellsRecord,
  TeamRecord,
  VenueRecord,
} from '@touchline/football'
import { countOf, type Fields, fieldsOf, listOf, parseJson, textOf } from '../files/json.ts'
import type { FeedProblem, Parsed } from '../parsed.ts'
import { competitionOf } from './org-competitions.ts'
import { monthStart, orgCoach, orgPlayer } from './org-people.ts'
import { coloursOf, orgTeam, teamId } from './org-teams.ts'

/** Clubs were founded between these years. */
const FOUNDED = { from: 1800, to: 2100 }

/**
 * The teams of an answer of `/competitions/{code}/teams`, each with its ground, the year it was founded and its colours, and where the
 * key may see them its coach and squad.
 */
export function readOrgTeams(body: Uint8Array): Parsed {
  const answer = fieldsOf(parseJson(body))
  const problems: FeedProblem[] = []
  const teams: TeamRecord[] = []
  const venues: VenueRecord[] = []
  const people: People = { players: [], playerSpells: [], coaches: [], coachSpells: [] }
  const competition = competitionOf({ area: null, ...answer, ...areaOf(answer) })
  if (!competition.ok) return refusedWhole('teams', competition.message)
  for (const [at, raw] of (Array.isArray(answer.teams) ? answer.teams : []).entries()) {
    const fields = fieldsOf(raw)
    const team = orgTeam(raw, competition.value)
    if (!team.ok) {
      problems.push({
        kind: 'team',
        key: String(teamId(raw) ?? `at ${at}`),
        reason: `It is left out: ${team.message}.`,
      })
      continue
    }
    const record = team.value
    const ground = textOf(fields.venue)
    const venue: VenueRecord | null =
      ground === null
        ? null
        : { key: `team ${record.key}`, name: ground, city: null, country: record.country, capacity: null }
    if (venue) venues.push(venue)
    const colours = record.colours ?? coloursOf(textOf(fields.clubColors))
    teams.push({ ...record, founded: foundedOf(fields.founded), venue: venue?.key ?? null, colours })
    addPeople(people, record.key, fields)
  }
  return { batch: { source: 'football-data-org', venues, teams, ...people }, problems }
}

export const refusedWhole = (kind: string, message: string): Parsed => ({
  batch: { source: 'football-data-org' },
  problems: [{ kind, key: 'answer', reason: `The answer is left out: ${message}.` }],
})

/** An answer of teams does not name the area of its competition; the area its teams share is used. */
function areaOf({ area, teams }: Fields): Fields {
  if (area !== undefined) return {}
  const [first, ...others] = new Set(listOf(teams).map((team) => textOf(fieldsOf(team.area).name)))
  return { area: { name: others.length === 0 ? first : 'Europe' } }
}

function foundedOf(raw: unknown): number | null {
  const year = countOf(raw)
  return year !== null && year >= FOUNDED.from && year <= FOUNDED.to ? year : null
}

interface People {
  players: PlayerRecord[]
  playerSpells: PlayerSpellsRecord[]
  coaches: CoachRecord[]
  coachSpells: CoachSpellRecord[]
}

function addPeople(people: People, team: string, { coach: rawCoach, squad }: Fields): void {
  const coach = orgCoach(fieldsOf(rawCoach))
  const startsOn = monthStart(textOf(fieldsOf(fieldsOf(rawCoach).contract).start))
  if (coach) people.coaches.push(coach)
  if (coach && startsOn) people.coachSpells.push({ coach: coach.key, team, startsOn, endsOn: null })
  for (const raw of listOf(squad)) {
    const player = orgPlayer(raw)
    if (player === null) continue
    people.players.push(player)
    const { key, position } = player
    const spell = { team, startsOn: null, endsOn: null, position, jerseyNumber: countOf(raw.shirtNumber) }
    people.playerSpells.push({ player: key, spells: [spell] })
  }
}
