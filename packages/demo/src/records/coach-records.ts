import type {
  CoachPosition,
  CoachRecord,
  CoachSpellRecord,
  PlayerRecord,
  PlayerSpellsRecord,
  TransferRecord,
} from '@touchline/football'
import type { Club } from '../competitions/clubs.ts'
import { dayOf, dayText } from '../competitions/places.ts'
import { caretakerKey, headKey, reportedDays, type Term, termsOf } from '../people/coaches.ts'
import { formerPlayer } from '../people/former-players.ts'
import { coachOf } from '../people/people.ts'
import type { World } from '../world.ts'

/** One person's time at a club; days since 1970. */
interface Job {
  key: string
  position: CoachPosition
  number: number
  first: number
  last: number
}

/** Assistants and other staff are listed where the whole squad is known, more of them at stronger clubs, for the last this many days. */
const STAFF_DAYS = 500
const STAFF: readonly (readonly [position: CoachPosition, word: string, strength: number])[] = [
  [226, 'assistant', 0],
  [227, 'goalkeepers', 74],
  [228, 'forwards', 86],
]

/** Share of head coaches who played for clubs of this world. */
const PLAYED = 0.45

function jobsOf({ club, number, first, last, search }: Term, today: number): Job[] {
  const jobs: Job[] = [{ key: headKey(club, number), position: 221, number, first, last }]
  if (search > 0) {
    const key = caretakerKey(club, number)
    jobs.push({ key, position: 560, number: 500_000 + number, first: first - search, last: first - 1 })
  }
  if (!club.inFull || last < today - STAFF_DAYS) return jobs
  STAFF.forEach(([position, word, strength], index) => {
    if (club.strength < strength) return
    jobs.push({ key: `${club.key}/${word}/${number}`, position, number: (index + 1) * 1_000_000 + number, first, last })
  })
  return jobs
}

export interface CoachBatch {
  players: PlayerRecord[]
  playerSpells: PlayerSpellsRecord[]
  transfers: TransferRecord[]
  coaches: CoachRecord[]
  coachSpells: CoachSpellRecord[]
}

/**
 * Coaches of clubs with their spells over the last years, some of them with the players they once were. The end of a spell is reported only
 * once it has come.
 */
export function coachRecords(world: World, clubs: readonly Club[], now: number): CoachBatch {
  const today = dayOf(now)
  const batch: CoachBatch = { players: [], playerSpells: [], transfers: [], coaches: [], coachSpells: [] }
  for (const club of clubs) {
    const jobs = termsOf(world.coaches, { club, first: today - reportedDays(club), last: today }).flatMap((term) =>
      jobsOf(term, today),
    )
    for (const { key, position, number, first, last } of jobs) {
      if (first > today) continue
      const coach = { ...coachOf(world.seedHash, { club, term: number, first }), key }
      const former =
        position === 221 && club.inFull ? formerPlayer(world.seedHash, { coach, club, share: PLAYED }) : null
      batch.coaches.push(former === null ? coach : { ...coach, player: former.player.key })
      batch.coachSpells.push({
        coach: key,
        team: club.key,
        startsOn: dayText(first),
        endsOn: last < today ? dayText(last) : null,
        position,
      })
      if (former === null) continue
      batch.players.push(former.player)
      batch.playerSpells.push(former.spells)
      batch.transfers.push(...former.transfers)
    }
  }
  return batch
}
