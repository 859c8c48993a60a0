import type { WrittenTables } from './written-seasons.testing.ts'

/** Five leagues: the first four and the last three of each season. Computed, read over once, and written down so that no change goes unseen. */
export const FIVE_LEAGUES: WrittenTables = {
  E0: {
    '1993-94':
      'Manchester United 92, Blackburn Rovers 84, Newcastle United 77, Arsenal 71 … Sheffield United 42, Oldham Athletic 40, Swindon Town 30',
    '1994-95':
      'Blackburn Rovers 89, Manchester United 88, Nottingham Forest 77, Liverpool 74 … Norwich City 43, Leicester City 29, Ipswich Town 27',
    '1995-96':
      'Manchester United 82, Newcastle United 78, Liverpool 71, Aston Villa 63 … Manchester City 38, Queens Park Rangers 33, Bolton Wanderers 29',
    '1996-97':
      'Manchester United 75, Newcastle United 68, Arsenal 68, Liverpool 68 … Sunderland 40, Middlesbrough 39, Nottingham Forest 34',
    '1997-98':
      'Arsenal 78, Manchester United 77, Liverpool 65, Chelsea 63 … Bolton Wanderers 40, Barnsley 35, Crystal Palace 33',
    '1998-99':
      'Manchester United 79, Arsenal 78, Chelsea 75, Leeds United 67 … Charlton Athletic 36, Blackburn Rovers 35, Nottingham Forest 30',
    '1999-00':
      'Manchester United 91, Arsenal 73, Leeds United 69, Liverpool 67 … Wimbledon 33, Sheffield Wednesday 31, Watford 24',
    '2000-01':
      'Manchester United 80, Arsenal 70, Liverpool 69, Leeds United 68 … Manchester City 34, Coventry City 34, Bradford City 26',
    '2001-02':
      'Arsenal 87, Liverpool 80, Manchester United 77, Newcastle United 71 … Ipswich Town 36, Derby County 30, Leicester City 28',
    '2002-03':
      'Manchester United 83, Arsenal 78, Newcastle United 69, Chelsea 67 … West Ham United 42, West Bromwich Albion 26, Sunderland 19',
    '2003-04':
      'Arsenal 90, Chelsea 79, Manchester United 75, Liverpool 60 … Leicester City 33, Leeds United 33, Wolverhampton Wanderers 33',
    '2004-05':
      'Chelsea 95, Arsenal 83, Manchester United 77, Everton 61 … Crystal Palace 33, Norwich City 33, Southampton 32',
    '2005-06':
      'Chelsea 91, Manchester United 83, Liverpool 82, Arsenal 67 … Birmingham City 34, West Bromwich Albion 30, Sunderland 15',
    '2006-07':
      'Manchester United 89, Chelsea 83, Liverpool 68, Arsenal 68 … Sheffield United 38, Charlton Athletic 34, Watford 28',
    '2007-08':
      'Manchester United 87, Chelsea 85, Arsenal 83, Liverpool 76 … Reading 36, Birmingham City 35, Derby County 11',
    '2008-09':
      'Manchester United 90, Liverpool 86, Chelsea 83, Arsenal 72 … Newcastle United 34, Middlesbrough 32, West Bromwich Albion 32',
    '2009-10':
      'Chelsea 86, Manchester United 85, Arsenal 75, Tottenham Hotspur 70 … Burnley 30, Hull City 30, Portsmouth 19',
    '2010-11':
      'Manchester United 80, Chelsea 71, Manchester City 71, Arsenal 68 … Birmingham City 39, Blackpool 39, West Ham United 33',
    '2011-12':
      'Manchester City 89, Manchester United 89, Arsenal 70, Tottenham Hotspur 69 … Bolton Wanderers 36, Blackburn Rovers 31, Wolverhampton Wanderers 25',
    '2013-14': 'Manchester City 86, Liverpool 84, Chelsea 82, Arsenal 79 … Norwich City 33, Fulham 32, Cardiff City 30',
    '2014-15':
      'Chelsea 87, Manchester City 79, Arsenal 75, Manchester United 70 … Hull City 35, Burnley 33, Queens Park Rangers 30',
    '2015-16':
      'Leicester City 81, Arsenal 71, Tottenham Hotspur 70, Manchester City 66 … Newcastle United 37, Norwich City 34, Aston Villa 17',
    '2016-17':
      'Chelsea 93, Tottenham Hotspur 86, Manchester City 78, Liverpool 76 … Hull City 34, Middlesbrough 28, Sunderland 24',
    '2017-18':
      'Manchester City 100, Manchester United 81, Tottenham Hotspur 77, Liverpool 75 … Swansea City 33, Stoke City 33, West Bromwich Albion 31',
    '2018-19':
      'Manchester City 98, Liverpool 97, Chelsea 72, Tottenham Hotspur 71 … Cardiff City 34, Fulham 26, Huddersfield Town 16',
    '2019-20':
      'Liverpool 99, Manchester City 81, Manchester United 66, Chelsea 66 … AFC Bournemouth 34, Watford 34, Norwich City 21',
    '2020-21':
      'Manchester City 86, Manchester United 74, Liverpool 69, Chelsea 67 … Fulham 28, West Bromwich Albion 26, Sheffield United 23',
    '2021-22':
      'Manchester City 93, Liverpool 92, Chelsea 74, Tottenham Hotspur 71 … Burnley 35, Watford 23, Norwich City 22',
    '2023-24':
      'Manchester City 91, Arsenal 89, Liverpool 82, Aston Villa 68 … Luton Town 26, Burnley 24, Sheffield United 16',
    '2024-25':
      'Liverpool 84, Arsenal 74, Manchester City 71, Chelsea 69 … Leicester City 25, Ipswich Town 22, Southampton 12',
  },
  D1: {
    '1993-94':
      'Bayern München 44, 1. FC Kaiserslautern 43, Bayer Leverkusen 39, Borussia Dortmund 39 … 1. FC Nürnberg 28, Wattenscheid 09 23, VfB Leipzig 17',
    '1994-95':
      'Borussia Dortmund 49, Werder Bremen 48, SC Freiburg 46, 1. FC Kaiserslautern 46 … VfL Bochum 22, MSV Duisburg 20, Dynamo Dresden 16',
    '1995-96':
      'Borussia Dortmund 68, Bayern München 62, Schalke 04 56, Borussia Mönchengladbach 53 … 1. FC Kaiserslautern 36, Eintracht Frankfurt 32, KFC Uerdingen 26',
    '1996-97':
      'Bayern München 71, Bayer Leverkusen 69, Borussia Dortmund 63, VfB Stuttgart 61 … Fortuna Düsseldorf 33, SC Freiburg 29, FC St. Pauli 27',
    '1997-98':
      '1. FC Kaiserslautern 68, Bayern München 66, Bayer Leverkusen 55, VfB Stuttgart 52 … Karlsruher SC 38, 1. FC Köln 36, Arminia Bielefeld 32',
    '1998-99':
      'Bayern München 78, Bayer Leverkusen 63, Hertha BSC 62, Borussia Dortmund 57 … 1. FC Nürnberg 37, VfL Bochum 29, Borussia Mönchengladbach 21',
    '1999-00':
      'Bayern München 73, Bayer Leverkusen 73, Hamburger SV 59, 1860 München 53 … SSV Ulm 1846 35, Arminia Bielefeld 30, MSV Duisburg 22',
    '2000-01':
      'Bayern München 63, Schalke 04 62, Borussia Dortmund 58, Bayer Leverkusen 57 … SpVgg Unterhaching 35, Eintracht Frankfurt 35, VfL Bochum 27',
    '2001-02':
      'Borussia Dortmund 70, Bayer Leverkusen 69, Bayern München 68, Hertha BSC 61 … SC Freiburg 30, 1. FC Köln 29, FC St. Pauli 22',
    '2002-03':
      'Bayern München 75, VfB Stuttgart 59, Borussia Dortmund 58, Hamburger SV 56 … Arminia Bielefeld 36, 1. FC Nürnberg 30, Energie Cottbus 30',
    '2003-04':
      'Werder Bremen 74, Bayern München 68, Bayer Leverkusen 65, VfB Stuttgart 64 … Eintracht Frankfurt 32, 1860 München 32, 1. FC Köln 23',
    '2004-05':
      'Bayern München 77, Schalke 04 63, Werder Bremen 59, Hertha BSC 58 … VfL Bochum 35, Hansa Rostock 30, SC Freiburg 18',
    '2005-06':
      'Bayern München 75, Werder Bremen 70, Hamburger SV 68, Schalke 04 61 … 1. FC Kaiserslautern 33, 1. FC Köln 30, MSV Duisburg 27',
    '2006-07':
      'VfB Stuttgart 70, Schalke 04 68, Werder Bremen 66, Bayern München 60 … Mainz 05 34, Alemannia Aachen 34, Borussia Mönchengladbach 26',
    '2007-08':
      'Bayern München 76, Werder Bremen 66, Schalke 04 64, Hamburger SV 54 … 1. FC Nürnberg 31, Hansa Rostock 30, MSV Duisburg 29',
    '2008-09':
      'VfL Wolfsburg 69, Bayern München 67, VfB Stuttgart 64, Hertha BSC 63 … Energie Cottbus 30, Karlsruher SC 29, Arminia Bielefeld 28',
    '2009-10':
      'Bayern München 70, Schalke 04 65, Werder Bremen 61, Bayer Leverkusen 59 … 1. FC Nürnberg 31, VfL Bochum 28, Hertha BSC 24',
    '2010-11':
      'Borussia Dortmund 75, Bayer Leverkusen 68, Bayern München 65, Hannover 96 60 … Borussia Mönchengladbach 36, Eintracht Frankfurt 34, FC St. Pauli 29',
    '2011-12':
      'Borussia Dortmund 81, Bayern München 73, Schalke 04 64, Borussia Mönchengladbach 60 … Hertha BSC 31, 1. FC Köln 30, 1. FC Kaiserslautern 23',
    '2013-14':
      'Bayern München 90, Borussia Dortmund 71, Schalke 04 64, Bayer Leverkusen 61 … Hamburger SV 27, 1. FC Nürnberg 26, Eintracht Braunschweig 25',
    '2014-15':
      'Bayern München 79, VfL Wolfsburg 69, Borussia Mönchengladbach 66, Bayer Leverkusen 61 … Hamburger SV 35, SC Freiburg 34, SC Paderborn 31',
    '2015-16':
      'Bayern München 88, Borussia Dortmund 78, Bayer Leverkusen 60, Borussia Mönchengladbach 55 … Eintracht Frankfurt 36, VfB Stuttgart 33, Hannover 96 25',
    '2016-17':
      'Bayern München 82, RB Leipzig 67, Borussia Dortmund 64, TSG Hoffenheim 62 … VfL Wolfsburg 37, FC Ingolstadt 04 32, Darmstadt 98 25',
    '2017-18':
      'Bayern München 84, Schalke 04 63, TSG Hoffenheim 55, Borussia Dortmund 55 … VfL Wolfsburg 33, Hamburger SV 31, 1. FC Köln 22',
    '2018-19':
      'Bayern München 78, Borussia Dortmund 76, RB Leipzig 66, Bayer Leverkusen 58 … VfB Stuttgart 28, Hannover 96 21, 1. FC Nürnberg 19',
    '2019-20':
      'Bayern München 82, Borussia Dortmund 69, RB Leipzig 66, Borussia Mönchengladbach 65 … Werder Bremen 31, Fortuna Düsseldorf 30, SC Paderborn 20',
    '2020-21':
      'Bayern München 78, RB Leipzig 65, Borussia Dortmund 64, VfL Wolfsburg 61 … 1. FC Köln 33, Werder Bremen 31, Schalke 04 16',
    '2021-22':
      'Bayern München 77, Borussia Dortmund 69, Bayer Leverkusen 64, RB Leipzig 58 … Hertha BSC 33, Arminia Bielefeld 28, Greuther Fürth 18',
    '2023-24':
      'Bayer Leverkusen 90, VfB Stuttgart 73, Bayern München 72, RB Leipzig 65 … VfL Bochum 33, 1. FC Köln 27, Darmstadt 98 17',
    '2024-25':
      'Bayern München 82, Bayer Leverkusen 69, Eintracht Frankfurt 60, Borussia Dortmund 57 … 1. FC Heidenheim 29, Holstein Kiel 25, VfL Bochum 25',
  },
  SP1: {
    '1993-94':
      'Barcelona 56, Deportivo La Coruña 56, Real Zaragoza 46, Real Madrid 45 … Real Valladolid 30, UE Lleida 27, Osasuna 26',
    '1994-95':
      'Real Madrid 55, Deportivo La Coruña 51, Real Betis 46, Barcelona 46 … Sporting de Gijón 28, Real Valladolid 25, CD Logroñés 13',
    '1995-96':
      'Atlético de Madrid 87, Valencia 83, Barcelona 80, Espanyol 74 … Albacete 42, Mérida 42, UD Salamanca 33',
    '1996-97':
      'Real Madrid 92, Barcelona 90, Deportivo La Coruña 77, Real Betis 77 … Sevilla 43, Hércules 41, CD Logroñés 33',
    '1997-98':
      'Barcelona 74, Athletic Club 65, Real Sociedad 63, Real Madrid 63 … Real Oviedo 40, Mérida 39, Sporting de Gijón 13',
    '1998-99': 'Barcelona 79, Real Madrid 68, Mallorca 66, Valencia 65 … Villarreal 36, Tenerife 34, UD Salamanca 27',
    '1999-00':
      'Deportivo La Coruña 69, Barcelona 64, Valencia 64, Real Zaragoza 63 … Real Betis 42, Atlético de Madrid 38, Sevilla 28',
    '2000-01':
      'Real Madrid 80, Deportivo La Coruña 73, Mallorca 71, Barcelona 63 … Real Oviedo 41, Racing de Santander 39, Numancia 39',
    '2001-02':
      'Valencia 75, Deportivo La Coruña 68, Real Madrid 66, Barcelona 64 … Las Palmas 40, Tenerife 38, Real Zaragoza 37',
    '2002-03':
      'Real Madrid 78, Real Sociedad 76, Deportivo La Coruña 72, Celta de Vigo 61 … Recreativo de Huelva 36, Alavés 35, Rayo Vallecano 32',
    '2003-04':
      'Valencia 77, Barcelona 72, Deportivo La Coruña 71, Real Madrid 70 … Real Valladolid 41, Celta de Vigo 39, Real Murcia 26',
    '2004-05': 'Barcelona 84, Real Madrid 80, Villarreal 65, Real Betis 62 … Levante 37, Numancia 29, Albacete 28',
    '2005-06': 'Barcelona 82, Real Madrid 70, Valencia 69, Osasuna 68 … Alavés 39, Cádiz 36, Málaga 24',
    '2006-07':
      'Real Madrid 76, Barcelona 76, Sevilla 71, Valencia 66 … Celta de Vigo 39, Real Sociedad 35, Gimnàstic de Tarragona 28',
    '2007-08':
      'Real Madrid 85, Villarreal 77, Barcelona 67, Atlético de Madrid 64 … Real Zaragoza 42, Real Murcia 30, Levante 26',
    '2008-09':
      'Barcelona 87, Real Madrid 78, Sevilla 70, Atlético de Madrid 67 … Real Betis 42, Numancia 35, Recreativo de Huelva 33',
    '2009-10': 'Barcelona 99, Real Madrid 96, Valencia 71, Sevilla 63 … Real Valladolid 36, Tenerife 36, Xerez 34',
    '2010-11':
      'Barcelona 96, Real Madrid 92, Valencia 71, Villarreal 62 … Deportivo La Coruña 43, Hércules 35, Almería 30',
    '2011-12':
      'Real Madrid 100, Barcelona 91, Valencia 61, Málaga 58 … Villarreal 41, Sporting de Gijón 37, Racing de Santander 27',
    '2013-14':
      'Atlético de Madrid 90, Barcelona 87, Real Madrid 87, Athletic Club 70 … Osasuna 39, Real Valladolid 36, Real Betis 25',
    '2014-15': 'Barcelona 94, Real Madrid 92, Atlético de Madrid 78, Valencia 77 … Eibar 35, Almería 29, Córdoba 20',
    '2015-16':
      'Barcelona 91, Real Madrid 90, Atlético de Madrid 88, Villarreal 64 … Rayo Vallecano 38, Getafe 36, Levante 32',
    '2016-17':
      'Real Madrid 93, Barcelona 90, Atlético de Madrid 78, Sevilla 72 … Sporting de Gijón 31, Osasuna 22, Granada 20',
    '2017-18':
      'Barcelona 93, Atlético de Madrid 79, Real Madrid 76, Valencia 73 … Deportivo La Coruña 29, Las Palmas 22, Málaga 20',
    '2018-19':
      'Barcelona 87, Atlético de Madrid 76, Real Madrid 68, Valencia 61 … Girona 37, Huesca 33, Rayo Vallecano 32',
    '2019-20': 'Real Madrid 87, Barcelona 82, Atlético de Madrid 70, Sevilla 70 … Leganés 36, Mallorca 33, Espanyol 25',
    '2020-21':
      'Atlético de Madrid 86, Real Madrid 84, Barcelona 79, Sevilla 77 … Huesca 34, Real Valladolid 31, Eibar 30',
    '2021-22': 'Real Madrid 86, Barcelona 73, Atlético de Madrid 71, Sevilla 70 … Granada 38, Levante 35, Alavés 31',
    '2023-24': 'Real Madrid 95, Barcelona 85, Girona 81, Atlético de Madrid 76 … Cádiz 33, Almería 21, Granada 21',
    '2024-25':
      'Barcelona 88, Real Madrid 84, Atlético de Madrid 76, Athletic Club 70 … Leganés 40, Las Palmas 32, Real Valladolid 16',
  },
  I1: {
    '1993-94': 'AC Milan 50, Juventus 47, Sampdoria 44, Lazio 44 … Udinese 28, Atalanta 21, Lecce 11',
    '1994-95': 'Juventus 73, Lazio 63, Parma 63, AC Milan 60 … Foggia 34, Reggiana 18, Brescia 12',
    '1995-96': 'AC Milan 73, Juventus 65, Lazio 59, Fiorentina 59 … Torino 29, Cremonese 27, Padova 24',
    '1996-97': 'Juventus 65, Parma 63, Inter 59, Lazio 55 … Perugia 37, Hellas Verona 27, Reggiana 19',
    '1997-98': 'Juventus 74, Inter 69, Udinese 64, Roma 59 … Atalanta 32, Lecce 26, Napoli 14',
    '1998-99': 'AC Milan 70, Lazio 69, Fiorentina 56, Parma 55 … Sampdoria 37, Vicenza 33, Empoli 22',
    '1999-00': 'Lazio 72, Juventus 71, AC Milan 61, Inter 58 … Venezia 26, Cagliari 22, Piacenza 21',
    '2000-01': 'Roma 75, Juventus 73, Lazio 69, Parma 56 … Vicenza 36, Napoli 36, Bari 20',
    '2001-02': 'Juventus 71, Roma 70, Inter 69, AC Milan 55 … Lecce 28, Fiorentina 22, Venezia 18',
    '2002-03': 'Juventus 72, Inter 65, AC Milan 61, Lazio 60 … Piacenza 30, Como 24, Torino 21',
    '2003-04': 'AC Milan 82, Roma 71, Juventus 69, Inter 59 … Modena 30, Empoli 30, Ancona 13',
    '2004-05': 'Juventus 86, AC Milan 79, Inter 72, Udinese 62 … Bologna 42, Brescia 41, Atalanta 35',
    '2005-06': 'Inter 76, Roma 69, AC Milan 58, Chievo 54',
    '2006-07': 'Inter 97, Roma 75, Lazio 62, AC Milan 61 … Chievo 39, Ascoli 27, Messina 26',
    '2007-08': 'Inter 85, Roma 82, Juventus 72, Fiorentina 66 … Empoli 36, Parma 34, Livorno 30',
    '2008-09': 'Inter 84, Juventus 74, AC Milan 74, Fiorentina 68 … Torino 34, Reggina 31, Lecce 30',
    '2009-10': 'Inter 82, Roma 80, AC Milan 70, Sampdoria 67 … Atalanta 35, Siena 31, Livorno 29',
    '2010-11': 'AC Milan 82, Inter 76, Napoli 70, Udinese 66 … Sampdoria 36, Brescia 32, Bari 24',
    '2011-12': 'Juventus 84, AC Milan 80, Udinese 64, Lazio 62 … Lecce 36, Novara 32, Cesena 22',
    '2013-14': 'Juventus 102, Roma 85, Napoli 78, Fiorentina 65 … Catania 32, Bologna 29, Livorno 25',
    '2014-15': 'Juventus 87, Roma 70, Lazio 69, Fiorentina 64 … Cagliari 34, Cesena 24, Parma 19',
    '2015-16': 'Juventus 91, Napoli 82, Roma 80, Inter 67 … Carpi 38, Frosinone 31, Hellas Verona 28',
    '2016-17': 'Juventus 91, Roma 87, Napoli 86, Atalanta 72 … Empoli 32, Palermo 26, Pescara 18',
    '2017-18': 'Juventus 95, Napoli 91, Roma 77, Inter 72 … Crotone 35, Hellas Verona 25, Benevento 21',
    '2018-19': 'Juventus 90, Napoli 79, Atalanta 69, Inter 69 … Empoli 38, Frosinone 25, Chievo 17',
    '2019-20': 'Juventus 83, Inter 82, Atalanta 78, Lazio 78 … Lecce 35, Brescia 25, SPAL 20',
    '2020-21': 'Inter 91, AC Milan 79, Atalanta 78, Juventus 78 … Benevento 33, Crotone 23, Parma 20',
    '2021-22': 'AC Milan 86, Inter 84, Napoli 79, Juventus 70 … Cagliari 30, Genoa 28, Venezia 27',
    '2023-24': 'Inter 94, AC Milan 75, Juventus 71, Atalanta 69 … Frosinone 35, Sassuolo 30, Salernitana 17',
  },
  F1: {
    '1993-94': 'Paris Saint-Germain 59, Marseille 51, Auxerre 46, Bordeaux 46 … Martigues 27, Toulouse 23, Angers 21',
    '1994-95': 'Nantes 79, Lyon 69, Paris Saint-Germain 67, Auxerre 62 … Saint-Étienne 38, Caen 36, Sochaux 23',
    '1995-96': 'Auxerre 72, Paris Saint-Germain 68, Monaco 68, Metz 65 … Gueugnon 38, Saint-Étienne 34, Martigues 34',
    '1996-97': 'Monaco 79, Paris Saint-Germain 67, Nantes 64, Bordeaux 63 … Nancy 37, Lille 35, Nice 23',
    '1997-98': 'Lens 68, Metz 68, Monaco 59, Marseille 57 … Guingamp 35, Châteauroux 31, Cannes 28',
    '1998-99': 'Bordeaux 72, Marseille 71, Lyon 63, Monaco 62 … Lorient 35, Sochaux 33, Toulouse 29',
    '1999-00': 'Monaco 65, Paris Saint-Germain 58, Lyon 56, Bordeaux 54 … Nancy 42, Le Havre 34, Montpellier 31',
    '2000-01': 'Nantes 68, Lyon 64, Lille 59, Bordeaux 57 … Saint-Étienne 37, Toulouse 34, Strasbourg 29',
    '2001-02': 'Lyon 66, Lens 64, Auxerre 59, Paris Saint-Germain 58 … Guingamp 35, Metz 33, Lorient 31',
    '2002-03': 'Lyon 68, Monaco 67, Marseille 65, Bordeaux 64 … Le Havre 38, Sedan 36, Troyes 31',
    '2003-04': 'Lyon 79, Paris Saint-Germain 76, Monaco 75, Auxerre 65 … Guingamp 38, Le Mans 38, Montpellier 31',
    '2004-05': 'Lyon 79, Lille 67, Monaco 63, Rennes 55 … Caen 42, Bastia 41, Istres 32',
    '2005-06': 'Lyon 84, Bordeaux 69, Lille 62, Lens 60 … AC Ajaccio 33, Strasbourg 29, Metz 29',
    '2006-07': 'Lyon 81, Marseille 64, Rennes 57, Lens 57 … Troyes 39, Sedan 35, Nantes 35',
    '2007-08': 'Lyon 79, Bordeaux 75, Marseille 62, Nancy 60 … Lens 40, Strasbourg 35, Metz 24',
    '2008-09': 'Bordeaux 80, Marseille 77, Lyon 71, Toulouse 64 … Caen 37, Nantes 37, Le Havre 26',
    '2009-10': 'Marseille 78, Lyon 72, Auxerre 71, Lille 70 … Le Mans 32, Boulogne 31, Grenoble 23',
    '2010-11': 'Lille 76, Marseille 68, Lyon 64, Paris Saint-Germain 60 … Monaco 44, Lens 35, Arles-Avignon 20',
    '2011-12': 'Montpellier 82, Paris Saint-Germain 79, Lille 74, Lyon 64 … Caen 38, Dijon 36, Auxerre 34',
    '2013-14':
      'Paris Saint-Germain 89, Monaco 80, Lille 71, Saint-Étienne 69 … Sochaux 40, Valenciennes 29, AC Ajaccio 23',
    '2014-15': 'Paris Saint-Germain 83, Lyon 75, Monaco 71, Marseille 69 … Évian Thonon Gaillard 37, Metz 30, Lens 29',
    '2015-16': 'Paris Saint-Germain 96, Lyon 65, Monaco 65, Nice 63 … Reims 39, Gazélec Ajaccio 37, Troyes 18',
    '2016-17': 'Monaco 95, Paris Saint-Germain 87, Nice 78, Lyon 67 … Lorient 36, Nancy 35, Bastia 34',
    '2017-18': 'Paris Saint-Germain 93, Monaco 80, Lyon 78, Marseille 77 … Toulouse 37, Troyes 33, Metz 26',
    '2018-19': 'Paris Saint-Germain 91, Lille 75, Lyon 72, Saint-Étienne 66 … Dijon 34, Caen 33, Guingamp 27',
    '2019-20': 'Paris Saint-Germain 68, Marseille 56, Rennes 50, Lille 49 … Nîmes 27, Amiens 23, Toulouse 13',
    '2020-21': 'Lille 83, Paris Saint-Germain 82, Monaco 78, Lyon 76 … Nantes 40, Nîmes 35, Dijon 21',
    '2021-22': 'Paris Saint-Germain 86, Marseille 71, Monaco 69, Rennes 66 … Saint-Étienne 32, Metz 31, Bordeaux 31',
    '2023-24': 'Paris Saint-Germain 76, Monaco 67, Brest 61, Lille 59 … Metz 29, Lorient 29, Clermont 25',
  },
}
