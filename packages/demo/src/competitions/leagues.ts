import {
  ARGENTINA_LIGA_PROFESIONAL,
  BOLIVIA_PRIMERA,
  BRAZIL_SERIE_A,
  COLOMBIA_PRIMERA_A,
  MEXICO_EXPANSION,
  MEXICO_LIGA_MX,
  PERU_LIGA_1,
  USA_MLS,
} from '../clubs/americas.ts'
import {
  AUSTRALIA_A_LEAGUE,
  FIJI_PREMIER_LEAGUE,
  INDIA_SUPER_LEAGUE,
  INDONESIA_SUPER_LEAGUE,
  JAPAN_J1,
  KOREA_K_LEAGUE,
  NEW_ZEALAND_NATIONAL_LEAGUE,
  THAILAND_LEAGUE_1,
  VIETNAM_V_LEAGUE,
} from '../clubs/asia-pacific.ts'
import { ENGLAND_CHAMPIONSHIP, ENGLAND_PREMIER, SCOTLAND_PREMIERSHIP } from '../clubs/england.ts'
import { BELGIUM_PRO_LEAGUE, FRANCE_LIGUE_1, NETHERLANDS_EREDIVISIE } from '../clubs/france-low-countries.ts'
import { GERMANY_BUNDESLIGA, ITALY_SERIE_A } from '../clubs/italy-germany.ts'
import {
  EGYPT_PREMIER,
  EMIRATES_PRO_LEAGUE,
  GREECE_SUPER_LEAGUE,
  MOROCCO_BOTOLA,
  NORWAY_ELITESERIEN,
  SAUDI_PRO_LEAGUE,
  TURKEY_SUPER_LIG,
} from '../clubs/south-east-europe.ts'
import { PORTUGAL_PRIMEIRA, SPAIN_LA_LIGA, SPAIN_SEGUNDA } from '../clubs/spain.ts'
import type { LeagueSpec } from './league-spec.ts'

export type { LeagueSpec } from './league-spec.ts'

const EVENING = 'Tue1945x4 Wed1945x9'
/** Midweek kick-offs where they are not those of England. */
const EVENINGS_OF: Readonly<Record<string, string>> = {
  Spain: 'Tue1900 Tue2130 Wed1900x2 Wed2130x9',
  Italy: 'Tue1830 Tue2045x2 Wed1830x2 Wed2045x9',
  Germany: 'Tue1830 Tue2030x3 Wed1830 Wed2030x9',
  France: 'Tue1900 Tue2100x2 Wed1900x2 Wed2100x9',
  Portugal: 'Tue1845 Tue2045x2 Wed1845 Wed2045x9',
  Netherlands: 'Tue1845 Tue2000x3 Wed1845 Wed2000x9',
  Belgium: 'Tue1845 Tue2045x2 Wed1845 Wed2045x9',
  Turkey: 'Tue1900 Tue2000x3 Wed1700 Wed2000x9',
  Greece: 'Tue1800 Tue2000x2 Wed1800 Wed2000x9',
  'Saudi Arabia': 'Tue1800 Tue2030x2 Wed1800 Wed2030x9',
  Mexico: 'Tue1900x2 Tue2100x2 Wed1900 Wed2100x9',
  Norway: 'Tue1800 Tue1900x2 Wed1800 Wed1900x9',
  Japan: 'Tue1900x3 Wed1900x9',
  'South Korea': 'Tue1930x3 Wed1930x9',
}
const AMERICAN_EVENING = 'Tue1930 Wed1900x3 Wed2130x3 Thu2000x9'
const ENGLISH_CUP = [26, 33, 40, 44]
const WEEKDAYS = ['Wed', 'Thu', 'Fri', 'Mon', 'Tue']
const WHOLE_WEEK = ['Wed', 'Thu', 'Fri', 'Mon', 'Sat', 'Sun', 'Tue']
const EVENINGS = { legs: 4, midweeks: [], throughWindows: true, named: false } as const
/** Weeks in which no cup of Brazil or of its continent is played. */
const BETWEEN_CUPS = [24, 21, 32, 39, 35, 44, 33, 38, 36, 29, 42, 45]
const FORTNIGHT = '12-25 01-02'
const IN_FULL = { inFull: true } as const
const YEAR = { calendar: 'year' } as const
/** Leagues whose clubs play the cup of their continent. */
const NAMED_YEAR = { calendar: 'year', named: true } as const
const CALENDAR_YEAR = { calendar: 'year', midweeks: [23, 24, 26, 27, 29, 45, 8, 9] } as const

/** Name and key, country, strength of the best, distance of the weakest, goals, first and last weekend, kick-offs. */
function league(line: string, clubs: string, more: Partial<LeagueSpec> = {}): LeagueSpec {
  const [key = '', name = '', country = '', figures = '', season = '', weekend = ''] = line.split('|')
  const [top = 0, spread = 0, goals = 1] = figures.split(' ').map(Number)
  return {
    ...{ key, name, country, top, spread, goals, season, weekend, clubs },
    ...{ type: 'league', calendar: 'split', inFull: false, named: true, throughWindows: false, legs: 2 },
    ...{ finale: '', pause: '', midweeks: [10, 20, 29, 33], cupWeekends: [], midweek: EVENINGS_OF[country] ?? EVENING },
    ...more,
  }
}

/** A league of ten that plays a match each weekday at a fixed hour: together these leagues have a match in play around the clock. */
function everyEvening(line: string, clubs: string, more: Partial<LeagueSpec> = {}): LeagueSpec {
  const at = line.slice(-4)
  // Clubs of a cup that is played in midweek find a place at the weekend.
  const days = more.named ? WHOLE_WEEK : WEEKDAYS
  const week = days.map((day) => day + at).join(' ')
  return league(line.replace(at, week), clubs, { ...EVENINGS, midweek: week, ...more })
}

/** Leagues proper, each a round robin over most of its year; those that people open first are reported in full. */
export const ROUND_ROBINS: readonly LeagueSpec[] = [
  league(
    'england/premier-league|Premier League|England|94 22 1.06|08-15 05-23|Fri2000 Sat1230 Sat1730 Sun1400x2 Sun1630 Mon2000 Sat1500x20',
    ENGLAND_PREMIER,
    { ...IN_FULL, midweeks: [10, 20, 24, 29, 33, 22, 15], cupWeekends: ENGLISH_CUP },
  ),
  league(
    'england/championship|Championship|England|74 12 .97|08-08 05-08|Fri2000 Sat1230 Sun1200 Sun1500 Mon2000 Sat1500x20',
    ENGLAND_CHAMPIONSHIP,
    { ...IN_FULL, midweeks: [5, 10, 20, 24, 29, 33, 22, 15], cupWeekends: ENGLISH_CUP },
  ),
  league(
    'spain/la-liga|La Liga|Spain|94 26 .94|08-15 05-23|Fri2100 Sat1400 Sat1615 Sat1830 Sat2100 Sun1400 Sun1615 Sun1830 Sun2100 Mon2100 Sat1615x9',
    SPAIN_LA_LIGA,
    {
      ...IN_FULL,
      midweeks: [10, 29, 43, 23],
      pause: '12-25 12-31',
      cupWeekends: [40],
    },
  ),
  league(
    'spain/segunda-division|Segunda División|Spain|71 10 .86|08-22 05-09|Fri2030 Sat1615 Sat1830 Sat2100 Sun1400 Sun1615 Sun1830x2 Mon2030 Sat1830x9',
    SPAIN_SEGUNDA,
    { pause: FORTNIGHT, cupWeekends: [40], throughWindows: true },
  ),
  league(
    'italy/serie-a|Serie A|Italy|91 22 .97|08-22 05-23|Fri2045 Sat1500 Sat1800 Sat2045 Sun1230 Sun1500x2 Sun1800 Sun2045 Mon2045 Sat1500x9',
    ITALY_SERIE_A,
    { ...IN_FULL, midweeks: [15, 10, 25, 22], pause: '12-25 12-31' },
  ),
  league(
    'germany/bundesliga|Bundesliga|Germany|93 23 1.14|08-22 05-15|Fri2030 Sat1830 Sun1530 Sun1730 Sat1530x9',
    GERMANY_BUNDESLIGA,
    { ...IN_FULL, midweeks: [26, 10], pause: FORTNIGHT },
  ),
  league(
    'france/ligue-1|Ligue 1|France|93 25 1.02|08-15 05-15|Fri2045 Sat1700 Sat1900 Sat2100 Sun1500 Sun1715x3 Sun2045 Sat1700x9',
    FRANCE_LIGUE_1,
    { ...IN_FULL, pause: '12-18 12-31' },
  ),
  league(
    'portugal/primeira-liga|Primeira Liga|Portugal|86 26 .95|08-08 05-16|Fri2015 Sat1530x2 Sat1800 Sat2030 Sun1530 Sun1800 Sun2030 Mon2015 Sat1530x9',
    PORTUGAL_PRIMEIRA,
    { ...IN_FULL, pause: '12-25 12-31' },
  ),
  league(
    'netherlands/eredivisie|Eredivisie|Netherlands|83 23 1.18|08-08 05-16|Fri2000 Sat1630 Sat1845x2 Sat2000 Sun1215 Sun1430x2 Sun1645 Sat1845x9',
    NETHERLANDS_EREDIVISIE,
    { ...IN_FULL, pause: FORTNIGHT },
  ),
  league(
    'scotland/premiership|Premiership|Scotland|77 20 .98|08-01 05-15|Sat1230 Sun1200 Sun1500 Sat1500x9',
    SCOTLAND_PREMIERSHIP,
    { legs: 3, pause: '01-08 01-16', midweeks: [24, 29] },
  ),
  league(
    'belgium/pro-league|Pro League|Belgium|79 17 1.02|07-25 04-04|Fri2045 Sat1600 Sat1815 Sat2045 Sun1330 Sun1600 Sun1830 Sat1815x9',
    BELGIUM_PRO_LEAGUE,
    { pause: '12-25 01-09' },
  ),
  league(
    'turkey/super-lig|Süper Lig|Turkey|83 23 1.06|08-08 05-23|Fri2000 Sat1430 Sat1700 Sat2000x2 Sun1700 Sun2000 Mon2000 Sat1700x9',
    TURKEY_SUPER_LIG,
    { pause: '12-25 01-16' },
  ),
  league(
    'greece/super-league|Super League|Greece|79 22 .9|08-22 05-16|Sat1700 Sat1930 Sat2030 Sun1600 Sun1800 Sun2030 Mon2000 Sat1700x9',
    GREECE_SUPER_LEAGUE,
    { pause: '12-25 12-31' },
  ),
  league(
    'saudi-arabia/pro-league|Pro League|Saudi Arabia|82 25 1.08|08-27 05-22|Thu1900x2 Fri1900x2 Fri2030 Sat1830 Sat2030x2',
    SAUDI_PRO_LEAGUE,
  ),
  everyEvening('egypt/premier-league|Premier League|Egypt|69 12 .85|08-08 06-05|2000', EGYPT_PREMIER),
  everyEvening('india/super-league|Super League|India|62 8 1|08-22 05-30|1930', INDIA_SUPER_LEAGUE),
  everyEvening('indonesia/super-league|Super League|Indonesia|62 9 1.02|08-08 05-30|1530', INDONESIA_SUPER_LEAGUE),
  league(
    'australia/a-league|A-League|Australia|67 9 1.12|10-16 05-16|Fri1935 Sat1500 Sat1735 Sat1935 Sun1500 Sun1700',
    AUSTRALIA_A_LEAGUE,
    { legs: 3, midweeks: [24, 25, 29, 33, 23], midweek: 'Tue1935x3 Wed1935x9' },
  ),
  league(
    'japan/j1-league|J1 League|Japan|71 9 .94|02-14 12-05|Fri1900 Sat1400x3 Sat1600 Sat1800 Sun1400x2 Sun1800 Sat1400x9',
    JAPAN_J1,
    CALENDAR_YEAR,
  ),
  league(
    'south-korea/k-league-1|K League 1|South Korea|69 9 .94|02-28 12-05|Sat1400 Sat1630x2 Sat1900 Sun1400 Sun1630',
    KOREA_K_LEAGUE,
    { ...CALENDAR_YEAR, legs: 3 },
  ),
  league(
    'brazil/serie-a|Série A|Brazil|84 15 .9|03-28 12-06|Sat1600 Sat1830x2 Sat2100 Sun1100 Sun1600x2 Sun1830x2 Mon2000 Sat1600x9',
    BRAZIL_SERIE_A,
    { ...CALENDAR_YEAR, midweeks: BETWEEN_CUPS, midweek: AMERICAN_EVENING },
  ),
  league(
    'argentina/liga-profesional|Liga Profesional|Argentina|79 13 .84|02-07 12-13|Fri1900 Fri2115 Sat1700 Sat1915 Sun1700 Sun1915 Mon1900 Mon2115 Sat1700x9',
    ARGENTINA_LIGA_PROFESIONAL,
    { ...CALENDAR_YEAR, pause: '06-12 07-10' },
  ),
  everyEvening('colombia/primera-a|Primera A|Colombia|72 12 .86|01-24 12-13|2020', COLOMBIA_PRIMERA_A, {
    ...NAMED_YEAR,
    legs: 3,
  }),
  league(
    'united-states/mls|Major League Soccer|United States|74 11 1.1|02-21 12-19|Sat1330 Sun1800 Sun1600 Sat2130x2 Sat1930x20',
    USA_MLS,
    { ...CALENDAR_YEAR, midweek: 'Wed1930x9', finale: '11-07' },
  ),
  league(
    'mexico/liga-mx|Liga MX|Mexico|77 13 1|07-11 04-25|Fri1900 Fri2100 Sat1700x2 Sat1900 Sat2100 Sun1200 Sun1800 Sat1700x9',
    MEXICO_LIGA_MX,
    { pause: '12-14 01-08' },
  ),
  everyEvening('mexico/liga-de-expansion|Liga de Expansión|Mexico|64 8 1.02|07-18 05-23|2105', MEXICO_EXPANSION),
  league(
    'norway/eliteserien|Eliteserien|Norway|73 16 1.12|03-28 11-22|Sat1600 Sat1800 Sun1430 Sun1700x2 Sun1915 Mon1900 Sat1600x9',
    NORWAY_ELITESERIEN,
    { ...CALENDAR_YEAR, pause: '06-12 06-26' },
  ),
  everyEvening(
    'united-arab-emirates/pro-league|Pro League|United Arab Emirates|72 14 1.05|08-15 05-23|2000',
    EMIRATES_PRO_LEAGUE,
  ),
  everyEvening('morocco/botola|Botola|Morocco|70 12 .85|08-29 06-12|2100', MOROCCO_BOTOLA),
  everyEvening('thailand/league-1|Thai League 1|Thailand|66 12 1.08|08-08 05-23|1900', THAILAND_LEAGUE_1),
  everyEvening('vietnam/v-league-1|V.League 1|Vietnam|63 9 .98|08-15 06-20|1715', VIETNAM_V_LEAGUE),
  everyEvening(
    'new-zealand/national-league|National League|New Zealand|56 9 1.2|02-21 12-12|1930',
    NEW_ZEALAND_NATIONAL_LEAGUE,
    YEAR,
  ),
  everyEvening('fiji/premier-league|Premier League|Fiji|52 9 1.1|02-07 11-28|1700', FIJI_PREMIER_LEAGUE, YEAR),
  everyEvening('peru/liga-1|Liga 1|Peru|70 13 .92|02-07 12-05|1830', PERU_LIGA_1, NAMED_YEAR),
  everyEvening(
    'bolivia/primera-division|División Profesional|Bolivia|67 12 1.12|02-28 12-19|1745',
    BOLIVIA_PRIMERA,
    NAMED_YEAR,
  ),
]
