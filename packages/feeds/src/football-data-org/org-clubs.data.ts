import type { Source } from '@touchline/football'
import { type Club, clubNamed } from '../clubs/index.ts'

/**
 * Clubs of football-data.org by its ids, as football-data.co.uk calls them, by country: found where a match of each source had the same
 * kick-off in the United Kingdom and the same score, 79 clubs of the seasons 2023/2024 to 2025/2026.
 */
const IDS: Readonly<Record<string, string>> = {
  England: `
57 Arsenal|58 Aston Villa|59 Blackburn|61 Chelsea|62 Everton|63 Fulham|64 Liverpool|65 Man City|66 Man United|67 Newcastle|68 Norwich|69 QPR
70 Stoke|71 Sunderland|72 Swansea|73 Tottenham|74 West Brom|76 Wolves|322 Hull|325 Portsmouth|328 Burnley|332 Birmingham|338 Leicester
340 Southampton|341 Leeds|342 Derby|343 Middlesbrough|345 Sheffield Weds|346 Watford|349 Ipswich|351 Nott'm Forest|354 Crystal Palace
356 Sheffield United|384 Millwall|385 Rotherham|387 Bristol City|389 Luton|394 Huddersfield|397 Brighton|402 Brentford|563 West Ham
715 Cardiff|1044 Bournemouth|1076 Coventry|1081 Preston|1138 Plymouth`,
  France: '521 Lille|522 Nice|527 St Etienne|529 Rennes|533 Le Havre|546 Lens',
  Germany: `
2 Hoffenheim|3 Leverkusen|4 Dortmund|10 Stuttgart|11 Wolfsburg|15 Mainz|16 Augsburg|17 Freiburg|18 M'gladbach|19 Ein Frankfurt
28 Union Berlin|44 Heidenheim`,
  Italy: '99 Fiorentina|107 Genoa|108 Inter|110 Lazio|113 Napoli|470 Frosinone|586 Torino|5911 Monza',
  Portugal: '503 Porto|1103 Chaves|1903 Benfica|5531 Famalicao',
  Spain: '77 Ath Bilbao|78 Ath Madrid|86 Real Madrid|90 Betis|94 Villarreal|275 Las Palmas|298 Girona|558 Celta',
}

const NAMED_BY: Source = 'football-data'

/** The clubs of the map by id. */
export const MAPPED_CLUBS: ReadonlyMap<number, Club> = new Map(
  Object.entries(IDS).flatMap(([country, lines]) =>
    lines
      .trim()
      .split(/[|\n]/)
      .flatMap((line): [number, Club][] => {
        const [, id, name = ''] = /^(\d+) (.+)$/.exec(line) ?? []
        const club = clubNamed(NAMED_BY, { country, name })
        return club === null ? [] : [[Number(id), club]]
      }),
  ),
)
