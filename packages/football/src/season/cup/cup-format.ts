import { countryByName } from '../../places/country-search.ts'
import type { TieRules } from '../rules/competition-rules.types.ts'
import { rulesOf } from '../rules/index.ts'
import { bracketPairs, type Slot } from '../rules/knock-out/bracket-slots.ts'
import { rulesShown } from '../rules/rules-shown.ts'
import { seasonYear } from '../season-year.ts'
import type { TieForm } from './cup-ahead.types.ts'

/** The rule file's entry on a cup's knock-out rounds in a season. */
export interface CupFormat {
  ties: TieRules | null
  /** From the first round to the final; null where lots decide or it is not known. */
  pairs: readonly (readonly (readonly [Slot, Slot])[])[] | null
  /** All of it takes place in one country, or a few: nobody is at home but their teams. */
  isTournament: boolean
  /** Ids of these countries, where they are known. */
  hosts: readonly number[]
}

/** @param national whether national teams play it */
export function cupFormat(stableKey: string | null, seasonName: string, national: boolean): CupFormat {
  const { ties, phases } = rulesShown(stableKey, seasonName)
  const year = seasonYear(seasonName)
  const rules = rulesOf(stableKey)
  const bracket = rules?.brackets?.find(({ from, until }) => year !== null && from <= year && year <= until)
  const hosts = (year === null ? undefined : rules?.hosts?.[year]) ?? []
  return {
    ties,
    pairs: bracket?.rounds.map(bracketPairs) ?? null,
    isTournament: national && ties?.legs === 1 && phases.includes('groups') && phases.includes('knock-out'),
    hosts: hosts.flatMap((name) => countryByName(name)?.id ?? []),
  }
}

const FINAL = 2
const SEMI_FINALS = 4

/**
 * How the ties of a round are decided; where the rules do not say it, by as many matches as are stored, then extra time and a shoot-out.
 * @param teams how many play in the round
 * @param stored most matches of a tie that are stored, of this season or else of the one before; null where there are none
 */
export function tieForm({ ties, isTournament }: CupFormat, teams: number, stored: number | null): TieForm {
  const legs = stored === 2 ? 2 : ties === null ? 1 : legsOf(ties, teams)
  return {
    legs,
    neutral: isTournament || (teams === FINAL && legs === 1),
    awayGoals: ties?.awayGoals ?? false,
    extraTime: ties?.extraTime === 'final' ? teams === FINAL : (ties?.extraTime ?? true),
  }
}

function legsOf({ legs, semiFinalLegs = legs, finalLegs }: TieRules, teams: number): 1 | 2 {
  if (teams === FINAL) return finalLegs
  return teams === SEMI_FINALS ? semiFinalLegs : legs
}
