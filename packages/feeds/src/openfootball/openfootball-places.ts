import { foldText } from '@touchline/football'
import { NO_PLACE, type Place } from '../files/file-match.ts'
import type { RawMatch } from './openfootball-document.ts'

const TABLE = 223
const KNOCK_OUT = 224
const QUALIFYING = 225

export const REGULAR_SEASON = 'Regular Season'
export const GROUP_STAGE = 'Group Stage'

const ROUND_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^quarter-?finals?$/i, 'Quarter-finals'],
  [/^semi-?finals?$/i, 'Semi-finals'],
  [/^(third[- ]place (match|play-off)|match for third place)$/i, 'Third-place Match'],
]

/** Stage names before a comma, as everybody calls them. */
const STAGE_NAMES: Readonly<Record<string, string>> = {
  Group: GROUP_STAGE,
  League: 'League Stage',
  Regular: REGULAR_SEASON,
  Finals: 'Play-offs',
  Playoffs: 'Play-offs',
}

/**
 * The place of a match from the words of its file: `Matchday 7`, `24. Round`, `Group A`, `Quarterfinals`, `Apertura, Matchday 7`, `Finals,
 * Semifinals`, or another stage or group. @param cup whether the competition is a cup
 */
export function placeOf({ stage, round, group }: RawMatch, cup: boolean): Place {
  if (group !== null) return inGroup(group)
  if (stage !== null) return inStage(stage.replace(/^Playoffs - /, ''), round)
  const text = round ?? ''
  const parts = text.split(', ')
  const tail = parts.length > 1 ? parts.at(-1) : undefined
  const head = parts.slice(0, Math.max(parts.length - 1, 1)).join(', ')
  if (tail !== undefined) return inPart(head, tail, cup)
  if (/^Group \w+$/.test(text)) return inGroup(text)
  if (/^Group \w+ Play-off$/.test(text)) return knockOut('Group Play-offs')
  const matchday = matchdayOf(text) ?? (cup ? null : numberedRound(text))
  if (matchday !== null || text === '') return { ...NO_PLACE, round: matchday }
  if (text === 'Replay' && !cup) return { ...NO_PLACE, round: text }
  return text === 'Final Round' ? { stage: text, type: TABLE, group: null, round: null } : knockOut(roundName(text))
}

/** With a group `Matchday` counts days of play, so the round is counted later. */
function inGroup(group: string): Place {
  return { stage: GROUP_STAGE, type: TABLE, group, round: null }
}

function inPart(head: string, tail: string, cup: boolean): Place {
  if (tail === 'Replays') return { ...knockOut(roundName(head)), round: 'Replay' }
  if (/^Qualif/.test(head)) return { stage: 'Qualifying', type: QUALIFYING, group: null, round: tail }
  if (cup && head === 'Finals') return knockOut(roundName(tail))
  if (cup && head === 'Playoffs') return knockOut('Knockout Play-offs')
  return inStage(head, tail)
}

function inStage(head: string, round: string | null): Place {
  const matchday = round === null ? null : matchdayOf(round)
  const name = matchday ?? (round === null ? null : roundName(round))
  const type = matchday === null ? KNOCK_OUT : TABLE
  return { stage: STAGE_NAMES[head] ?? head, type, group: null, round: name }
}

function knockOut(stage: string): Place {
  return { stage, type: KNOCK_OUT, group: null, round: null }
}

/** Words for a matchday before or behind its number, as `foldText` writes them: `Matchday 7`, `7. Spieltag`, `7ª Jornada`, `1ère journée`. */
const MATCHDAY_WORD =
  /^(?:matchday|match ?day|game ?day|(?:game|match)? ?week|jornada|spieltag|giornata|speelronde|speelweek|speeldag|journee|kolejka|omgang|rodada|fecha|hafta|fordulo|kierros|kolo|etapa|runda|umferd|krog|тур|αγωνιστικη)$/
const NUMBER_BEHIND = /^(\D{1,20}?)\s?(?:(?:n[o°]?|#)\.?\s?)?(\d{1,3})\.?$/
const NUMBER_BEFORE = /^(\d{1,3})\s?(?:\.|a|o|ere|eme|e|st|nd|rd|th|-?и|η)?\s(\D{1,20})$/

/** The number of a matchday in any competition. Files that are made by another hand call it `24. Round`. */
function matchdayOf(text: string): string | null {
  const folded = foldText(text).trim()
  const [, behind = '', after] = NUMBER_BEHIND.exec(folded) ?? []
  if (MATCHDAY_WORD.test(behind.trim())) return String(Number(after))
  const [, before, ahead = ''] = NUMBER_BEFORE.exec(folded) ?? []
  return MATCHDAY_WORD.test(ahead.trim()) ? String(Number(before)) : (/^(\d+)\. Round$/.exec(text)?.[1] ?? null)
}

/** Words that come with a number and are no matchday, as `foldText` writes them. */
const NO_MATCHDAY =
  /\b(?:of|last|best|play|playoffs?|playouts?|finals?|semi\w*|quarter\w*|legs?|grou?p\w*|grup\w*|pools?|poule|phase|fase|stages?|parts?|qualif\w*|relegation|promotion|championship|conference|division|platz|place|match|series|ties?|replays?|prelim\w*|elimin\w*|octav\w*|cuart\w*|oitav\w*|quart\w*|ottav\w*|huitieme\w*|achtel\w*|viertel\w*|halb\w*|demi\w*|barrages?|spareggi\w*|desempate|liguilla|semestre|half|torneo|apertura|clausura)\b/

/** In a league any text with one number is a matchday, in any language: `5-й тур`, `5. umferð`, `GW5`, `5`. */
function numberedRound(text: string): string | null {
  const folded = foldText(text)
  const [, number] = /^\D*(\d{1,2})\D*$/.exec(folded) ?? []
  return number === undefined || NO_MATCHDAY.test(folded) ? null : String(Number(number))
}

function roundName(round: string): string {
  return ROUND_NAMES.find(([pattern]) => pattern.test(round))?.[1] ?? round
}
