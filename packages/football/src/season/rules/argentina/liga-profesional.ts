import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { amongOnce, GOAL_DIFFERENCE } from '../orders.ts'

/** The zones of the cup of the league count too. */
const AVERAGES = { seasons: 3, with: { key: 'argentina/copa-de-la-liga-profesional', from: 2020, until: 2024 } }

export const ARGENTINA_LIGA_PROFESIONAL: CompetitionRules = {
  keys: ['argentina/liga-profesional'],
  articles: [[1988, '{season} Argentine Primera División']],
  regulations: [
    { from: 1991, title: 'AFA, Reglamento del campeonato de Primera División', url: 'https://www.afa.com.ar' },
  ],
  eras: [
    { from: 1988, pointsForWin: 3, shootOut: { win: 2, loss: 1 } },
    { from: 1989 },
    // Goals never decide relegation: level clubs play for it.
    { from: 2015, tieBreak: GOAL_DIFFERENCE, lastResorts: ['play-off match'] },
    { from: 2025, tieBreak: [...GOAL_DIFFERENCE, amongOnce('points')], lastResorts: ['fair play', 'lots'] },
  ],
  formats: [
    { from: 1991, phases: ['half years'], averageOf: 3, halves: { names: ['Apertura', 'Clausura'], year: true } },
    {
      ...{ from: 2012, phases: ['half years'], averageOf: 3 },
      halves: { names: ['Torneo Inicial', 'Torneo Final'], year: true },
    },
    { from: 2014, phases: ['regular season'], averageOf: 3 },
    { from: 2018, phases: ['regular season'], averageOf: 3, averages: { seasons: 3 } },
    // Nobody went down in 2020 and 2021, and seasons before counted on.
    { from: 2020, phases: ['regular season'], averageOf: 3 },
    { from: 2023, phases: ['regular season'], averageOf: 3, averages: AVERAGES },
    {
      ...{ from: 2025, phases: ['half years', 'groups', 'knock-out'], averageOf: 3, averages: AVERAGES },
      halves: { names: ['Apertura', 'Clausura'], year: true },
      zoneOf: 'Boca Juniors',
    },
  ],
  groupPlaces: [[2025, ON, '8 round of 16', '', 15]],
}
