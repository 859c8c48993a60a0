import type { LeagueSpec } from './league-spec.ts'
import { ROUND_ROBINS } from './leagues.ts'

const OTHER = {
  type: 'cup',
  inFull: false,
  named: true,
  calendar: 'split',
  season: '07-01 06-30',
  finale: '',
  pause: '',
  midweeks: [],
  cupWeekends: [],
  throughWindows: true,
  legs: 1,
  top: 0,
  spread: 0,
  goals: 1,
  weekend: '',
  midweek: '',
  clubs: '',
} as const

export const CHAMPIONS_LEAGUE: LeagueSpec = {
  ...OTHER,
  key: 'europe/champions-league',
  name: 'Champions League',
  country: 'Europe',
  inFull: true,
  season: '09-05 05-29',
  goals: 1.1,
}

/** A cup with groups and then knock-out rounds within one year. */
export const LIBERTADORES: LeagueSpec = {
  ...OTHER,
  key: 'south-america/copa-libertadores',
  name: 'Copa Libertadores',
  country: 'South America',
  calendar: 'year',
  season: '04-04 11-28',
  goals: 0.92,
}

/** The one tournament of the national teams: groups in autumn, play-offs in March. */
export const QUALIFIERS: LeagueSpec = {
  ...OTHER,
  key: 'europe/nations-qualifiers',
  name: 'Nations Qualifiers',
  country: 'Europe',
  inFull: true,
  season: '09-05 04-01',
}

const domestic = (
  key: string,
  { name, country, season, more = {} }: { name: string; country: string; season: string; more?: Partial<LeagueSpec> },
) => ({ ...OTHER, key, name, country, season, ...more }) satisfies LeagueSpec

export const DOMESTIC_CUP: LeagueSpec = domestic('england/fa-cup', {
  name: 'FA Cup',
  country: 'England',
  season: '08-22 05-15',
  more: {
    inFull: true,
  },
})

/** Cups of one country each. */
export const DOMESTIC_CUPS: readonly LeagueSpec[] = [
  DOMESTIC_CUP,
  domestic('spain/copa-del-rey', { name: 'Copa del Rey', country: 'Spain', season: '10-24 04-24' }),
  domestic('italy/coppa-italia', { name: 'Coppa Italia', country: 'Italy', season: '08-22 05-15' }),
  domestic('germany/dfb-pokal', { name: 'DFB-Pokal', country: 'Germany', season: '08-22 05-22' }),
  domestic('france/coupe-de-france', { name: 'Coupe de France', country: 'France', season: '12-19 05-22' }),
  domestic('portugal/taca-de-portugal', { name: 'Taça de Portugal', country: 'Portugal', season: '10-24 05-23' }),
  domestic('brazil/copa-do-brasil', {
    name: 'Copa do Brasil',
    country: 'Brazil',
    season: '04-18 10-01',
    more: { calendar: 'year' },
  }),
  domestic('japan/emperors-cup', {
    name: "Emperor's Cup",
    country: 'Japan',
    season: '05-30 11-23',
    more: { calendar: 'year' },
  }),
]

export const CLUB_FRIENDLIES: LeagueSpec = {
  ...OTHER,
  key: 'world/club-friendlies',
  name: 'Club Friendlies',
  country: 'World',
  type: 'friendly',
  calendar: 'year',
  season: '01-01 12-31',
  goals: 1.08,
}

/** A past competition that keeps its name only. */
export const INACTIVE_LEAGUE: LeagueSpec = {
  ...OTHER,
  key: 'europe/intertoto-cup',
  name: 'Intertoto Cup',
  country: 'Europe',
}

/** A competition whose season is announced without fixtures or entrants. */
export const EMPTY_LEAGUE: LeagueSpec = {
  ...OTHER,
  key: 'world/club-challenge',
  name: 'Club Challenge',
  country: 'World',
  calendar: 'year',
  season: '06-13 07-11',
}

/** Cups, drawn round by round. */
export const CUPS: readonly LeagueSpec[] = [CHAMPIONS_LEAGUE, LIBERTADORES, ...DOMESTIC_CUPS, QUALIFIERS]

/** Competitions with a calendar of their own, decided at the end. */
export const SEASONED: readonly LeagueSpec[] = [...ROUND_ROBINS, ...CUPS]

/** Everything that has seasons. */
export const COMPETITIONS: readonly LeagueSpec[] = [...SEASONED, CLUB_FRIENDLIES, EMPTY_LEAGUE]
