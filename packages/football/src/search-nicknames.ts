import { wordsOf } from './text.ts'

/** What people type for what is called otherwise; several names where sources write it in several ways. */
const NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  atleti: ['Atlético Madrid', 'Atletico de Madrid', 'Atletico'],
  barca: ['Barcelona'],
  barsa: ['Barcelona'],
  blaugrana: ['Barcelona'],
  bvb: ['Borussia Dortmund', 'Dortmund'],
  epl: ['Premier League'],
  fcb: ['Bayern Munich', 'Bayern München', 'Barcelona'],
  fla: ['Flamengo'],
  gladbach: ['Borussia Mönchengladbach', "M'gladbach"],
  gunners: ['Arsenal'],
  hammers: ['West Ham United', 'West Ham'],
  inter: ['Internazionale', 'Inter Milan', 'Inter'],
  juve: ['Juventus'],
  laliga: ['La Liga'],
  'man c': ['Manchester City', 'Man City'],
  'man city': ['Manchester City', 'Man City'],
  'man u': ['Manchester United', 'Man United'],
  'man utd': ['Manchester United', 'Man United'],
  mcfc: ['Manchester City', 'Man City'],
  mengao: ['Flamengo'],
  mufc: ['Manchester United', 'Man United'],
  om: ['Marseille', 'Olympique Marseille', 'Olympique de Marseille'],
  psg: ['Paris Saint-Germain', 'Paris Saint Germain', 'Paris SG'],
  psv: ['PSV Eindhoven'],
  rma: ['Real Madrid'],
  saints: ['Southampton'],
  sporting: ['Sporting CP', 'Sporting Lisbon', 'Sp Lisbon'],
  spurs: ['Tottenham Hotspur', 'Tottenham'],
  toffees: ['Everton'],
  ucl: ['Champions League'],
  uel: ['Europa League'],
  villa: ['Aston Villa'],
  wolves: ['Wolverhampton Wanderers', 'Wolverhampton', 'Wolves'],
}

/** Names the words may mean besides themselves, each as its words. */
const MEANT = new Map(
  Object.entries(NICKNAMES).map(([nickname, names]) => [nickname, names.map((name) => wordsOf(name))]),
)

/** The names a nickname stands for, each as its folded words; none for a text that is no nickname. */
export function meantBy(words: readonly string[]): readonly (readonly string[])[] {
  return MEANT.get(words.join(' ')) ?? []
}
