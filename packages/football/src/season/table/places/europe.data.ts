import type { LeaguePlaces } from '../place-kinds.ts'
import { CL, CLQ, DOWN_2, DOWN_3, ON, PLAY_OFF_1, PLAY_OFF_2, UEFA } from './words.ts'

/** Places of the tables of the other countries of Europe. */
export const EUROPE: Readonly<Record<string, LeaguePlaces>> = {
  'europe/champions-league': {
    source: 'UEFA Champions League regulations; "2024–25 UEFA Champions League league phase"',
    eras: [[2024, ON, '8 round of 16, 16 knockout play-off', '', 36]],
  },
  'austria/bundesliga': {
    source:
      'ÖFB and Bundesliga, Bestimmungen; "2018–19 Austrian Football Bundesliga" and the articles of the other seasons',
    eras: [
      [2012, 2016, '1 champions', '1 relegation', 10],
      [2017, 2017, '1 champions', '1 relegation play-off', 10],
      [2018, ON, '6 title round', '6 relegation round'],
    ],
  },
  'belgium/pro-league': {
    source:
      'Pro League, Bondsreglement; "2009–10 Belgian Pro League", "2023–24 Belgian Pro League" and the articles of the other seasons; belganewsagency.eu on the reform of 2026',
    eras: [
      [1995, 2001, '', DOWN_2, 18],
      [2003, 2004, '', DOWN_2, 18],
      [2005, 2007, '', PLAY_OFF_1, 18],
      [2009, 2014, '6 title round, 8 europe round', '2 relegation play-off', 16],
      [2015, 2018, '6 title round, 9 europe round', '1 relegation', 16],
      [2020, 2021, '4 title round, 4 europe round', PLAY_OFF_1, 18],
      [2022, 2022, '4 title round, 4 europe round', DOWN_3, 18],
      [2023, 2025, '6 title round, 6 europe round', '4 relegation round', 16],
      [2026, ON, '1 champions', DOWN_2],
    ],
  },
  'denmark/superliga': {
    source: 'Divisionsforeningen, Propositioner; "2020–21 Danish Superliga" and the articles of the other seasons',
    eras: [
      [2012, 2014, '1 champions', DOWN_2, 12],
      [2015, 2015, '1 champions', '1 relegation', 12],
      [2016, 2019, '6 title round', '8 relegation round', 14],
      [2020, ON, '6 title round', '6 relegation round'],
    ],
  },
  'finland/veikkausliiga': {
    source: 'Palloliitto, Veikkausliiga rules; "2019 Veikkausliiga" and the articles of the other seasons',
    eras: [
      [2012, 2014, `1 ${CLQ}`, '1 relegation', 12],
      [2015, ON, `1 ${CLQ}`, PLAY_OFF_1],
    ],
  },
  'greece/super-league': {
    source:
      'Super League Greece, Proclamation; "2019–20 Super League Greece", "2024–25 Super League Greece" and the articles of the other seasons',
    eras: [
      [1995, 1998, '1 champions', DOWN_3, 18],
      [2003, 2004, '1 champions', '1 relegation play-off, 2 relegation', 16],
      [2006, 2010, '1 champions', DOWN_3, 16],
      [2017, 2017, '1 champions', DOWN_2, 16],
      [2019, 2023, '6 title round', '8 relegation round', 14],
      [2024, ON, '4 title round, 4 europe round', '6 relegation round'],
    ],
  },
  'ireland/premier-division': {
    source:
      'FAI, League of Ireland Participation Agreement; "2018 League of Ireland Premier Division" and the articles of the other seasons',
    eras: [
      [2012, 2016, `1 ${CLQ}`, PLAY_OFF_1, 12],
      [2017, 2017, `1 ${CLQ}`, DOWN_3, 12],
      [2018, ON, `1 ${CLQ}`, PLAY_OFF_1],
    ],
  },
  'netherlands/eredivisie': {
    source: `KNVB, Reglementen betaald voetbal; "2020–21 Eredivisie" and the articles of the other seasons; ${UEFA}`,
    eras: [
      [1993, 2018, '1 champions', '2 relegation play-off, 1 relegation', 18],
      // Ended in April 2020 without champions or relegation.
      [2019, 2019, '', ''],
      [2020, 2022, `1 ${CL}, 1 ${CLQ}`, PLAY_OFF_2],
      [2023, 2025, `2 ${CL}, 1 ${CLQ}`, PLAY_OFF_2],
      [2026, ON, '1 champions', PLAY_OFF_2],
    ],
  },
  'norway/eliteserien': {
    source: 'NFF, Turneringsbestemmelser; "2012 Tippeligaen" and the articles of the other seasons',
    eras: [[2012, ON, `1 ${CLQ}`, PLAY_OFF_2]],
  },
  'poland/ekstraklasa': {
    source: 'PZPN, Regulamin rozgrywek; "2021–22 Ekstraklasa" and the articles of the other seasons',
    eras: [
      [2012, 2012, `1 ${CLQ}`, DOWN_2, 16],
      // From 2013 to 2016 points were halved before the last rounds, which this table does not do.
      [2017, 2018, `1 ${CLQ}`, DOWN_2, 16],
      [2019, 2019, `1 ${CLQ}`, DOWN_3, 16],
      [2020, 2020, `1 ${CLQ}`, '1 relegation', 16],
      [2021, ON, `1 ${CLQ}`, DOWN_3],
    ],
  },
  'portugal/primeira-liga': {
    source: `Liga Portugal, Regulamento das competições; "2020–21 Primeira Liga" and the articles of the other seasons; ${UEFA}`,
    eras: [
      [1995, 2004, '1 champions', DOWN_3, 18],
      [2005, 2005, '1 champions', '4 relegation', 18],
      [2006, 2011, '1 champions', DOWN_2, 16],
      [2014, 2016, `2 ${CL}, 1 ${CLQ}`, DOWN_2, 18],
      [2017, 2017, `1 ${CL}, 1 ${CLQ}`, DOWN_2, 18],
      // Gil Vicente came back by a ruling.
      [2018, 2018, `1 ${CL}, 1 ${CLQ}`, DOWN_3, 18],
      [2019, 2019, `1 ${CL}, 1 ${CLQ}`, DOWN_2, 18],
      [2020, 2022, `2 ${CL}, 1 ${CLQ}`, PLAY_OFF_2],
      [2023, 2023, `2 ${CL}`, PLAY_OFF_2],
      [2024, 2025, `1 ${CL}, 1 ${CLQ}`, PLAY_OFF_2],
      [2026, ON, '1 champions', PLAY_OFF_2],
    ],
  },
  'romania/liga-1': {
    source: 'FRF, Regulament; "2020–21 Liga I" and the articles of the other seasons',
    eras: [
      [2015, 2019, '6 title round', '8 relegation round', 14],
      [2020, ON, '6 title round', '10 relegation round'],
    ],
  },
  'russia/premier-league': {
    source: 'RFS, Reglament; "2012–13 Russian Premier League" and the articles of the other seasons',
    eras: [
      [2012, 2018, '1 champions', '2 relegation play-off, 2 relegation', 16],
      [2019, 2020, '1 champions', DOWN_2, 16],
      [2021, ON, '1 champions', '2 relegation play-off, 2 relegation'],
    ],
  },
  'sweden/allsvenskan': {
    source: 'SvFF, Tävlingsbestämmelser; "2008 Allsvenskan" and the articles of the other seasons',
    eras: [[2008, ON, `1 ${CLQ}`, PLAY_OFF_2]],
  },
  'switzerland/super-league': {
    source: 'SFL, Reglement für den Spielbetrieb; "2023–24 Swiss Super League" and the articles of the other seasons',
    eras: [
      [2012, 2017, '1 champions', '1 relegation', 10],
      [2018, 2021, '1 champions', PLAY_OFF_1, 10],
      [2022, 2022, '1 champions', '1 relegation play-off', 10],
      [2023, ON, '1 champions', PLAY_OFF_1],
    ],
  },
  'turkey/super-lig': {
    source: `TFF, Süper Lig Statüsü; "2024–25 Süper Lig" and the articles of the other seasons; ${UEFA}`,
    eras: [
      [1994, 2018, '1 champions', DOWN_3, 18],
      // Relegation was called off.
      [2019, 2019, '1 champions', '', 18],
      [2020, 2020, `1 ${CL}, 1 ${CLQ}`, '4 relegation', 21],
      [2021, 2021, `2 ${CLQ}`, '4 relegation', 20],
      [2022, 2022, `1 ${CLQ}`, ''],
      [2023, 2023, `2 ${CLQ}`, '4 relegation', 20],
      [2024, 2024, `1 ${CL}, 1 ${CLQ}`, '4 relegation', 19],
      [2025, 2025, `1 ${CL}, 1 ${CLQ}`, DOWN_3, 18],
      [2026, ON, '1 champions', DOWN_3],
    ],
  },
}
