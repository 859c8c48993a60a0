/** July to June, or January to December. */
export type Calendar = 'split' | 'year'

/** A competition of the demo world. `key` is its stable key too. */
export interface LeagueSpec {
  key: string
  name: string
  country: string
  type: 'league' | 'cup' | 'friendly'
  /** Whether its matches are reported with line-ups, all events and figures; of the others there are results, prices and scorers. */
  inFull: boolean
  /** Whether players and coaches of its clubs are known; of the others there are results, shots, corners and prices. */
  named: boolean
  calendar: Calendar
  /** First and last weekend of a season, such as `08-15 05-23`. */
  season: string
  /** The last weekend of the rounds where play-offs follow, such as `11-07`. */
  finale: string
  /** Weekends without a round, the same way: the winter break. */
  pause: string
  /** Weeks of the calendar whose midweek may hold a round, the favoured ones first. */
  midweeks: readonly number[]
  /** Weeks of the calendar whose weekend belongs to the country's cup. */
  cupWeekends: readonly number[]
  /** Whether rounds are played while national teams meet. */
  throughWindows: boolean
  /** How often everybody meets everybody. */
  legs: number
  /** Strength of the best club and how far below it the weakest is. */
  top: number
  spread: number
  /** Goals per match compared with the usual 2.7. */
  goals: number
  /** Local kick-off times of a round, such as `Sat1500x4`; the last one takes what remains. */
  weekend: string
  midweek: string
  clubs: string
}
