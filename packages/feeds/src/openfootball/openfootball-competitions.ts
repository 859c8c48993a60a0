import { seasonName } from '@touchline/football'
import { type Competition, knownLeague } from '../files/competitions.ts'
import { type Outcome, refused, taken } from '../files/problems.ts'
import { unseenCompetition } from './unseen-competitions.ts'

export interface TimedCompetition extends Competition {
  /** Place whose clock the times of the file show; null where that is not certain. */
  zone: string | null
}

type Row = readonly [code: string, stableKey: string, zone: string | null, ...titles: string[]]

/**
 * File codes of football.json, the competition, whose clock its times show, and the titles within the files. The clocks were found
 * by comparing with the UK times of football-data: they are those of the league's country, of Moscow, Brasília and New York where
 * it has several; UEFA writes Central European Time. Mexico and Australia have several and nothing to compare with, and clubs
 * of the Copa Libertadores play by many clocks.
 */
const ROWS: readonly Row[] = [
  ['ar.1', 'argentina/liga-profesional', 'America/Argentina/Buenos_Aires', 'Argentina Primera Division'],
  ['at.1', 'austria/bundesliga', 'Europe/Vienna', 'Österr. Bundesliga'],
  ['at.2', 'austria/2-liga', 'Europe/Vienna', 'Österr. 2. Liga', 'Österr. Erste Liga'],
  ['at.cup', 'austria/ofb-cup', 'Europe/Vienna', 'ÖFB Cup'],
  ['au.1', 'australia/a-league', null, 'Australia | A-League'],
  ['be.1', 'belgium/pro-league', 'Europe/Brussels', 'Belgium First Division A'],
  ['br.1', 'brazil/serie-a', 'America/Sao_Paulo', 'Brasileiro Série A'],
  ['br.2', 'brazil/serie-b', 'America/Sao_Paulo', 'Brasileiro Série B'],
  ['ch.1', 'switzerland/super-league', 'Europe/Zurich', 'Swiss Super League'],
  ['ch.2', 'switzerland/challenge-league', 'Europe/Zurich', 'Swiss Challenge League'],
  ['clubworldcup', 'world/club-world-cup', 'America/New_York', 'Club World Cup'],
  ['cn.1', 'china/super-league', 'Asia/Shanghai', 'China | Super League'],
  ['co.1', 'colombia/primera-a', 'America/Bogota', 'Colombia Primera A'],
  ['copa.l', 'south-america/copa-libertadores', null, 'Copa Libertadores'],
  ['cz.1', 'czechia/first-league', 'Europe/Prague', 'Czech Republic First League'],
  ['de.1', 'germany/bundesliga', 'Europe/Berlin', 'Deutsche Bundesliga'],
  ['de.2', 'germany/2-bundesliga', 'Europe/Berlin', 'Deutsche 2. Bundesliga'],
  ['de.3', 'germany/3-liga', 'Europe/Berlin', 'Deutsche 3. Liga'],
  ['de.cup', 'germany/dfb-pokal', 'Europe/Berlin', 'DFB Pokal'],
  ['dz.1', 'algeria/ligue-1', 'Africa/Algiers', 'Algeria | Ligue 1'],
  ['eg.1', 'egypt/premier-league', 'Africa/Cairo', 'Egypt | Premiership'],
  ['en.1', 'england/premier-league', 'Europe/London', 'English Premier League'],
  ['en.2', 'england/championship', 'Europe/London', 'English Championship'],
  ['en.3', 'england/league-one', 'Europe/London', 'English League One'],
  ['en.4', 'england/league-two', 'Europe/London', 'English League Two'],
  ['es.1', 'spain/la-liga', 'Europe/Madrid', 'Primera División de España', 'Spain Primera División'],
  ['es.2', 'spain/la-liga-2', 'Europe/Madrid', 'Segunda División de España', 'Spain Segunda División'],
  ['fr.1', 'france/ligue-1', 'Europe/Paris', 'French Ligue 1'],
  ['fr.2', 'france/ligue-2', 'Europe/Paris', 'French Ligue 2'],
  ['gr.1', 'greece/super-league', 'Europe/Athens', 'Greek Super League'],
  ['hu.1', 'hungary/nb-i', 'Europe/Budapest', 'Hungarian Nemzeti Bajnokság I'],
  ['it.1', 'italy/serie-a', 'Europe/Rome', 'Serie A'],
  ['it.2', 'italy/serie-b', 'Europe/Rome', 'Serie B'],
  ['jp.1', 'japan/j1-league', 'Asia/Tokyo', 'Japan | J1 League'],
  ['ma.1', 'morocco/botola-pro', 'Africa/Casablanca', 'Morocco | Botola Pro 1'],
  ['mls', 'united-states/major-league-soccer', 'America/New_York', 'Major League Soccer'],
  ['mx.1', 'mexico/liga-mx', null, 'Liga MX'],
  ['nl.1', 'netherlands/eredivisie', 'Europe/Amsterdam'],
  ['pt.1', 'portugal/primeira-liga', 'Europe/Lisbon'],
  ['ru.1', 'russia/premier-league', 'Europe/Moscow', 'Russia Premier League'],
  ['sco.1', 'scotland/premiership', 'Europe/London', 'Scottish Premiership'],
  ['tr.1', 'turkey/super-lig', 'Europe/Istanbul', 'Turkish Süper Lig'],
  ['tr.2', 'turkey/1-lig', 'Europe/Istanbul', 'Turkish 1. Lig'],
  ['uefa.cl', 'europe/champions-league', 'Europe/Zurich', 'UEFA Champions League'],
  ['worldcup', 'world/world-cup', null, 'World Cup'],
]

/** Clocks of the World Cups whose hosts have one; the others are reported with the times. */
const WORLD_CUP_ZONES: Readonly<Record<string, string>> = {
  '2010': 'Africa/Johannesburg',
  '2022': 'Asia/Qatar',
}

/** Files that hold something else than they say. */
const UNUSABLE: Readonly<Record<string, string>> = {
  'Russia 1. Division 2019/20': 'the file says Russia 1. Division and holds the matches of the Premier League',
}

const byCode = new Map(ROWS.map((row) => [row[0], row]))
/** The league of a file code of the repository; null for an unlisted one. */
export const stableKeyOf = (code: string): string | null => byCode.get(code)?.[1] ?? null

const byTitle = new Map(ROWS.flatMap((row) => row.slice(3).map((title): [string, Row] => [title ?? '', row])))

/**
 * The competition of a file's title such as `English Premier League 2010/11`. Titles change from year to year: an unlisted one is the
 * league of the file's code if that is listed (`2024-25/pt.1.json`), else a separate competition in the country of the code or the title. A
 * listed title in a file of another country does not count.
 */
export function competitionOf(title: string, path: string): Outcome<TimedCompetition> {
  const unusable = UNUSABLE[title]
  if (unusable !== undefined) return refused(unusable)
  const words = title.trim().split(/\s+/)
  const last = words.pop() ?? ''
  const season = /^\d{4}(?:[/-]\d{2,4})?$/.test(last) ? seasonName(last) : null
  if (words.length === 0 || season === null) return refused(`the title does not end with a season: ${title}`)
  const name = words.join(' ')
  const code = (path.split(/[/\\]/).at(-1) ?? '').replace(/\.json$/i, '').toLowerCase()
  const unseen = unseenCompetition(name, code)
  const ofTitle = byTitle.get(name)
  // A file of women may be called as that of men is: `worldcup.json`.
  const ofCode = unseen.league.squad === null ? byCode.get(code) : undefined
  const row = ofTitle !== undefined && isElsewhere(ofTitle, unseen.codeCountry) ? undefined : (ofTitle ?? ofCode)
  if (row === undefined) return taken({ league: unseen.league, season, zone: unseen.zone })
  const league = knownLeague(row[1])
  return taken({ league, season, zone: league.nations ? (WORLD_CUP_ZONES[season] ?? null) : row[2] })
}

const isElsewhere = ([, stableKey]: Row, codeCountry: string | null): boolean =>
  codeCountry !== null && codeCountry !== knownLeague(stableKey).country
