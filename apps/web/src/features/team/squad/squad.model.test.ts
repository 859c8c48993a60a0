import type { SquadPlayer } from '@touchline/contract'
import { expect, test } from 'vitest'
import { bestRating, knownColumns, squadLines } from './squad.model.ts'

const player = (player_id: number, position_id: number | null, details: SquadPlayer['details'] = []): SquadPlayer => ({
  player_id,
  player: {
    id: player_id,
    name: `Player ${player_id}`,
    common_name: `P. ${player_id}`,
    image_path: `/api/images/player/${player_id}`,
    country: null,
    date_of_birth: null,
    height: null,
    weight: null,
  },
  position_id,
  jersey_number: null,
  details,
})

test('goalkeepers, defenders and midfielders stand in their lines, everybody else attacks', () => {
  const lines = squadLines([player(1, 24), player(2, 25), player(3, 26), player(4, 27), player(5, null), player(6, 28)])
  const ids = Object.fromEntries(
    Object.entries(lines).map(([line, rows]) => [line, rows.map((row) => row.player.player_id)]),
  )
  expect(ids).toEqual({ goalkeepers: [1], defenders: [2], midfielders: [3], attackers: [4, 5, 6] })
})

test('a row reports appearances, goals, assists and the average rating; what is unknown is unknown', () => {
  const details: SquadPlayer['details'] = [
    { type_id: 321, value: { total: 11 } },
    { type_id: 52, value: { total: 3, goals: 2, penalties: 1 } },
    { type_id: 79, value: { total: 0 } },
    { type_id: 118, value: { average: 7.25, highest: 8, lowest: 6 } },
  ]
  const { attackers } = squadLines([player(1, 27, details), player(2, 27)])
  expect(attackers).toMatchObject([
    { appearances: 11, goals: 3, assists: 0, rating: 7.25 },
    { appearances: null, goals: null, assists: null, rating: null },
  ])
})

test('a column is there where it is known of anybody, be it nothing', () => {
  const none = { type_id: 52, value: { total: 0 } }
  expect([...knownColumns(squadLines([player(1, 24), player(2, 27)]))]).toEqual([])
  expect([...knownColumns(squadLines([player(1, 24), player(2, 27, [none])]))]).toEqual(['goals'])
  expect([...knownColumns(squadLines([{ ...player(1, 24), jersey_number: 1 }]))]).toEqual(['shirt'])
})

test('the best rating is that of somebody who played often', () => {
  const rated = (id: number, appearances: number, average: number) =>
    player(id, 26, [
      { type_id: 118, value: { average } },
      { type_id: 321, value: { total: appearances } },
    ])
  expect(bestRating(squadLines([rated(1, 1, 9.1), rated(2, 4, 7.3), rated(3, 12, 7.1)]))).toBe(7.3)
})

test('the best rating is that of the whole squad; without ratings there is none', () => {
  const rated = (id: number, position: number, average: number) =>
    player(id, position, [{ type_id: 118, value: { average } }])
  expect(bestRating(squadLines([rated(1, 24, 6.9), rated(2, 27, 7.4), player(3, 26)]))).toBe(7.4)
  expect(bestRating(squadLines([player(1, 24)]))).toBeNull()
})
