import { NO_PLACE, type Place } from '../files/file-match.ts'

const TABLE = 223
const KNOCK_OUT = 224
const QUALIFYING = 225

type Stage = readonly [name: string | null, type: Place['type']]

/** The stages of the documentation, and the league stage that is not in it; a league without parts has no stage. */
const STAGES: Readonly<Record<string, Stage>> = {
  FINAL: ['Final', KNOCK_OUT],
  THIRD_PLACE: ['Third-place Match', KNOCK_OUT],
  SEMI_FINALS: ['Semi-finals', KNOCK_OUT],
  QUARTER_FINALS: ['Quarter-finals', KNOCK_OUT],
  LAST_16: ['Round of 16', KNOCK_OUT],
  LAST_32: ['Round of 32', KNOCK_OUT],
  LAST_64: ['Round of 64', KNOCK_OUT],
  ROUND_1: ['Round 1', KNOCK_OUT],
  ROUND_2: ['Round 2', KNOCK_OUT],
  ROUND_3: ['Round 3', KNOCK_OUT],
  ROUND_4: ['Round 4', KNOCK_OUT],
  GROUP_STAGE: ['Group Stage', TABLE],
  LEAGUE_STAGE: ['League Stage', TABLE],
  PRELIMINARY_ROUND: ['Preliminary Round', QUALIFYING],
  QUALIFICATION: ['Qualifying', QUALIFYING],
  QUALIFICATION_ROUND_1: ['Qualifying Round 1', QUALIFYING],
  QUALIFICATION_ROUND_2: ['Qualifying Round 2', QUALIFYING],
  QUALIFICATION_ROUND_3: ['Qualifying Round 3', QUALIFYING],
  PLAYOFF_ROUND_1: ['Play-off Round 1', KNOCK_OUT],
  PLAYOFF_ROUND_2: ['Play-off Round 2', KNOCK_OUT],
  PLAYOFFS: ['Play-offs', KNOCK_OUT],
  REGULAR_SEASON: [null, TABLE],
  CLAUSURA: ['Clausura', TABLE],
  APERTURA: ['Apertura', TABLE],
  CHAMPIONSHIP: ['Championship Round', TABLE],
  RELEGATION: ['Relegation', TABLE],
  RELEGATION_ROUND: ['Relegation Round', TABLE],
}

const QUALIFIES = /QUALIF|PRELIM/
const KNOCKS_OUT = /FINAL|LAST_\d|PLAY_?OFF|KNOCKOUT|THIRD_PLACE/

/**
 * The place of a match by stage, group and matchday. An undocumented stage keeps its own name; in groups and knock-out stages the matchday
 * counts days of the cup, and the stage is enough.
 */
export function placeOf(stage: string | null, group: string | null, matchday: number | null): Place {
  if (stage === null) return { ...NO_PLACE, round: roundOf(matchday) }
  const [name, type] = STAGES[stage] ?? [wordsOf(stage), typeOf(stage)]
  const round = type === TABLE && group === null ? roundOf(matchday) : null
  return { stage: name, type, group: name === null || group === null ? null : wordsOf(group), round }
}

const roundOf = (matchday: number | null): string | null => (matchday === null ? null : String(matchday))

function typeOf(stage: string): Place['type'] {
  if (QUALIFIES.test(stage)) return QUALIFYING
  return KNOCKS_OUT.test(stage) ? KNOCK_OUT : TABLE
}

/** `GROUP_A` is Group A. */
function wordsOf(code: string): string {
  const words = code.toLowerCase().split(/[_\s]+/)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}
