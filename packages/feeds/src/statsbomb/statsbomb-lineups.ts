import type { EventRecord, LineupEntryRecord, PlayerRecord, Side } from '@touchline/football'
import { knownCountryId } from '../files/countries.ts'
import { countOf, type Fields, fieldsOf, listOf, textOf } from '../files/json.ts'
import { fieldsOfFormation, formationName, positionOf } from './formation.ts'
import { nameOf, numberOf, type Play } from './play.ts'
import { countPlayer, eventCounts } from './statsbomb-figures.ts'

/** One side's players by their numbers, as the line-up file lists them. */
export type Listed = ReadonlyMap<string, { record: PlayerRecord; jerseyNumber: number | null }>

/** The players of a team in the line-up file; `positions` are those of the first eleven. */
export function readPlayers(team: Fields, positions: ReadonlyMap<string, number>): Listed {
  return new Map(
    listOf(team.lineup).flatMap((fields): [string, { record: PlayerRecord; jerseyNumber: number | null }][] => {
      const id = countOf(fields.player_id)
      const name = textOf(fields.player_name)
      if (id === null || name === null) return []
      const key = String(id)
      const record: PlayerRecord = {
        key,
        name,
        commonName: textOf(fields.player_nickname) ?? name,
        country: knownCountryId(nameOf(fields.country)),
        dateOfBirth: null,
        position: positionOf(positions.get(key) ?? 0),
      }
      return [[key, { record, jerseyNumber: countOf(fields.jersey_number) }]]
    }),
  )
}

export interface StartingEleven {
  formation: string | null
  /** The source's position number by player, in the order reported. */
  positions: ReadonlyMap<string, number>
}

/** How a side began, by its `Starting XI`; nothing where that is unknown. */
export function startingEleven(plays: readonly Play[], side: Side): StartingEleven {
  const start = plays.find((play) => play.type === 'Starting XI' && play.side === side)
  const tactics = fieldsOf(start?.fields.tactics)
  const positions = listOf(tactics.lineup).flatMap(({ player, position }): [string, number][] => {
    const id = numberOf(player)
    return id === null ? [] : [[id, countOf(fieldsOf(position).id) ?? 0]]
  })
  return { formation: formationName(countOf(tactics.formation)), positions: new Map(positions) }
}

/** The squad of a side with what everybody did. The file lists who played, and of the bench often only who came on. */
export function entriesOf(
  side: Side,
  {
    listed,
    startingEleven: { formation, positions },
    plays,
    events,
  }: { listed: Listed; startingEleven: StartingEleven; plays: readonly Play[]; events: readonly EventRecord[] },
): LineupEntryRecord[] {
  const fields = fieldsOfFormation([...positions.values()], formation)
  const place = new Map([...positions.keys()].map((player, index) => [player, fields?.[index] ?? null]))
  const order = [...place.values()].filter((field) => field !== null).sort(byPlace)
  const entries = [...listed].map(([key, { record, jerseyNumber }]): LineupEntryRecord => {
    const started = positions.has(key)
    const field = place.get(key) ?? null
    const own = plays.filter((play) => play.player === key && play.side === side)
    const minutes = minutesPlayed(key, started, plays)
    return {
      side,
      player: key,
      playerName: record.commonName,
      type: started ? 11 : 12,
      position: started ? record.position : null,
      formationPosition: field === null ? null : order.indexOf(field) + 1,
      formationField: field,
      jerseyNumber,
      captain: false,
      details: minutes === null ? {} : { ...countPlayer(own), ...eventCounts(events, key), 119: minutes },
    }
  })
  const rank = (entry: LineupEntryRecord): number => entry.formationPosition ?? (entry.type === 11 ? 50 : 99)
  return entries.sort((one, other) => rank(one) - rank(other))
}

function byPlace(one: string, other: string): number {
  const [row = 0, column = 0] = one.split(':').map(Number)
  const [otherRow = 0, otherColumn = 0] = other.split(':').map(Number)
  return row - otherRow || column - otherColumn
}

const ENDS: readonly number[] = [0, 45, 90, 105, 120]

/** Minutes on the pitch, added time aside and one at least; null for who stayed on the bench. */
function minutesPlayed(player: string, started: boolean, plays: readonly Play[]): number | null {
  const elapsed = ({ period, minute }: Play): number => Math.min(minute, ENDS[period] ?? 120)
  const length = Math.max(...plays.map((play) => ENDS[Math.min(play.period, 4)] ?? 0), 0)
  const swaps = plays.filter((play) => play.type === 'Substitution')
  const on = swaps.find((play) => numberOf(fieldsOf(play.fields.substitution).replacement) === player)
  if (!started && on === undefined) return null
  const off =
    swaps.find((play) => play.player === player) ?? plays.find((play) => play.player === player && isSentOff(play))
  return Math.max(1, (off ? elapsed(off) : length) - (on ? elapsed(on) : 0))
}

function isSentOff({ fields }: Play): boolean {
  const card = nameOf(fieldsOf(fields.foul_committed).card) ?? nameOf(fieldsOf(fields.bad_behaviour).card)
  return card === 'Red Card' || card === 'Second Yellow'
}
