import type { Place } from '../files/file-match.ts'
import type { Match } from './openfootball-match.ts'
import { GROUP_STAGE, REGULAR_SEASON } from './openfootball-places.ts'

/**
 * Settles places of matches that only all matches together show: the round in a group, first and second legs, a second group stage, and the
 * regular season next to other stages.
 */
export function arrange(matches: readonly Match[]): Match[] {
  const inOrder = [...matches].sort((one, other) => (one.kickoff < other.kickoff ? -1 : 1))
  const rounds = countRounds(inOrder)
  const legs = countLegs(inOrder)
  const named = stageNames(matches)
  return matches.map((match) => {
    const { place } = match
    const round = place.round ?? rounds.get(match) ?? legs.get(match) ?? null
    return { ...match, place: { ...place, stage: named(place), round } }
  })
}

function stageNames(matches: readonly Match[]): (place: Place) => string | null {
  const staged = matches.some(({ place }) => place.stage !== null)
  const groups = matches.flatMap(({ place }) => (place.group === null ? [] : [place.group]))
  const twice = groups.some(isNumbered) && !groups.every(isNumbered)
  return ({ stage, group }) => {
    if (stage === null) return staged ? REGULAR_SEASON : null
    if (group === null || !twice) return stage
    return `${isNumbered(group) ? 'First' : 'Second'} ${GROUP_STAGE}`
  }
}

/** World Cups with two group stages number the groups of the first and letter those of the second. */
function isNumbered(group: string): boolean {
  return /\d$/.test(group)
}

/** The round of each match in a group: how many games both teams have played in it; none where theirs differ. */
function countRounds(inOrder: readonly Match[]): Map<Match, string> {
  const games = new Map<string, number>()
  const count = (team: string, group: string): number => {
    const played = (games.get(`${group}|${team}`) ?? 0) + 1
    games.set(`${group}|${team}`, played)
    return played
  }
  const rounds = new Map<Match, string>()
  for (const match of inOrder) {
    const { group } = match.place
    if (group === null) continue
    const home = count(match.home.key, group)
    if (count(match.away.key, group) === home) rounds.set(match, String(home))
  }
  return rounds
}

/** The leg of a match in a knock-out stage, where its two teams meet once at each one's home. */
function countLegs(inOrder: readonly Match[]): Map<Match, string> {
  const ties = new Map<string, Match[]>()
  for (const match of inOrder) {
    const { stage, type, round } = match.place
    if (type !== 224 || round !== null) continue
    const tie = `${stage}|${[match.home.key, match.away.key].sort().join('|')}`
    ties.set(tie, [...(ties.get(tie) ?? []), match])
  }
  const legs = new Map<Match, string>()
  for (const [first, second, third] of ties.values()) {
    if (first === undefined || second === undefined || third !== undefined) continue
    if (first.home.key !== second.away.key) continue
    legs.set(first, 'First leg')
    legs.set(second, 'Second leg')
  }
  return legs
}
