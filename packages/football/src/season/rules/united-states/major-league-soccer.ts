import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { WINS_FIRST } from '../orders.ts'

export const UNITED_STATES_MAJOR_LEAGUE_SOCCER: CompetitionRules = {
  keys: ['united-states/major-league-soccer', 'united-states/mls'],
  articles: [[1996, '{season} Major League Soccer season']],
  regulations: [{ from: 1996, title: 'MLS, competition guidelines', url: 'https://www.mlssoccer.com' }],
  eras: [
    { from: 1996, shootOut: { win: 1, loss: 0 } },
    { from: 2000 },
    { from: 2014, tieBreak: WINS_FIRST },
    { from: 2020, tieBreak: WINS_FIRST, perMatch: true },
    { from: 2021, tieBreak: WINS_FIRST },
  ],
  formats: [{ from: 1996, phases: ['conferences', 'play-offs'] }],
  places: [[2008, ON, '1 concacaf champions cup', '']],
  groupPlaces: [
    [2012, 2014, '5 play-offs', ''],
    [2015, 2018, '6 play-offs', ''],
    [2019, 2019, '7 play-offs', ''],
    [2021, 2022, '7 play-offs', ''],
    [2023, ON, '9 play-offs', ''],
  ],
}
