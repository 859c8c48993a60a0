import { nameKey } from '../../../text.ts'
import { seasonYear } from '../../season-year.ts'
import type { TableTeam } from '../../table/league-table.ts'
import type { TeamId } from '../../table/tally.ts'
import { DEFAULT_PROMOTION, OTHER_TITLE_PLAY_OFFS, PROMOTION_PLAY_OFFS, TITLE_PLAY_OFFS } from './knock-out.data.ts'
import type { KnockOut, KnockOutEra } from './knock-out.types.ts'

/** A knock-out among teams of a table, ready to be played. */
export interface PlayOff<Team extends TeamId> {
  form: KnockOut
  /** The place that is seed 1, counted from 1. */
  first: number
  /** Teams by conference, each with separate seeds; null where all are in one table. */
  conferences: readonly ReadonlySet<Team>[] | null
}

/**
 * The knock-out that decides the title of a league after its table.
 * @returns null where there is none that is known, or a club's conference is unknown
 */
export function titlePlayOff<Team extends TeamId>(
  stableKey: string | null,
  seasonName: string,
  teams: readonly TableTeam<Team>[],
): PlayOff<Team> | null {
  const era = eraOf(TITLE_PLAY_OFFS, stableKey, seasonName)
  if (era === undefined) return null
  const { conferences: names } = era
  const conferences = names?.map((clubs) => new Set(teams.filter(isOneOf(clubs)).map(({ team }) => team)))
  const isKnown = ({ team }: TableTeam<Team>) => conferences?.filter((own) => own.has(team)).length === 1
  if (conferences && !teams.every(isKnown)) return null
  return { form: era, first: 1, conferences: conferences ?? null }
}

/** Whether matches after the table decide the title of a league, known here or not. */
export const hasTitlePlayOff = (stableKey: string | null, seasonName: string): boolean =>
  eraOf(TITLE_PLAY_OFFS, stableKey, seasonName) !== undefined ||
  (stableKey !== null && OTHER_TITLE_PLAY_OFFS.has(stableKey))

/** The knock-out for one more promotion among the teams at these places, counted from 1; null where its form is unknown. */
export function promotionPlayOff(
  stableKey: string | null,
  seasonName: string,
  places: readonly number[],
): PlayOff<never> | null {
  const form =
    eraOf(PROMOTION_PLAY_OFFS, stableKey, seasonName) ??
    (places.length === DEFAULT_PROMOTION.entrants ? DEFAULT_PROMOTION : null)
  const [first] = places
  return form === null || first === undefined || form.entrants !== places.length
    ? null
    : { form, first, conferences: null }
}

function eraOf(
  data: Readonly<Record<string, readonly KnockOutEra[]>>,
  stableKey: string | null,
  seasonName: string,
): KnockOutEra | undefined {
  const year = seasonYear(seasonName)
  return year === null || stableKey === null
    ? undefined
    : data[stableKey]?.find(({ from, until }) => from <= year && year <= until)
}

/** Sources add to a club's name what they like: `Austin FC`, `FC Cincinnati`. */
const isOneOf =
  (clubs: readonly string[]) =>
  ({ name }: { name: string }) => {
    const own = plain(name)
    return clubs.some((names) => names.split('|').some((one) => plain(one) === own))
  }
const plain = (name: string) => nameKey(name.replace(/\b(?:FC|CF|SC)\b/g, '').trim())
