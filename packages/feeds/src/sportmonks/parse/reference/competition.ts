import type { Key } from '@touchline/football'
import { count, day, type Fields, fields, flag, key, objects, oneOf, text } from '../read.ts'
import { type Gathering, included, leftOut } from './gather.ts'
import { takeLeagueOf } from './league.ts'

const STAGE_TYPES = [223, 224, 225] as const

/** Takes a season row with the league reported inside it; null when it cannot be a record. */
export function takeSeason(into: Gathering, row: Fields): Key | null {
  takeLeagueOf(into, row)
  const id = key(row.id)
  const league = key(row.league_id)
  const name = text(row.name)
  const startsOn = day(row.starting_at)
  const endsOn = day(row.ending_at) ?? yearAfter(startsOn)
  if (id === null) return leftOut(into, { kind: 'season', row, lacking: 'an id' })
  if (league === null) return leftOut(into, { kind: 'season', row, lacking: 'its league' })
  if (name === null) return leftOut(into, { kind: 'season', row, lacking: 'a name' })
  if (startsOn === null || endsOn === null) return leftOut(into, { kind: 'season', row, lacking: 'its first day' })
  into.add('seasons', id, { key: id, league, name, startsOn, endsOn, current: flag(row.is_current) === true })
  return id
}

/** While a season runs the feed may not know its end yet; it lasts a year at most. */
function yearAfter(startsOn: string | null): string | null {
  if (startsOn === null) return null
  const end = new Date(`${startsOn}T00:00:00Z`)
  end.setUTCDate(end.getUTCDate() + 364)
  return end.toISOString().slice(0, 10)
}

/** Takes a stage row with the groups reported inside it; null when it cannot be a record. */
export function takeStage(into: Gathering, row: Fields): Key | null {
  const id = key(row.id)
  const season = key(row.season_id)
  const name = text(row.name)
  if (id === null) return leftOut(into, { kind: 'stage', row, lacking: 'an id' })
  if (season === null) return leftOut(into, { kind: 'stage', row, lacking: 'its season' })
  if (name === null) return leftOut(into, { kind: 'stage', row, lacking: 'a name' })
  // A stage without a place comes first.
  const sortOrder = count(row.sort_order) ?? 0
  into.add('stages', id, { key: id, season, name, sortOrder, type: oneOf(row.type_id, STAGE_TYPES) })
  for (const group of objects(included(row, 'groups'))) takeGroup(into, group)
  return id
}

/** Takes a group of a stage; null when it cannot be a record. */
export function takeGroup(into: Gathering, row: Fields): Key | null {
  const id = key(row.id)
  const stage = key(row.stage_id)
  const name = text(row.name)
  if (id === null) return leftOut(into, { kind: 'group', row, lacking: 'an id' })
  if (stage === null) return leftOut(into, { kind: 'group', row, lacking: 'its stage' })
  if (name === null) return leftOut(into, { kind: 'group', row, lacking: 'a name' })
  into.add('groups', id, { key: id, stage, name })
  return id
}

/** The season, stage and group reported inside another row, those that were. */
export function takeCompetitionOf(into: Gathering, row: Fields): void {
  takeLeagueOf(into, row)
  if (row.season) takeSeason(into, fields(row.season))
  if (row.stage) takeStage(into, fields(row.stage))
  if (row.group) takeGroup(into, fields(row.group))
}
