import type { PlayerRecord, PlayerSpellsRecord, TransferRecord } from '@touchline/football'
import { DAY_MS } from '@touchline/football'
import type { Club } from '../competitions/clubs.ts'
import { countryName, dayText } from '../competitions/places.ts'
import { slotAt } from '../competitions/slots.ts'
import { julyOf } from './deals.ts'
import { earlyCareer, type Station } from './early-careers.ts'
import { type Deal, termsOf } from './fees.ts'
import { shirtOf } from './shirts.ts'
import { type Careers, FIRST_YEAR, type Move, movesUntil, type Native, nativesUntil } from './transfers.ts'

/**
 * A transfer record of a move; null for moves that are not transfers: a promotion, the end of a career, or of a contract before the next
 * one.
 */
export function transferRecord(move: Move): TransferRecord | null {
  return move.kind === 'promoted' || move.kind === 'stopped' || move.signs
    ? null
    : recordOf({ ...move, from: move.from ?? move.left })
}

function recordOf(deal: Deal): TransferRecord {
  return {
    key: deal.key,
    player: deal.player.key,
    from: deal.from?.key ?? null,
    to: deal.to?.key ?? null,
    date: dayText(deal.day),
    ...termsOf(deal),
  }
}

/** A player's stations before the simulation moves him; of clubs in less detail only the last one. */
export function stationsOf({ player, club, arrival }: Native): Station[] {
  const country = countryName(player.country)
  if (arrival === null)
    return earlyCareer(player, { country, last: club, near: club, until: julyOf(FIRST_YEAR) }).slice(
      club.inFull ? 0 : -1,
    )
  return arrival.kind === 'free' && club.inFull
    ? earlyCareer(player, { country, last: null, near: club, until: julyOf(yearBefore(arrival.day)) - 1 })
    : []
}

/** The summer before a day. */
function yearBefore(day: number): number {
  const date = new Date(day * DAY_MS)
  return date.getUTCMonth() >= 6 ? date.getUTCFullYear() : date.getUTCFullYear() - 1
}

/** Transfers before the simulation moves the player. */
export function earlyTransfers(player: PlayerRecord, stations: readonly Station[]): TransferRecord[] {
  return stations.slice(1).map(({ club, from }, index) => {
    const before = stations[index]?.club ?? null
    return recordOf({
      key: `${player.key}/early/${index}`,
      player,
      from: before,
      to: club,
      day: from,
      kind: 'transfer',
    })
  })
}

type Spell = PlayerSpellsRecord['spells'][number]

const spellAt = (
  club: Club,
  { slot, startsOn, endsOn }: { slot: number; startsOn: number; endsOn: number | null },
): Spell => ({
  team: club.key,
  startsOn: dayText(startsOn),
  endsOn: endsOn === null ? null : dayText(endsOn),
  position: slotAt(slot).position,
  jerseyNumber: shirtOf(club, slot),
})

/** Spells at clubs from stations, the last one open where the world continues from there. */
export const earlySpells = (stations: readonly Station[], slot: number, runs: boolean): Spell[] =>
  stations.map(({ club, from, to }, index) =>
    spellAt(club, { slot, startsOn: from, endsOn: runs && index === stations.length - 1 ? null : to }),
  )

/** Spells of players so far, from their first club on: of those named, or of everybody. */
export function spellRecords(careers: Careers, now: number, only?: ReadonlySet<string>): PlayerSpellsRecord[] {
  const spells = new Map<string, Spell[]>()
  for (const native of nativesUntil(careers, now)) {
    if (only !== undefined && !only.has(native.player.key)) continue
    spells.set(native.player.key, earlySpells(stationsOf(native), native.slot, native.arrival === null))
  }
  for (const { player, slot, to, day } of movesUntil(careers, now)) {
    const own = spells.get(player.key)
    if (own === undefined) continue
    const last = own.at(-1)
    if (last !== undefined && last.endsOn === null) own[own.length - 1] = { ...last, endsOn: dayText(day) }
    if (to !== null) own.push(spellAt(to, { slot, startsOn: day, endsOn: null }))
  }
  return [...spells].flatMap(([player, own]) => (own.length === 0 ? [] : [{ player, spells: own }]))
}

/** All changes of club of the simulation and before it announced until an instant. */
export function transferRecords(careers: Careers, now: number): TransferRecord[] {
  return [
    ...nativesUntil(careers, now).flatMap((native) => earlyTransfers(native.player, stationsOf(native))),
    ...movesUntil(careers, now).flatMap((move) => transferRecord(move) ?? []),
  ]
}
