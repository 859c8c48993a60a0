import { nameKey } from '@touchline/football'

/** Names stand between semicolons, as any source writes them; case, accents, dots and dashes do not matter. */
type LeagueRow = readonly [stableKey: string, country: string, name: string, cupOrTier?: 'cup' | number, names?: string]

/** A competition that every source shares. */
export interface ListedLeague {
  stableKey: string
  /** English name in the list of countries. */
  country: string
  name: string
  type: 'league' | 'cup'
  tier: number
}

const ROWS: readonly LeagueRow[] = [
  ['africa/africa-cup-of-nations', 'Africa', 'Africa Cup of Nations', 'cup', 'African Nations Cup; AFCON'],
  ['africa/africa-cup-of-nations-qualifying', 'Africa', 'Africa Cup of Nations Qualifying', 'cup'],
  ['africa/champions-league', 'Africa', 'CAF Champions League', 'cup', 'Champions League'],
  ['albania/kategoria-superiore', 'Albania', 'Kategoria Superiore', 1, 'Superliga; Abissnet Superiore'],
  ['algeria/ligue-1', 'Algeria', 'Ligue 1'],
  ['andorra/primera-divisio', 'Andorra', 'Primera Divisió'],
  ['argentina/copa-de-la-liga-profesional', 'Argentina', 'Copa de la Liga Profesional', 'cup'],
  ['argentina/liga-profesional', 'Argentina', 'Liga Profesional', 1, 'Primera División; Superliga; Torneo Betano'],
  ['asia/asian-cup', 'Asia', 'Asian Cup', 'cup', 'AFC Asian Cup'],
  [
    'asia/champions-league',
    'Asia',
    'AFC Champions League',
    'cup',
    'AFC Champions League Elite; Champions League Elite',
  ],
  ['australia/a-league', 'Australia', 'A-League', 1, 'A-League Men'],
  ['austria/2-liga', 'Austria', '2. Liga', 2, 'Erste Liga'],
  ['austria/bundesliga', 'Austria', 'Bundesliga'],
  ['austria/ofb-cup', 'Austria', 'ÖFB Cup', 'cup'],
  [
    'belgium/pro-league',
    'Belgium',
    'Pro League',
    1,
    'Jupiler League; Jupiler Pro League; First Division A; Eerste Klasse A',
  ],
  [
    'brazil/serie-a',
    'Brazil',
    'Serie A',
    1,
    'Série A Betano; Brasileiro Série A; Brasileirão; Campeonato Brasileiro Série A',
  ],
  ['brazil/serie-b', 'Brazil', 'Serie B', 2, 'Brasileiro Série B; Campeonato Brasileiro Série B'],
  ['bulgaria/parva-liga', 'Bulgaria', 'Parva Liga', 1, 'First League; First Professional League; efbet Liga'],
  ['chile/primera-division', 'Chile', 'Primera División', 1, 'Liga de Primera; Campeonato Nacional'],
  ['china/league-one', 'China', 'League One', 2, 'China League One'],
  ['china/super-league', 'China', 'Super League'],
  ['colombia/primera-a', 'Colombia', 'Primera A', 1, 'Liga BetPlay; Categoría Primera A'],
  ['croatia/hnl', 'Croatia', 'HNL', 1, '1. HNL; Prva HNL; SuperSport HNL'],
  ['cyprus/first-division', 'Cyprus', 'First Division', 1, '1. Division'],
  ['czechia/first-league', 'Czechia', 'First League', 1, '1. Liga; Chance Liga; Fortuna Liga'],
  ['denmark/superliga', 'Denmark', 'Superliga'],
  ['ecuador/serie-a', 'Ecuador', 'Serie A', 1, 'LigaPro; Liga Pro; LigaPro Serie A'],
  ['egypt/premier-league', 'Egypt', 'Premier League', 1, 'Premiership'],
  ['england/championship', 'England', 'Championship', 2, 'EFL Championship; Football League Championship'],
  ['england/efl-cup', 'England', 'EFL Cup', 'cup', 'League Cup; Carabao Cup'],
  ['england/fa-cup', 'England', 'FA Cup', 'cup'],
  ['england/league-one', 'England', 'League One', 3],
  ['england/league-two', 'England', 'League Two', 4],
  ['england/national-league', 'England', 'National League', 5, 'Football Conference; Conference National; Conference'],
  ['england/premier-league', 'England', 'Premier League', 1, 'English Premier League; EPL; Premiership'],
  ['europe/champions-league', 'Europe', 'Champions League', 'cup', 'UEFA Champions League'],
  [
    'europe/conference-league',
    'Europe',
    'Conference League',
    'cup',
    'UEFA Conference League; UEFA Europa Conference League; Europa Conference League',
  ],
  ['europe/europa-league', 'Europe', 'Europa League', 'cup', 'UEFA Europa League'],
  [
    'europe/european-championship',
    'Europe',
    'European Championship',
    'cup',
    'UEFA European Championship; UEFA Euro; Euro; Europameisterschaft; EM',
  ],
  [
    'europe/european-championship-qualifying',
    'Europe',
    'European Championship Qualifying',
    'cup',
    'Euro Qualifying; Euro Qualification; UEFA Euro Qualifying; European Championship Qualification',
  ],
  ['europe/nations-league', 'Europe', 'Nations League', 'cup', 'UEFA Nations League'],
  ['finland/veikkausliiga', 'Finland', 'Veikkausliiga'],
  ['france/coupe-de-france', 'France', 'Coupe de France', 'cup'],
  ['france/ligue-1', 'France', 'Ligue 1', 1, 'Division 1; French Ligue 1'],
  ['france/ligue-2', 'France', 'Ligue 2', 2],
  ['germany/2-bundesliga', 'Germany', '2. Bundesliga', 2],
  ['germany/3-liga', 'Germany', '3. Liga', 3],
  ['germany/bundesliga', 'Germany', 'Bundesliga'],
  ['germany/dfb-pokal', 'Germany', 'DFB-Pokal', 'cup', 'DFB Pokal'],
  ['greece/super-league', 'Greece', 'Super League', 1, 'Superleague; Super League 1'],
  ['hungary/nb-i', 'Hungary', 'NB I', 1, 'OTP Bank Liga; Nemzeti Bajnokság I'],
  ['india/super-league', 'India', 'Super League', 1, 'Indian Super League; ISL'],
  ['ireland/premier-division', 'Ireland', 'Premier Division', 1, 'Premier League'],
  ['israel/ligat-haal', 'Israel', "Ligat ha'Al", 1, 'Premier League; Ligat Al'],
  ['italy/coppa-italia', 'Italy', 'Coppa Italia', 'cup'],
  ['italy/serie-a', 'Italy', 'Serie A', 1, 'Calcio Serie A'],
  ['italy/serie-b', 'Italy', 'Serie B', 2],
  ['japan/j1-league', 'Japan', 'J1 League', 1, 'J League; J1; J. League Division 1'],
  ['japan/j2-league', 'Japan', 'J2 League', 2, 'J2; J. League Division 2'],
  ['mexico/liga-mx', 'Mexico', 'Liga MX', 1, 'Primera División'],
  ['morocco/botola-pro', 'Morocco', 'Botola Pro', 1, 'Botola Pro 1; Botola'],
  ['netherlands/eerste-divisie', 'Netherlands', 'Eerste Divisie', 2, 'Keuken Kampioen Divisie'],
  ['netherlands/eredivisie', 'Netherlands', 'Eredivisie'],
  ['north-central-america/gold-cup', 'North & Central America', 'Gold Cup', 'cup', 'CONCACAF Gold Cup'],
  ['north-macedonia/prva-liga', 'North Macedonia', 'Prva Liga', 1, 'First League; 1. MFL'],
  ['northern-ireland/premiership', 'Northern Ireland', 'Premiership', 1, 'NIFL Premiership; IFA Premiership'],
  ['norway/eliteserien', 'Norway', 'Eliteserien', 1, 'Tippeligaen'],
  ['norway/first-division', 'Norway', 'First Division', 2, '1. divisjon; OBOS-ligaen; Adeccoligaen'],
  ['paraguay/primera-division', 'Paraguay', 'Primera División', 1, 'División de Honor; Copa de Primera'],
  ['peru/liga-1', 'Peru', 'Liga 1', 1, 'Primera División; Liga 1 Te Apuesto'],
  ['poland/ekstraklasa', 'Poland', 'Ekstraklasa'],
  ['poland/i-liga', 'Poland', 'I Liga', 2, 'Betclic 1 Liga; Fortuna 1 Liga; 1. Liga'],
  ['portugal/liga-portugal-2', 'Portugal', 'Liga Portugal 2', 2, 'Segunda Liga; Liga Portugal SABSEG; II Liga'],
  ['portugal/primeira-liga', 'Portugal', 'Primeira Liga', 1, 'Liga Portugal; Liga NOS; Liga Sagres; Liga ZON Sagres'],
  ['portugal/taca-de-portugal', 'Portugal', 'Taça de Portugal', 'cup'],
  ['romania/liga-1', 'Romania', 'Liga 1', 1, 'Liga I; Superliga; SuperLiga'],
  ['russia/premier-league', 'Russia', 'Premier League', 1, 'Premier Liga'],
  ['saudi-arabia/pro-league', 'Saudi Arabia', 'Pro League'],
  ['scotland/championship', 'Scotland', 'Championship', 2],
  ['scotland/league-one', 'Scotland', 'League One', 3],
  ['scotland/league-two', 'Scotland', 'League Two', 4],
  ['scotland/premiership', 'Scotland', 'Premiership', 1, 'Premier League'],
  ['serbia/superliga', 'Serbia', 'SuperLiga', 1, 'Super Liga; Mozzart Bet Superliga'],
  ['slovakia/super-liga', 'Slovakia', 'Super Liga', 1, 'Fortuna liga; Niké Liga'],
  ['south-america/copa-america', 'South America', 'Copa América', 'cup', 'CONMEBOL Copa América'],
  [
    'south-america/copa-libertadores',
    'South America',
    'Copa Libertadores',
    'cup',
    'CONMEBOL Libertadores; Libertadores',
  ],
  [
    'south-america/copa-sudamericana',
    'South America',
    'Copa Sudamericana',
    'cup',
    'CONMEBOL Sudamericana; Sudamericana',
  ],
  [
    'south-america/world-cup-qualifying',
    'South America',
    'World Cup Qualifying',
    'cup',
    'World Cup Qualification South America; WC Qualification South America',
  ],
  ['south-korea/k-league-1', 'South Korea', 'K League 1', 1, 'K League Classic'],
  ['south-korea/k-league-2', 'South Korea', 'K League 2', 2, 'K League Challenge'],
  ['spain/copa-del-rey', 'Spain', 'Copa del Rey', 'cup'],
  ['spain/la-liga', 'Spain', 'La Liga', 1, 'LaLiga; Primera División; LaLiga EA Sports; LaLiga Santander'],
  ['spain/la-liga-2', 'Spain', 'La Liga 2', 2, 'LaLiga2; Segunda División; LaLiga Hypermotion; LaLiga SmartBank'],
  ['spain/segunda-division-b', 'Spain', 'Segunda División B', 3],
  ['sweden/allsvenskan', 'Sweden', 'Allsvenskan'],
  ['sweden/superettan', 'Sweden', 'Superettan', 2],
  ['switzerland/challenge-league', 'Switzerland', 'Challenge League', 2],
  ['switzerland/super-league', 'Switzerland', 'Super League'],
  ['turkey/1-lig', 'Turkey', '1. Lig', 2, 'TFF 1. Lig'],
  ['turkey/super-lig', 'Turkey', 'Süper Lig'],
  ['ukraine/premier-league', 'Ukraine', 'Premier League', 1, 'Premier Liga; Premyer Liha'],
  [
    'united-arab-emirates/pro-league',
    'United Arab Emirates',
    'Pro League',
    1,
    'UAE Pro League; ADNOC Pro League; Arabian Gulf League',
  ],
  ['united-states/major-league-soccer', 'United States', 'MLS', 1, 'Major League Soccer'],
  ['uruguay/primera-division', 'Uruguay', 'Primera División', 1, 'Liga AUF Uruguaya'],
  ['wales/premier-league', 'Wales', 'Premier League', 1, 'Cymru Premier; JD Cymru Premier'],
  ['world/club-world-cup', 'World', 'Club World Cup', 'cup', 'FIFA Club World Cup'],
  ['world/world-cup', 'World', 'World Cup', 'cup', 'FIFA World Cup; Weltmeisterschaft; WM'],
]

const listed = ([stableKey, country, name, cupOrTier = 1]: LeagueRow): ListedLeague => ({
  ...{ stableKey, country, name },
  ...(cupOrTier === 'cup' ? { type: 'cup', tier: 1 } : { type: 'league', tier: cupOrTier }),
})

const byStableKey = new Map(ROWS.map((row) => [row[0], listed(row)]))

const byName = new Map(
  ROWS.flatMap((row) =>
    [row[2], ...(row[4]?.split('; ') ?? [])].map((name): [string, ListedLeague] => [place(row[1], name), listed(row)]),
  ),
)

function place(country: string, name: string): string {
  return `${country}/${nameKey(name)}`
}

/** Null when no competition has the key. */
export const listedByKey = (stableKey: string): ListedLeague | null => byStableKey.get(stableKey) ?? null

/** The competition called so in a country or region by its English name in the list of countries; null for one that no list has. */
export const listedByName = (country: string, name: string): ListedLeague | null =>
  byName.get(place(country, name)) ?? null

const otherNames = new Map(ROWS.map((row) => [row[0], row[4]?.split('; ') ?? []]))

/** What people and sources call a competition beside its name, by its stable key; none for a key that is not in the list. */
export const otherLeagueNames = (stableKey: string): readonly string[] => otherNames.get(stableKey) ?? []

/** Stands for all of them: a text that differs as soon as one of them does. */
export const leagueNamesText = (): string => JSON.stringify([...otherNames])
