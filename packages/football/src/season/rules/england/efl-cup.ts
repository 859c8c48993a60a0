import type { CompetitionRules } from '../competition-rules.types.ts'

export const ENGLAND_EFL_CUP: CompetitionRules = {
  keys: ['england/efl-cup'],
  articles: [
    [1960, '{season} Football League Cup'],
    [2016, '{season} EFL Cup'],
  ],
  regulations: [{ from: 2016, title: 'EFL, Rules of the Carabao Cup', url: 'https://www.efl.com' }],
  formats: [{ from: 1960, phases: ['knock-out'] }],
}
