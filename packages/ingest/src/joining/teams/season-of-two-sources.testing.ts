import type { Score } from '@touchline/football'
import { DAY_MS } from '@touchline/football'

/** A match of a made-up league, clubs by their place in a list of names. */
export interface MadeMatch {
  day: string
  home: number
  away: number
  score: Score | null
  status?: 'abandoned' | 'awarded'
}

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Every club at home to every other, a round a week over two days, with scores that repeat as those of a league do. */
export function madeSeason(clubs: number, start = '2024-04-06'): MadeMatch[] {
  return Array.from({ length: 2 * (clubs - 1) }, (_, round) => {
    const last = clubs - 1
    const place = (at: number) => (at === 0 ? last : (at + round) % last)
    return Array.from({ length: clubs / 2 }, (_, pair): MadeMatch => {
      const [one, other] = [place(pair), place(last - pair)]
      const [home, away] = (round + pair) % 2 === 0 ? [one, other] : [other, one]
      const score = [(home * 7 + round * 3 + pair) % 4, (away * 5 + round * round + pair) % 3] as const
      return { day: daysAfter(start, round * 7 + (pair % 2)), home, away, score }
    })
  }).flat()
}

/** A file of football-data.co.uk's country layout. */
export const asCountryFile = (matches: readonly MadeMatch[], names: readonly string[]): string =>
  [
    'Country,League,Season,Date,Time,Home,Away,HG,AG,Res',
    ...matches.map(({ day, home, away, score }) => {
      const [year, month, date] = day.split('-')
      const sides = [names[home], names[away], score?.[0] ?? '', score?.[1] ?? '']
      return ['Iceland', 'Besta deild', '2024', `${date}/${month}/${year}`, '19:15', ...sides, ''].join(',')
    }),
  ].join('\n')

/** A file of openfootball's layout. */
export const asDocument = (matches: readonly MadeMatch[], names: readonly string[]): string =>
  JSON.stringify({
    name: 'Besta deild 2024',
    matches: matches.map(({ day, home, away, score, status }) => ({
      ...{ date: day, time: '19:15', team1: names[home], team2: names[away], status },
      ...(score && { score: { ft: score } }),
    })),
  })

/** Played, points and goals of each club, as its matches give them, in any order of clubs. */
export function madeTable(matches: readonly MadeMatch[], clubs: number): string[] {
  return Array.from({ length: clubs }, (_, club) => {
    const own = matches.flatMap(({ home, away, score }) => {
      if (score === null || (home !== club && away !== club)) return []
      return [home === club ? score : ([score[1], score[0]] as const)]
    })
    const sum = (of: (score: Score) => number) => own.reduce((total, score) => total + of(score), 0)
    const points = sum(([goals, against]) => (goals > against ? 3 : goals === against ? 1 : 0))
    return `${own.length} ${points} ${sum(([goals]) => goals)}-${sum(([, against]) => against)}`
  }).toSorted()
}
