import type { CompetitionRules } from '../competition-rules.types.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const CROATIA_HNL: CompetitionRules = {
  keys: ['croatia/hnl'],
  articles: [
    [1992, '{season} Croatian First Football League'],
    [2022, '{season} Croatian Football League'],
  ],
  regulations: [{ from: 1992, title: 'HNS, Propozicije natjecanja', url: 'https://hns.family' }],
  eras: [{ from: 1900, tieBreak: HEAD_TO_HEAD_GOALS }],
}
