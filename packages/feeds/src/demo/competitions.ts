import { type LeagueSpec, ROUND_ROBINS } from './leagues.ts'

const OTHER = {
  calendar: 'split',
  firstWeek: 0,
  legs: 1,
  top: 0,
  spread: 0,
  weekend: '',
  midweek: '',
  clubs: '',
} as const

export const CHAMPIONS_LEAGUE: LeagueSpec = {
  ...OTHER,
  key: 'europe/champions-league',
  name: 'Champions League',
  country: 'Europe',
  type: 'cup',
  goals: 1.1,
}

/** A cup with groups and then knock-out rounds within one year. */
export const LIBERTADORES: LeagueSpec = {
  ...OTHER,
  key: 'south-america/copa-libertadores',
  name: 'Copa Libertadores',
  country: 'South America',
  type: 'cup',
  calendar: 'year',
  goals: 0.92,
}

export const DOMESTIC_CUP: LeagueSpec = {
  ...OTHER,
  key: 'england/fa-cup',
  name: 'FA Cup',
  country: 'England',
  type: 'cup',
  goals: 1,
}

export const CLUB_FRIENDLIES: LeagueSpec = {
  ...OTHER,
  key: 'world/club-friendlies',
  name: 'Club Friendlies',
  country: 'World',
  type: 'friendly',
  calendar: 'year',
  goals: 1.08,
}

/** A competition of the past that is kept for its name only. */
export const INACTIVE_LEAGUE: LeagueSpec = {
  ...OTHER,
  key: 'europe/intertoto-cup',
  name: 'Intertoto Cup',
  country: 'Europe',
  type: 'cup',
  goals: 1,
}

/** A competition whose season is announced without fixtures or entrants. */
export const EMPTY_LEAGUE: LeagueSpec = {
  ...OTHER,
  key: 'world/club-challenge',
  name: 'Club Challenge',
  country: 'World',
  type: 'cup',
  calendar: 'year',
  goals: 1,
}

/** Competitions with a calendar of their own, decided at their end. */
export const SEASONED: readonly LeagueSpec[] = [...ROUND_ROBINS, CHAMPIONS_LEAGUE, LIBERTADORES, DOMESTIC_CUP]

/** Everything that has seasons. */
export const COMPETITIONS: readonly LeagueSpec[] = [...SEASONED, CLUB_FRIENDLIES, EMPTY_LEAGUE]
