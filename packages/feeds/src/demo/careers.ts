import type { PlayerSpellsRecord, TransferRecord } from '@touchline/football'
import { dayOf, dayText } from './places.ts'
import { hashText, mix, unit } from './random.ts'
import { slotAt } from './slots.ts'
import { allPlayers, type Careers, firstClubs, keyHash, type Move, movesUntil } from './transfers.ts'

const LOAN = 218
const FEE = 219
const FREE = 220
const LOAN_ENDS = 9688
const FREE_SHARE = 0.35
/** Everybody has been at his first club since this day or an earlier one. */
const LATEST_START = dayOf(Date.UTC(2023, 5, 1))

/** What a club of a strength pays for an average player, in euros: four and a half times as much for every ten points. */
const usualFee = (strength: number): number => 400_000 * Math.exp(0.15 * (strength - 60))

function feeOf(move: Move): number | null {
  const hash = hashText(move.key)
  const strength = ((move.from?.strength ?? 60) + (move.to?.strength ?? 60)) / 2
  // One fee in eight is not told.
  if (unit(mix(hash, 3)) < 0.125) return null
  const fee = usualFee(strength) * (0.4 + 1.5 * unit(mix(hash, 2)) ** 2)
  const step = fee > 10_000_000 ? 500_000 : fee > 1_000_000 ? 100_000 : 10_000
  return Math.max(step, Math.round(fee / step) * step)
}

function typeOf(move: Move): number {
  if (move.kind === 'loan') return LOAN
  if (move.kind === 'end-of-loan') return LOAN_ENDS
  const isFree = move.from === null || move.to === null || unit(mix(hashText(move.key), 1)) < FREE_SHARE
  return isFree ? FREE : FEE
}

/** A change of club as a feed tells it. */
export function transferRecord(move: Move): TransferRecord {
  const type = typeOf(move)
  return {
    key: move.key,
    player: move.player.key,
    from: move.from?.key ?? null,
    to: move.to?.key ?? null,
    date: dayText(dayOf(move.at)),
    type,
    amount: type === FEE ? feeOf(move) : null,
  }
}

type Spell = PlayerSpellsRecord['spells'][number]

const spellAt = (team: string, slot: number, startsOn: string): Spell => ({
  team,
  startsOn,
  endsOn: null,
  position: slotAt(slot).position,
  jerseyNumber: slotAt(slot).number,
})

/** Where players have been so far, from their first club on: of those named, or of everybody. */
export function spellRecords(careers: Careers, now: number, only?: ReadonlySet<string>): PlayerSpellsRecord[] {
  const first = firstClubs(careers)
  const spells = new Map<string, Spell[]>()
  for (const player of allPlayers(careers)) {
    if (only !== undefined && !only.has(player.key)) continue
    const begun = first.get(player.key)
    const born = Date.parse(player.dateOfBirth ?? '')
    const start = Math.min(LATEST_START, dayOf(born) + 17 * 365 + (mix(keyHash(player), 5) % 1_500))
    spells.set(
      player.key,
      begun === undefined || begun.club === null ? [] : [spellAt(begun.club.key, begun.slot, dayText(start))],
    )
  }
  for (const { player, slot, to, at } of movesUntil(careers, now)) {
    const own = spells.get(player.key)
    if (own === undefined) continue
    const last = own.at(-1)
    if (last !== undefined && last.endsOn === null) own[own.length - 1] = { ...last, endsOn: dayText(dayOf(at)) }
    if (to !== null) own.push(spellAt(to.key, slot, dayText(dayOf(at))))
  }
  return [...spells].flatMap(([player, own]) => (own.length === 0 ? [] : [{ player, spells: own }]))
}
