import type { LeaguePlaces } from '../place-kinds.ts'
import { DOWN_2, DOWN_3, ON, PLAY_OFF_1 } from './words.ts'

const AFC = 'afc champions league'
const MLS: LeaguePlaces = {
  source: 'Concacaf Champions Cup regulations; "Supporters\' Shield"',
  eras: [[2008, ON, '1 concacaf champions cup', '']],
}

/** Places of the tables of the other continents. Argentina and Mexico decide by averages of years and by two tournaments a season. */
export const WORLD: Readonly<Record<string, LeaguePlaces>> = {
  'australia/a-league': {
    source:
      'Australian Professional Leagues, A-Leagues rules; "2023–24 A-League Men" and the articles of the other seasons',
    eras: [[2009, ON, '6 title round', '']],
  },
  'brazil/serie-a': {
    source: 'CBF, Regulamento específico; "2016 Campeonato Brasileiro Série A" and the articles of the other seasons',
    eras: [
      [2006, 2011, '1 champions', '4 relegation', 20],
      [2012, 2015, '3 libertadores, 1 libertadores qualifying', '4 relegation', 20],
      [2016, 2024, '4 libertadores, 2 libertadores qualifying, 6 sudamericana', '4 relegation', 20],
      [2025, ON, '4 libertadores', '4 relegation'],
    ],
  },
  'china/super-league': {
    source: 'CFA, Chinese Super League rules; "2023 Chinese Super League" and the articles of the other seasons',
    eras: [
      [2012, 2018, `1 ${AFC}`, DOWN_2, 16],
      [2023, ON, `1 ${AFC}`, DOWN_2],
    ],
  },
  'japan/j1-league': {
    source: 'J.League, competition rules; "2024 J1 League" and the articles of the other seasons',
    eras: [
      [2005, 2008, `1 ${AFC}`, '1 relegation play-off, 2 relegation', 18],
      [2009, 2017, `1 ${AFC}`, DOWN_3, 18],
      [2018, 2019, `1 ${AFC}`, '1 relegation play-off, 2 relegation', 18],
      [2020, 2020, `1 ${AFC}`, '', 18],
      [2021, 2021, `1 ${AFC}`, '4 relegation', 20],
      [2022, 2022, `1 ${AFC}`, '1 relegation play-off, 2 relegation', 18],
      [2023, 2023, `1 ${AFC}`, '1 relegation', 18],
      [2024, ON, `1 ${AFC}`, DOWN_3],
    ],
  },
  'saudi-arabia/pro-league': {
    source: 'SPL, competition rules; "2023–24 Saudi Pro League" and the articles of the other seasons',
    eras: [[2023, ON, `1 ${AFC}`, DOWN_3]],
  },
  'south-korea/k-league-1': {
    source: 'K League, competition rules; "2022 K League 1" and the articles of the other seasons',
    eras: [
      [2014, 2021, `1 ${AFC}`, PLAY_OFF_1, 12],
      [2022, ON, `1 ${AFC}`, '2 relegation play-off, 1 relegation'],
    ],
  },
  'united-states/mls': MLS,
  'united-states/major-league-soccer': MLS,
}
