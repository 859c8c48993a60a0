import type { Carry } from '../table/table-rules.types.ts'

/** A group of teams that go on among themselves. */
export interface PhaseGroup {
  teams: number
  /** How often each two of them meet in it; 0 where they play a knock-out that takes nobody out of these places. */
  meetings: number
  /** What is kept of the points; what the rules of the table say where it is not said here. */
  carry?: Carry
}

/** What follows when every team has played so many matches. */
export interface SecondPhaseEra {
  from: number
  until: number
  after: number
  groups: readonly PhaseGroup[]
  /** What the last places mean when all is played, in the words of `placeRuns`, where the table of the first phase cannot say it. */
  bottom?: string
  source: string
}

const ON = 9999
const once = (teams: number): PhaseGroup => ({ teams, meetings: 1 })
const none = (teams: number): PhaseGroup => ({ teams, meetings: 0 })
const twice = (teams: number): PhaseGroup => ({ teams, meetings: 2 })

/** Second phases as they are played, by stable key: how often the teams of each group meet, and what the final places mean. */
export const SECOND_PHASES: Readonly<Record<string, readonly SecondPhaseEra[]>> = {
  'austria/bundesliga': [
    {
      ...{ from: 2018, until: ON, after: 22, groups: [twice(6), twice(6)], bottom: '1 relegation' },
      source: '"2024–25 Austrian Football Bundesliga"',
    },
  ],
  'belgium/pro-league': [
    {
      ...{ from: 2023, until: 2025, after: 30, bottom: '1 relegation play-off, 2 relegation' },
      groups: [
        { ...twice(6), carry: 'half, rounded up' },
        { ...twice(6), carry: 'half, rounded up' },
        { ...twice(4), carry: 'all' },
      ],
      source: 'Pro League, Bondsreglement; "2023–24 Belgian Pro League"',
    },
  ],
  'cyprus/first-division': [
    {
      ...{ from: 2022, until: ON, after: 26, groups: [twice(6), once(8)] },
      source: '"2023–24 Cypriot First Division"',
    },
  ],
  'czechia/first-league': [
    {
      ...{ from: 2018, until: ON, after: 30, groups: [once(6), none(4), once(6)] },
      ...{ bottom: '2 relegation play-off, 1 relegation' },
      source: '"2024–25 Czech First League"',
    },
  ],
  'denmark/superliga': [
    {
      ...{ from: 2020, until: ON, after: 22, groups: [twice(6), twice(6)], bottom: '2 relegation' },
      source: 'Divisionsforeningen, Propositioner; "2024–25 Danish Superliga"',
    },
  ],
  'finland/veikkausliiga': [
    {
      ...{ from: 2019, until: 2024, after: 22, groups: [once(6), once(6)] },
      source: '"2023 Veikkausliiga"',
    },
  ],
  'greece/super-league': [
    {
      ...{ from: 2024, until: ON, after: 26, bottom: '2 relegation' },
      groups: [
        { ...twice(4), carry: 'all' },
        { ...twice(4), carry: 'half, rounded up' },
        { ...twice(6), carry: 'all' },
      ],
      source: 'Super League Greece, Proclamation; "2024–25 Super League Greece"',
    },
  ],
  'romania/liga-1': [
    {
      ...{ from: 2020, until: ON, after: 30, groups: [twice(6), once(10)] },
      ...{ bottom: '2 relegation play-off, 2 relegation', source: 'FRF, Regulament; "2024–25 Liga I"' },
    },
  ],
  'scotland/premiership': [
    {
      ...{ from: 2000, until: ON, after: 33, groups: [once(6), once(6)] },
      source: 'SPFL Rules; "2024–25 Scottish Premiership"',
    },
  ],
  'serbia/superliga': [
    {
      ...{ from: 2021, until: ON, after: 30, groups: [once(8), once(8)] },
      ...{ bottom: '2 relegation play-off, 2 relegation', source: '"2023–24 Serbian SuperLiga"' },
    },
  ],
  'slovakia/super-liga': [
    {
      ...{ from: 2017, until: ON, after: 22, groups: [twice(6), twice(6)] },
      ...{ bottom: '1 relegation play-off, 1 relegation', source: '"2024–25 Slovak First Football League"' },
    },
  ],
  'south-korea/k-league-1': [
    {
      ...{ from: 2014, until: ON, after: 33, groups: [once(6), once(6)] },
      source: 'K League, competition rules; "2024 K League 1"',
    },
  ],
  'switzerland/super-league': [
    {
      ...{ from: 2023, until: ON, after: 33, groups: [once(6), once(6)] },
      source: 'SFL, Reglement; "2023–24 Swiss Super League"',
    },
  ],
}
