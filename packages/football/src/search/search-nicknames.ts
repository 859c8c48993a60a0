import { searchKey } from './search-key.ts'

/** Nicknames people type, with several names where sources disagree. */
export const NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  aguias: ['Benfica', 'SL Benfica', 'Sport Lisboa e Benfica'],
  albiceleste: ['Argentina'],
  atleti: ['Atlético Madrid', 'Atletico de Madrid', 'Atletico'],
  azzurri: ['Italy'],
  barca: ['Barcelona'],
  barsa: ['Barcelona'],
  'black cats': ['Sunderland'],
  blaugrana: ['Barcelona'],
  boro: ['Middlesbrough'],
  bvb: ['Borussia Dortmund', 'Dortmund'],
  canarinha: ['Brazil'],
  cherries: ['Bournemouth', 'AFC Bournemouth'],
  colchoneros: ['Atlético Madrid', 'Atletico de Madrid'],
  cottagers: ['Fulham'],
  dragoes: ['Porto'],
  eagles: ['Crystal Palace'],
  epl: ['Premier League'],
  fcb: ['Bayern Munich', 'Bayern München', 'Barcelona'],
  fla: ['Flamengo'],
  forest: ['Nottingham Forest', "Nott'm Forest"],
  foxes: ['Leicester City', 'Leicester'],
  galo: ['Atlético Mineiro', 'Atletico-MG'],
  giallorossi: ['Roma'],
  gladbach: ['Borussia Mönchengladbach', "M'gladbach"],
  gunners: ['Arsenal'],
  hammers: ['West Ham United', 'West Ham'],
  inter: ['Internazionale', 'Inter Milan', 'Inter'],
  juve: ['Juventus'],
  'la roja': ['Spain'],
  laliga: ['La Liga'],
  leoes: ['Sporting CP', 'Sporting Lisbon'],
  'les bleus': ['France'],
  magpies: ['Newcastle United', 'Newcastle'],
  'man c': ['Manchester City', 'Man City'],
  'man city': ['Manchester City', 'Man City'],
  'man u': ['Manchester United', 'Man United'],
  'man utd': ['Manchester United', 'Man United'],
  mannschaft: ['Germany'],
  mcfc: ['Manchester City', 'Man City'],
  mengao: ['Flamengo'],
  merengues: ['Real Madrid'],
  mufc: ['Manchester United', 'Man United'],
  nerazzurri: ['Inter', 'Internazionale', 'Inter Milan'],
  'old lady': ['Juventus'],
  om: ['Marseille', 'Olympique Marseille', 'Olympique de Marseille'],
  oranje: ['Netherlands'],
  psg: ['Paris Saint-Germain', 'Paris Saint Germain', 'Paris SG'],
  psv: ['PSV Eindhoven'],
  'red devils': ['Manchester United', 'Man United'],
  rma: ['Real Madrid'],
  rossoneri: ['AC Milan', 'Milan'],
  saints: ['Southampton'],
  seagulls: ['Brighton & Hove Albion', 'Brighton'],
  selecao: ['Portugal', 'Brazil'],
  sporting: ['Sporting CP', 'Sporting Lisbon', 'Sp Lisbon'],
  spurs: ['Tottenham Hotspur', 'Tottenham'],
  'super eagles': ['Nigeria'],
  'three lions': ['England'],
  timao: ['Corinthians'],
  toffees: ['Everton'],
  ucl: ['Champions League'],
  uel: ['Europa League'],
  vasco: ['Vasco da Gama'],
  verdao: ['Palmeiras'],
  villa: ['Aston Villa'],
  wolves: ['Wolverhampton Wanderers', 'Wolverhampton', 'Wolves'],
}

/** The nicknames of each name, both as `searchKey` writes them. */
const NICKNAMES_OF = new Map<string, string[]>()
for (const [nickname, names] of Object.entries(NICKNAMES))
  for (const name of names) {
    const key = searchKey(name)
    NICKNAMES_OF.set(key, [...(NICKNAMES_OF.get(key) ?? []), searchKey(nickname)])
  }

/** Nicknames of a name in the form of `searchKey`; none for most. */
export function nicknamesOf(key: string): readonly string[] {
  return NICKNAMES_OF.get(key) ?? []
}
