import { seasonName } from '@touchline/football'
import { type Competition, listedLeague } from '../files/competitions.ts'
import { type Outcome, refused, taken } from '../files/problems.ts'

/** The source names competitions after their country in German. */
const LEAGUES: Readonly<Record<string, string>> = {
  'deutschland_2-bundesliga': 'germany/2-bundesliga',
  deutschland_bundesliga: 'germany/bundesliga',
  'england_premier-league': 'england/premier-league',
  'frankreich_ligue-1': 'france/ligue-1',
  'italien_serie-a': 'italy/serie-a',
  'portugal_liga-portugal': 'portugal/primeira-liga',
  'spanien_la-liga': 'spain/la-liga',
}

/** Competition and season of `england_premier-league-2017-2018`; refused when either is not known. */
export function competitionOf(text: string): Outcome<Competition> {
  const match = /^(.+?)-(\d{4}(?:-\d{4})?)$/.exec(text)
  const season = seasonName(match?.[2] ?? '')
  if (match === null || season === null) return refused(`the competition does not end with a season: ${text}`)
  const league = listedLeague(LEAGUES[match[1] ?? ''], `no competition is called ${match[1]}`)
  return league.ok ? taken({ league: league.value, season }) : league
}
