import { type Fields, isFields, listOf, parseJson, textOf } from '../files/json.ts'
import { type Outcome, refused, taken } from '../files/problems.ts'

/** A match in any layout of the files; missing values are null. */
export interface RawMatch {
  /** For messages: `Arsenal FC - Leicester City 2014-08-31`. */
  label: string
  stage: string | null
  round: string | null
  group: string | null
  date: string | null
  time: string | null
  home: string | null
  away: string | null
  status: string | null
  ground: string | null
  /** By period, not checked yet. */
  score: { ht: unknown; ft: unknown; et: unknown; p: unknown }
  /** Scorers of both sides; null where the file reports none. */
  goals: readonly [home: readonly Fields[], away: readonly Fields[]] | null
}

export interface RawFile {
  title: string
  matches: readonly RawMatch[]
}

/** The matches of a file in either layout: a list of matches, or rounds with a list each. Refused when it is not that. */
export function readDocument(bytes: Uint8Array): Outcome<RawFile> {
  const root = parseJson(bytes)
  if (!isFields(root)) return refused('the file is no JSON object')
  const title = textOf(root.name)
  if (title === null) return refused('the file has no name of a competition')
  const flat = listOf(root.matches).map((match) => rawMatch(match, null))
  const inRounds = listOf(root.rounds).flatMap((round) =>
    listOf(round.matches).map((match) => rawMatch(match, textOf(round.name))),
  )
  const matches = [...flat, ...inRounds]
  return matches.length === 0 ? refused('the file has no matches') : taken({ title, matches })
}

function rawMatch(match: Fields, roundOfList: string | null): RawMatch {
  const home = teamNameOf(match.team1)
  const away = teamNameOf(match.team2)
  const date = textOf(match.date)
  return {
    label: `${home ?? '?'} - ${away ?? '?'} ${date ?? ''}`.trim(),
    stage: textOf(match.stage),
    round: textOf(match.round) ?? roundOfList,
    group: nameOf(match.group),
    date,
    time: textOf(match.time),
    home,
    away,
    status: textOf(match.status),
    ground: textOf(match.ground) ?? placeOfGame(match),
    score: scoreOf(match),
    goals: goalsOf(match),
  }
}

/** `score` with a pair per period or the final pair alone; in older files a number per side and period. */
function scoreOf(match: Fields): RawMatch['score'] {
  const { score } = match
  if (isFields(score)) return { ht: score.ht, ft: score.ft, et: score.et, p: score.p }
  if (Array.isArray(score)) return { ht: undefined, ft: score, et: undefined, p: undefined }
  return { ht: sides(match, 'i'), ft: sides(match, ''), et: sides(match, 'et'), p: sides(match, 'p') }
}

function sides(match: Fields, period: string): unknown {
  const [home, away] = [match[`score1${period}`], match[`score2${period}`]]
  return home == null && away == null ? undefined : [home, away]
}

function goalsOf(match: Fields): RawMatch['goals'] {
  if (!Array.isArray(match.goals1) && !Array.isArray(match.goals2)) return null
  return [listOf(match.goals1), listOf(match.goals2)]
}

/** Older World Cup files have the stadium and its city apart. */
function placeOfGame(match: Fields): string | null {
  const stadium = nameOf(match.stadium)
  const city = textOf(match.city)
  return stadium !== null && city !== null ? `${stadium}, ${city}` : stadium
}

/** Older files write a team, group or stadium as an object with its name. */
function nameOf(value: unknown): string | null {
  return isFields(value) ? textOf(value.name) : textOf(value)
}

/** A clock of another zone may lead the name of a team: `(19:00 EEST) Denmark`. */
function teamNameOf(value: unknown): string | null {
  return nameOf(value)?.replace(/^\(\d{1,2}[:.]\d{2}[^)]*\)\s*/, '') ?? null
}
