import { groupBy } from '../../group-by.ts'
import { EVENT_TYPE } from '../../match/event-types.ts'
import type { Details } from '../../records/season.ts'
import { DETAIL } from '../detail-types.ts'
import { incidentsReported, isPenalty } from './known.ts'
import type { SeasonEvent, SeasonMatch } from './season-match.ts'
import { knownOnly, mean, percentage, sumOf } from './shares.ts'

export interface RefereeSeason {
  referee: number
  details: Details
}

type Sides = readonly [home: number, away: number]

/**
 * Figures of each referee in a season: matches `{ count }`; fouls, penalties, cards and video reviews `{ all: { count, average }, home: {
 * count, average, percentage }, away }`, over the matches that report them, with their number where it is not all of them.
 */
export function refereeSeasons(matches: readonly SeasonMatch[]): RefereeSeason[] {
  const reviewed = matches.some(({ events }) => events.some(({ type }) => type === EVENT_TYPE.video_review))
  return [...groupBy(matches, ({ referee }) => referee)].flatMap(([referee, led]) => {
    if (referee === null) return []
    const figures = (type: number) => bySide(led, ({ home, away }) => pair(home.figures[type], away.figures[type]))
    const events = (holds: (event: SeasonEvent) => boolean) =>
      bySide(led, (match) => (incidentsReported(match) ? counted(match.events.filter(holds)) : null))
    const details = knownOnly({
      [DETAIL.matches]: { count: led.length },
      [DETAIL.fouls]: figures(DETAIL.fouls),
      [DETAIL.penalties]: figures(DETAIL.penalties) ?? events(isPenalty),
      [DETAIL.yellow_cards]: figures(DETAIL.yellow_cards),
      [DETAIL.red_cards]: figures(DETAIL.red_cards),
      [DETAIL.second_yellow_cards]: figures(DETAIL.second_yellow_cards),
      [DETAIL.video_reviews]: reviewed ? events(({ type }) => type === EVENT_TYPE.video_review) : undefined,
    })
    return [{ referee, details }]
  })
}

const pair = (home: number | undefined, away: number | undefined): Sides | null =>
  home === undefined || away === undefined ? null : [home, away]

function counted(events: readonly SeasonEvent[]): Sides {
  const home = events.filter((event) => event.home).length
  return [home, events.length - home]
}

function bySide(matches: readonly SeasonMatch[], of: (match: SeasonMatch) => Sides | null) {
  const known = matches.flatMap((match) => {
    const sides = of(match)
    return sides === null ? [] : [sides]
  })
  if (known.length === 0) return undefined
  const [home, away] = [sumOf(known.map((sides) => sides[0])), sumOf(known.map((sides) => sides[1]))]
  const part = (count: number) => ({
    count,
    average: mean(count, known.length),
    percentage: percentage(count, home + away),
  })
  return {
    all: {
      count: home + away,
      average: mean(home + away, known.length),
      ...(known.length < matches.length && { matches: known.length }),
    },
    home: part(home),
    away: part(away),
  }
}
