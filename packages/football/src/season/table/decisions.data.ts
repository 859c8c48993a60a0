/** Points taken (below zero) or given back, with the day it was decided where that fell within the season and is known. */
type PointsRow = readonly [team: string, points: number, from?: string]

export interface DecisionRow {
  points?: readonly PointsRow[]
  /** Put last whatever their points. */
  last?: readonly string[]
  /** Level on points, parted by a match played for it, by cards or by lot: the one ahead first. */
  playOffs?: readonly (readonly [winner: string, loser: string])[]
}

/**
 * What changed a table beside the results, by league and the year the season begins in: the publicly known and certain decisions, not
 * every one there was. Where a club goes by several names they stand between bars.
 */
export const DECISIONS: Readonly<Record<string, DecisionRow>> = {
  'andorra/primera-divisio 2024': { points: [["Penya Encarnada d'Andorra", -3]] },
  'austria/2-liga 2013': { points: [['First Vienna FC 1894', -13]] },
  'austria/2-liga 2016': { points: [['Kapfenberger SV', -4]] },
  'austria/2-liga 2023': { points: [['SC Schwarz-Weiß Bregenz', -3]] },
  'austria/bundesliga 2006': {
    points: [
      ['SK Sturm Graz', -13],
      ['Grazer AK', -28],
    ],
  },
  'austria/bundesliga 2013': { points: [['FC Admira Wacker Mödling', -5]] },
  'austria/bundesliga 2019': { points: [['LASK', -4, '2020-05-28']] },
  'austria/bundesliga 2022': { points: [['FK Austria Wien', -3]] },
  'belgium/pro-league 2008': { playOffs: [['Standard Liège', 'Anderlecht']] },
  'brazil/serie-a 2003': {
    points: [
      ['São Caetano', 3],
      ['Internacional', 2],
      ['Corinthians', 2],
      ['Juventude', 3],
      ['Fluminense', 2],
      ['Ponte Preta', -1],
      ['Paysandu', -8],
    ],
  },
  'brazil/serie-a 2004': { points: [['São Caetano', -24]] },
  'brazil/serie-a 2010': { points: [['Grêmio Prudente', -3]] },
  'brazil/serie-a 2013': {
    points: [
      ['Flamengo', -4],
      ['Portuguesa', -4],
    ],
  },
  'brazil/serie-b 2011': { points: [['Salgueiro', -3]] },
  'brazil/serie-b 2020': { points: [['Cruzeiro', -6]] },
  'england/championship 2006': { points: [['Leeds United', -10, '2007-05-04']] },
  'england/championship 2009': { points: [['Crystal Palace', -10, '2010-01-26']] },
  'england/championship 2011': { points: [['Portsmouth', -10, '2012-02-17']] },
  'england/championship 2014': { points: [['Rotherham United', -3, '2015-04-24']] },
  'england/championship 2018': { points: [['Birmingham City', -9, '2019-03-22']] },
  'england/championship 2019': { points: [['Wigan Athletic', -12, '2020-07-22']] },
  'england/championship 2020': { points: [['Sheffield Wednesday', -6]] },
  'england/championship 2021': {
    points: [
      ['Derby County', -12, '2021-09-22'],
      ['Derby County', -9, '2021-11-16'],
      ['Reading', -6, '2021-11-17'],
    ],
  },
  'england/championship 2022': {
    points: [
      ['Wigan Athletic', -3, '2023-03-20'],
      ['Reading', -6, '2023-04-04'],
    ],
  },
  'england/league-one 1981': { points: [['Bristol Rovers', -2]] },
  'england/league-one 2004': { points: [['Wrexham', -10, '2004-12-03']] },
  'england/league-one 2006': { points: [['Rotherham United', -10]] },
  'england/league-one 2007': {
    points: [
      ['Leeds United', -15],
      ['Luton Town', -10, '2007-11-22'],
      ['AFC Bournemouth', -10, '2008-02-08'],
    ],
  },
  'england/league-one 2009': {
    points: [
      ['Southampton', -10],
      ['Hartlepool United', -3],
    ],
  },
  'england/league-one 2010': { points: [['Plymouth Argyle', -10, '2011-02-21']] },
  'england/league-one 2012': {
    points: [
      ['Portsmouth', -10],
      ['Coventry City', -10, '2013-03-28'],
    ],
  },
  'england/league-one 2013': { points: [['Coventry City', -10]] },
  'england/league-one 2019': { points: [['Bolton Wanderers', -12]] },
  'england/league-one 2023': {
    points: [
      ['Wigan Athletic', -8],
      ['Reading', -6],
    ],
  },
  'england/league-two 1987': {
    points: [
      ['Tranmere Rovers', -2],
      ['Halifax Town', -1],
    ],
  },
  'england/league-two 1996': { points: [['Brighton & Hove Albion', -2, '1996-12-09']] },
  'england/league-two 1997': { points: [['Leyton Orient', -3]] },
  'england/league-two 2000': { points: [['Chesterfield', -9]] },
  'england/league-two 2002': { points: [['Boston United', -4]] },
  'england/league-two 2004': { points: [['Cambridge United', -10, '2005-04-29']] },
  'england/league-two 2006': { points: [['Boston United', -10, '2007-05-05']] },
  'england/league-two 2007': { points: [['Rotherham United', -10, '2008-03-18']] },
  'england/league-two 2008': {
    points: [
      ['Luton Town', -30],
      ['AFC Bournemouth', -17],
      ['Rotherham United', -17],
      ['Darlington', -10, '2009-02-25'],
    ],
  },
  'england/league-two 2010': {
    points: [
      ['Hereford United', -3],
      ['Torquay United', -1],
    ],
  },
  'england/league-two 2011': { points: [['Port Vale', -10, '2012-03-09']] },
  'england/league-two 2019': { points: [['Macclesfield Town', -17]] },
  'england/league-two 2023': { points: [['Morecambe', -3]] },
  'england/national-league 2005': { points: [['Altrincham', -18]] },
  'england/national-league 2008': {
    points: [
      ['Oxford United', -5],
      ['Crawley Town', -1],
      ['Mansfield Town', -4],
    ],
  },
  'england/national-league 2010': {
    points: [
      ['Kidderminster Harriers', -5],
      ['Rushden & Diamonds', -5],
      ['Kettering Town', -2],
      ['Histon', -5],
    ],
  },
  'england/national-league 2013': { points: [['Aldershot Town', -10]] },
  'england/national-league 2021': { points: [['Dover Athletic', -12]] },
  'england/premier-league 1990': {
    points: [
      ['Arsenal', -2],
      ['Manchester United', -1],
    ],
  },
  'england/premier-league 1996': { points: [['Middlesbrough', -3, '1997-01-14']] },
  'england/premier-league 2009': { points: [['Portsmouth', -9, '2010-03-17']] },
  'england/premier-league 2023': {
    points: [
      ['Everton', -10, '2023-11-17'],
      ['Everton', 4, '2024-02-26'],
      ['Nottingham Forest', -4, '2024-03-18'],
      ['Everton', -2, '2024-04-08'],
    ],
  },
  'france/ligue-1 2012': { points: [['AC Ajaccio', -2]] },
  'france/ligue-1 2021': {
    points: [
      ['Nice', -1, '2021-09-08'],
      ['Lyon', -1, '2021-12-08'],
    ],
  },
  'france/ligue-1 2023': { points: [['Montpellier', -1]] },
  'germany/2-bundesliga 2007': { points: [['TuS Koblenz', -6]] },
  'germany/2-bundesliga 2008': { points: [['TuS Koblenz', -3]] },
  'germany/2-bundesliga 2009': { points: [['Arminia Bielefeld', -4]] },
  'germany/2-bundesliga 2010': { points: [['Arminia Bielefeld', -3]] },
  'germany/2-bundesliga 2015': { points: [['Sandhausen', -3]] },
  'germany/3-liga 2010': { points: [['Rot Weiss Ahlen', -3]], last: ['Rot Weiss Ahlen'] },
  'germany/bundesliga 1993': { points: [['Dynamo Dresden', -4]] },
  'germany/bundesliga 1999': { points: [['Eintracht Frankfurt', -2, '2000-03-25']] },
  'germany/bundesliga 2003': { points: [['1. FC Kaiserslautern|Kaiserslautern', -3]] },
  'israel/ligat-haal 2024': {
    points: [
      ["Hapoel Be'er-Sheva", -1],
      ['Maccabi Haifa', -1],
      // Decided between the two phases.
      ['Beitar Jerusalem', -1, '2025-03-15'],
    ],
  },
  'italy/serie-a 1994': { playOffs: [['Padova', 'Genoa']] },
  'italy/serie-a 1996': { playOffs: [['Piacenza', 'Cagliari']] },
  'italy/serie-a 1998': { playOffs: [['Udinese', 'Juventus']] },
  'italy/serie-a 1999': { playOffs: [['Inter', 'Parma']] },
  'italy/serie-a 2000': { playOffs: [['Hellas Verona|Verona', 'Reggina']] },
  'italy/serie-a 2002': { playOffs: [['Reggina', 'Atalanta']] },
  'italy/serie-a 2004': { playOffs: [['Parma', 'Bologna']] },
  'italy/serie-a 2005': {
    points: [
      ['AC Milan|Milan', -30],
      ['Fiorentina', -30],
      ['Lazio', -30],
    ],
    last: ['Juventus'],
  },
  'italy/serie-a 2006': {
    points: [
      ['Fiorentina', -15],
      ['Reggina', -11],
      ['AC Milan|Milan', -8],
      ['Lazio', -3],
      ['Siena', -1],
    ],
  },
  'italy/serie-a 2010': { points: [['Bologna', -3]] },
  'italy/serie-a 2011': { points: [['Atalanta', -6]] },
  'italy/serie-a 2012': {
    points: [
      ['Siena', -6],
      ['Atalanta', -2],
      ['Sampdoria', -1],
      ['Torino', -1],
    ],
  },
  'italy/serie-a 2014': { points: [['Parma', -7]] },
  'italy/serie-a 2018': { points: [['Chievo', -3]] },
  'italy/serie-a 2022': {
    points: [
      ['Juventus', -15, '2023-01-20'],
      ['Juventus', 15, '2023-04-20'],
      ['Juventus', -10, '2023-05-22'],
    ],
    playOffs: [['Hellas Verona|Verona', 'Spezia']],
  },
  'italy/serie-b 2018': {
    points: [
      ['US Città di Palermo', -20],
      ['Foggia Calcio', -6],
    ],
  },
  'italy/serie-b 2021': { points: [['Reggina 1914', -2]] },
  'netherlands/eerste-divisie 2024': { points: [['Vitesse (Arnhem)', -39]] },
  'netherlands/eredivisie 2023': { points: [['Vitesse', -18, '2024-04-19']] },
  'north-macedonia/prva-liga 2024': {
    points: [
      ['Gostivari (Gostivar)', -18],
      ['Voska Sport (Ohrid)', -18],
    ],
  },
  'poland/ekstraklasa 2016': { points: [['Ruch Chorzów|Ruch', -4]] },
  'poland/ekstraklasa 2017': { points: [['Lechia Gdańsk', -1]] },
  'scotland/championship 2010': { points: [['Dundee', -25, '2010-11-01']] },
  'scotland/premiership 2007': { points: [['Gretna', -10, '2008-03-12']] },
  'scotland/premiership 2011': { points: [['Rangers', -10, '2012-02-14']] },
  'scotland/premiership 2013': { points: [['Heart of Midlothian|Hearts', -15]] },
  'serbia/superliga 2024': { points: [['Tekstilac (Odžaci)', -6]] },
  'spain/la-liga 2014': { points: [['Almería', -3, '2015-02-18']] },
  'spain/la-liga-2 2018': { points: [['CF Reus', -21]] },
  'spain/segunda-division-b 2010': {
    points: [
      ['Cerro Reyes', -3],
      ['Jumilla', -5],
    ],
  },
  'turkey/super-lig 2024': { points: [['Adana Demirspor', -12]] },
  'world/world-cup 1954': {
    playOffs: [
      ['West Germany|Germany', 'Turkey'],
      ['Switzerland', 'Italy'],
    ],
  },
  'world/world-cup 1958': {
    playOffs: [
      ['Northern Ireland', 'Czechoslovakia|Czechia'],
      ['Wales', 'Hungary'],
      ['Soviet Union|Russia', 'England'],
    ],
  },
  // By lot.
  'world/world-cup 1990': { playOffs: [['Republic of Ireland|Ireland', 'Netherlands']] },
  // By cards.
  'world/world-cup 2018': { playOffs: [['Japan', 'Senegal']] },
}
