import { readFileSync } from 'node:fs'
import { realData } from '../../../tools/data-folder.ts'
import { dayNumber, type NationsMatch, type Pair } from '../src/index.ts'

export interface ListedNations extends NationsMatch {
  goals: Pair
  tournament: string
}

/** Every match of national teams that is listed with its score, as the list names them. */
export function nationsMatches(): ListedNations[] {
  const [, ...lines] = readFileSync(realData('internationals', 'results.csv'), 'utf8').trim().split('\n')
  return lines.flatMap((line): ListedNations[] => {
    const cells = [...line.matchAll(/("[^"]*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('"', ''))
    const [date = '', home = '', away = '', homeGoals = '', awayGoals = '', tournament = ''] = cells
    if (!/^\d+$/.test(homeGoals) || !/^\d+$/.test(awayGoals)) return []
    const goals: Pair = [Number(homeGoals), Number(awayGoals)]
    return [{ day: dayNumber(date), home, away, neutral: cells[8] === 'TRUE', goals, tournament }]
  })
}
