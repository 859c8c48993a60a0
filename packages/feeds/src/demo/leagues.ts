import { ARGENTINA_LIGA_PROFESIONAL, BRAZIL_SERIE_A, MEXICO_LIGA_MX, USA_MLS } from './clubs/americas.ts'
import { AUSTRALIA_A_LEAGUE, JAPAN_J1, KOREA_K_LEAGUE } from './clubs/asia-pacific.ts'
import { ENGLAND_CHAMPIONSHIP, ENGLAND_PREMIER, SCOTLAND_PREMIERSHIP } from './clubs/england.ts'
import { BELGIUM_PRO_LEAGUE, FRANCE_LIGUE_1, NETHERLANDS_EREDIVISIE } from './clubs/france-low-countries.ts'
import { GERMANY_BUNDESLIGA, ITALY_SERIE_A } from './clubs/italy-germany.ts'
import {
  GREECE_SUPER_LEAGUE,
  NORWAY_ELITESERIEN,
  SAUDI_PRO_LEAGUE,
  TURKEY_SUPER_LIG,
} from './clubs/south-east-europe.ts'
import { PORTUGAL_PRIMEIRA, SPAIN_LA_LIGA, SPAIN_SEGUNDA } from './clubs/spain.ts'

/** July to June, or January to December. */
export type Calendar = 'split' | 'year'

/** A competition of the demo world. `key` is its stable key too. */
export interface LeagueSpec {
  key: string
  name: string
  country: string
  type: 'league' | 'cup' | 'friendly'
  calendar: Calendar
  /** Weeks after the calendar's first week in which the first round is played. */
  firstWeek: number
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

const EVENING = 'Tue1945x4 Wed1945x9'
const league = (
  key: string,
  name: string,
  country: string,
  clubs: string,
  [top, spread, goals]: readonly [number, number, number],
  weekend: string,
  more: Partial<LeagueSpec> = {},
): LeagueSpec => ({
  key,
  name,
  country,
  type: 'league',
  calendar: 'split',
  firstWeek: 0,
  legs: 2,
  top,
  spread,
  goals,
  weekend,
  midweek: EVENING,
  clubs,
  ...more,
})
const year = (firstWeek: number, legs = 2): Partial<LeagueSpec> => ({ calendar: 'year', firstWeek, legs })

/** Leagues proper, each a round robin over most of its year. */
export const ROUND_ROBINS: readonly LeagueSpec[] = [
  league(
    'england/premier-league',
    'Premier League',
    'England',
    ENGLAND_PREMIER,
    [94, 22, 1.06],
    'Fri2000 Sat1230 Sun1400 Sun1630 Sat1730 Sat2000 Sat1500x20',
    { firstWeek: 1 },
  ),
  league(
    'england/championship',
    'Championship',
    'England',
    ENGLAND_CHAMPIONSHIP,
    [74, 12, 0.97],
    'Fri2000 Sat1230 Sun1500 Sat1500x20',
  ),
  league(
    'spain/la-liga',
    'La Liga',
    'Spain',
    SPAIN_LA_LIGA,
    [94, 26, 0.94],
    'Fri2100 Sat1400 Sat1615 Sat1830 Sat2100 Sun1400 Sun1830 Sun2100 Mon2100 Sat1615x9',
    { firstWeek: 1 },
  ),
  league(
    'spain/segunda-division',
    'Segunda División',
    'Spain',
    SPAIN_SEGUNDA,
    [71, 10, 0.86],
    'Fri2030 Sat1400 Sat1615 Sat1830x2 Sun1615 Sun1830 Mon2030 Sat2100x9',
    { firstWeek: 2 },
  ),
  league(
    'italy/serie-a',
    'Serie A',
    'Italy',
    ITALY_SERIE_A,
    [91, 22, 0.97],
    'Fri2045 Sat1500x2 Sat1800x2 Sat2045 Sun1230 Sun1500 Sun2045 Mon2045 Sat1500x9',
    { firstWeek: 2 },
  ),
  league(
    'germany/bundesliga',
    'Bundesliga',
    'Germany',
    GERMANY_BUNDESLIGA,
    [93, 23, 1.14],
    'Fri2030 Sat1830 Sun1530 Sun1730 Sat1530x9',
    { firstWeek: 1 },
  ),
  league(
    'france/ligue-1',
    'Ligue 1',
    'France',
    FRANCE_LIGUE_1,
    [93, 25, 1.02],
    'Fri2045 Sat1700x2 Sat1900 Sat2105x2 Sun1500 Sun1715 Sun2045 Sat1700x9',
    { firstWeek: 0 },
  ),
  league(
    'portugal/primeira-liga',
    'Primeira Liga',
    'Portugal',
    PORTUGAL_PRIMEIRA,
    [86, 26, 0.95],
    'Fri2015 Sat1530x2 Sat1800x2 Sat2030 Sun1530 Sun2030 Mon2015 Sat1530x9',
    { firstWeek: 1 },
  ),
  league(
    'netherlands/eredivisie',
    'Eredivisie',
    'Netherlands',
    NETHERLANDS_EREDIVISIE,
    [83, 23, 1.18],
    'Fri2000 Sat1630 Sat1845x3 Sat2000x2 Sun1430 Sun1645 Sat1845x9',
    { firstWeek: 2 },
  ),
  league(
    'scotland/premiership',
    'Premiership',
    'Scotland',
    SCOTLAND_PREMIERSHIP,
    [77, 20, 0.98],
    'Sat1230 Sun1500 Sat1500x9',
    { legs: 3 },
  ),
  league(
    'belgium/pro-league',
    'Pro League',
    'Belgium',
    BELGIUM_PRO_LEAGUE,
    [79, 17, 1.02],
    'Fri2045 Sat1600 Sat1815x2 Sat2045 Sun1600 Sun1830 Sat1815x9',
    { firstWeek: 0 },
  ),
  league(
    'turkey/super-lig',
    'Süper Lig',
    'Turkey',
    TURKEY_SUPER_LIG,
    [83, 23, 1.06],
    'Fri2000 Sat1600 Sat1900x3 Sun1600 Sun1900 Mon2000 Sat1600x9',
    { firstWeek: 2 },
  ),
  league(
    'greece/super-league',
    'Super League',
    'Greece',
    GREECE_SUPER_LEAGUE,
    [79, 22, 0.9],
    'Sat1700 Sat1930 Sat2030 Sun1700 Sun1930 Sun2030 Sat1700x9',
    { firstWeek: 1 },
  ),
  league(
    'saudi-arabia/pro-league',
    'Pro League',
    'Saudi Arabia',
    SAUDI_PRO_LEAGUE,
    [82, 25, 1.08],
    'Thu1900x2 Fri1630x2 Fri1900 Sat1630 Sat1900 Sat2100x9',
    { firstWeek: 2 },
  ),
  league(
    'australia/a-league',
    'A-League',
    'Australia',
    AUSTRALIA_A_LEAGUE,
    [67, 9, 1.12],
    'Fri1935 Sat1500 Sat1700 Sat1935 Sun1500 Sun1700',
    { firstWeek: 2, legs: 3 },
  ),
  league(
    'brazil/serie-a',
    'Série A',
    'Brazil',
    BRAZIL_SERIE_A,
    [84, 15, 0.9],
    'Sat1600x2 Sat1830x3 Sat2100x2 Sun1600x2 Sun1830 Mon2000 Sat1600x9',
    year(0),
  ),
  league(
    'argentina/liga-profesional',
    'Liga Profesional',
    'Argentina',
    ARGENTINA_LIGA_PROFESIONAL,
    [79, 13, 0.84],
    'Fri2100 Sat1700x2 Sat1915 Sat2130 Sun1700 Sun1915 Mon2100 Sat1700x9',
    year(1),
  ),
  league(
    'united-states/mls',
    'Major League Soccer',
    'United States',
    USA_MLS,
    [74, 11, 1.1],
    'Sat1530 Sun1800 Sat2130x2 Sat1930x20',
    year(2),
  ),
  league(
    'mexico/liga-mx',
    'Liga MX',
    'Mexico',
    MEXICO_LIGA_MX,
    [77, 13, 1],
    'Fri2000 Fri2200 Sat1700x2 Sat1900 Sat2100 Sun1200 Sun1800 Sat1700x9',
    year(0),
  ),
  league(
    'japan/j1-league',
    'J1 League',
    'Japan',
    JAPAN_J1,
    [71, 9, 0.94],
    'Fri1900 Sat1400x4 Sat1600 Sat1900 Sun1400x2 Sat1400x9',
    year(1),
  ),
  league(
    'south-korea/k-league-1',
    'K League 1',
    'South Korea',
    KOREA_K_LEAGUE,
    [69, 9, 0.94],
    'Sat1400x2 Sat1630 Sat1900 Sun1400 Sun1630',
    year(2, 3),
  ),
  league(
    'norway/eliteserien',
    'Eliteserien',
    'Norway',
    NORWAY_ELITESERIEN,
    [73, 16, 1.12],
    'Sat1600 Sat1800 Sun1700x3 Sun1915 Mon1900 Sat1600x9',
    year(2),
  ),
]
