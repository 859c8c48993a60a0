import { describe, expect, test } from 'vitest'
import { knownDecisions } from './decisions.ts'

/** Clubs of a season as a source spells them: those that a decision names, and others of like names. */
const SEASONS: readonly [
  source: string,
  league: string,
  season: string,
  clubs: readonly string[],
  found: readonly string[],
][] = [
  [
    ...(['football-data.org', 'england/premier-league', '2023/2024'] as const),
    ['Everton FC', 'Nottingham Forest FC', 'Manchester City FC', 'Newcastle United FC'],
    ['Everton FC', 'Nottingham Forest FC'],
  ],
  [
    ...(['football-data.org', 'england/championship', '2021/2022'] as const),
    ['Derby County FC', 'Reading FC', 'Stoke City FC', 'Cardiff City FC'],
    ['Derby County FC', 'Reading FC'],
  ],
  [
    ...(['football-data.org', 'england/championship', '2025/2026'] as const),
    ['Sheffield Wednesday FC', 'Sheffield United FC', 'Leicester City FC'],
    ['Sheffield Wednesday FC'],
  ],
  [
    ...(['football-data.org', 'italy/serie-a', '2018/2019'] as const),
    ['AC Chievo Verona', 'Hellas Verona FC', 'AS Roma', 'AC Milan'],
    ['AC Chievo Verona'],
  ],
  [
    ...(['football-data.org', 'italy/serie-a', '2022/2023'] as const),
    ['Juventus FC', 'FC Internazionale Milano', 'Torino FC', 'Hellas Verona FC', 'Spezia Calcio'],
    ['Juventus FC'],
  ],
  [
    ...(['football-data.org', 'france/ligue-1', '2021/2022'] as const),
    ['OGC Nice', 'Olympique Lyonnais', 'Olympique de Marseille', 'AS Monaco FC'],
    ['OGC Nice', 'Olympique Lyonnais'],
  ],
  [
    ...(['football-data.org', 'france/ligue-1', '2023/2024'] as const),
    ['Montpellier HSC', 'Lille OSC', 'RC Lens'],
    ['Montpellier HSC'],
  ],
  [
    ...(['football-data.org', 'netherlands/eredivisie', '2023/2024'] as const),
    ['SBV Vitesse', 'SC Heerenveen', 'SBV Excelsior'],
    ['SBV Vitesse'],
  ],
  [
    ...(['football-data.org', 'spain/la-liga', '2014/2015'] as const),
    ['UD Almería', 'UD Las Palmas', 'Granada CF'],
    ['UD Almería'],
  ],
  [
    ...(['football-data.org', 'brazil/serie-a', '2013'] as const),
    ['CR Flamengo', 'AA Portuguesa de Desportos', 'Fluminense FC', 'SC Corinthians Paulista'],
    ['AA Portuguesa de Desportos', 'CR Flamengo'],
  ],
  [
    ...(['OpenLigaDB', 'germany/2-bundesliga', '2015/2016'] as const),
    ['SV Sandhausen', 'SV Darmstadt 98', 'SpVgg Greuther Fürth', 'SC Paderborn 07'],
    ['SV Sandhausen'],
  ],
  [
    ...(['OpenLigaDB', 'germany/2-bundesliga', '2010/2011'] as const),
    ['DSC Arminia Bielefeld', 'VfL Osnabrück', 'Alemannia Aachen'],
    ['DSC Arminia Bielefeld'],
  ],
  [
    ...(['OpenLigaDB', 'germany/2-bundesliga', '2008/2009'] as const),
    ['TuS Koblenz', 'Rot Weiss Ahlen', 'Rot-Weiß Oberhausen'],
    ['TuS Koblenz'],
  ],
  [
    ...(['OpenLigaDB', 'germany/3-liga', '2010/2011'] as const),
    ['Rot Weiss Ahlen', 'FC Rot-Weiß Erfurt', 'VfR Aalen'],
    ['Rot Weiss Ahlen'],
  ],
  [
    ...(['Sportmonks', 'england/premier-league', '2023/2024'] as const),
    ['Everton', 'Nottingham Forest', 'Manchester City', 'Newcastle United'],
    ['Everton', 'Nottingham Forest'],
  ],
  [
    ...(['Sportmonks', 'england/league-one', '2023/2024'] as const),
    ['Wigan Athletic', 'Reading', 'Charlton Athletic', 'Oxford United'],
    ['Reading', 'Wigan Athletic'],
  ],
  [
    ...(['Sportmonks', 'italy/serie-b', '2024/2025'] as const),
    ['Brescia', 'Cosenza', 'Cesena', 'Cremonese'],
    ['Brescia', 'Cosenza'],
  ],
  [
    ...(['Sportmonks', 'france/ligue-1', '2021/2022'] as const),
    ['Nice', 'Olympique Lyonnais', 'Olympique Marseille', 'Monaco'],
    ['Nice', 'Olympique Lyonnais'],
  ],
  [
    ...(['Sportmonks', 'netherlands/eerste-divisie', '2024/2025'] as const),
    ['Vitesse', 'Excelsior', 'De Graafschap'],
    ['Vitesse'],
  ],
  [...(['Sportmonks', 'italy/serie-a', '2018/2019'] as const), ['Chievo', 'Hellas Verona', 'Milan'], ['Chievo']],
]

describe('points taken hit their club', () => {
  test.each(SEASONS)('as %s spells it: %s %s', (_, league, season, clubs, found) => {
    const teams = clubs.map((name) => ({ team: name, name }))
    const { corrections = [], unknown } = knownDecisions(league, season, teams)
    expect(unknown).toEqual([])
    expect([...new Set(corrections.map(({ team }) => team))].toSorted()).toEqual(found)
  })
})
