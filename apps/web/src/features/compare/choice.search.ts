import { readId, readName } from '../../app/search-params.ts'
import type { ChosenPair, ChosenTeam } from '../../ui/pair-chooser/pair.ts'

/** The teams chosen so far as they are in the address of the chooser: id, name and country of each. */
export interface ChoiceSearch {
  hid?: number | undefined
  hn?: string | undefined
  hc?: string | undefined
  aid?: number | undefined
  an?: string | undefined
  ac?: string | undefined
}

/** Reads the address; invalid values count as missing. */
export function readChoiceSearch(given: Record<string, unknown>): ChoiceSearch {
  return {
    hid: readId(given.hid),
    hn: readName(given.hn),
    hc: readName(given.hc),
    aid: readId(given.aid),
    an: readName(given.an),
    ac: readName(given.ac),
  }
}

/** The chosen teams of an address; `twice` is the team that is given for both sides and used for the first alone. */
export function chosenPair({ hid, hn, hc, aid, an, ac }: ChoiceSearch): ChosenPair & { twice: ChosenTeam | null } {
  const home = teamOf(hid, hn, hc)
  const away = teamOf(aid, an, ac)
  const same = home !== null && home.id === away?.id
  return { home, away: same ? null : away, twice: same ? home : null }
}

function teamOf(id: number | undefined, name: string | undefined, country: string | undefined): ChosenTeam | null {
  return id === undefined || name === undefined ? null : { id, name, country: country ?? null }
}

/** The address of a choice. */
export function choiceSearch({ home, away }: ChosenPair): ChoiceSearch {
  return {
    ...(home && { hid: home.id, hn: home.name, hc: home.country ?? undefined }),
    ...(away && { aid: away.id, an: away.name, ac: away.country ?? undefined }),
  }
}
