import type { LeaguePlaces } from '../place-kinds.ts'
import { CL, CLQ, DOWN_3, EL, ON, PLAY_OFF_1, UEFA, UP_2 } from './words.ts'

/** Places of the tables of England and Scotland. */
export const BRITAIN: Readonly<Record<string, LeaguePlaces>> = {
  'england/premier-league': {
    source: `Premier League Handbook, section C; "2024–25 Premier League" and the articles of the other seasons; ${UEFA}`,
    eras: [
      [1993, 1993, '1 champions', DOWN_3],
      [1994, 1994, '1 champions', '4 relegation'],
      [1995, 1995, '1 champions', DOWN_3],
      [1996, 1997, `1 ${CL}, 1 ${CLQ}`, DOWN_3],
      [1998, 2000, `2 ${CL}, 1 ${CLQ}`, DOWN_3],
      // Liverpool, fifth, entered the Champions League as its holders.
      [2004, 2004, `2 ${CL}, 2 ${CLQ}`, DOWN_3],
      [2001, 2007, `2 ${CL}, 2 ${CLQ}, 1 uefa cup`, DOWN_3],
      // Chelsea won the Champions League from sixth place and took the fourth place's entry.
      [2011, 2011, `3 ${CL}, 2 ${EL}`, DOWN_3],
      [2008, 2016, `3 ${CL}, 1 ${CLQ}, 1 ${EL}`, DOWN_3],
      [2017, 2023, `4 ${CL}, 1 ${EL}`, DOWN_3],
      [2024, 2025, `5 ${CL}, 1 ${EL}`, DOWN_3],
      [2026, ON, `4 ${CL}, 1 ${EL}`, DOWN_3],
    ],
  },
  'england/championship': {
    source: 'EFL Regulations, section 3; "2026–27 EFL Championship" and the articles of the other seasons',
    eras: [
      [1993, 1993, UP_2, DOWN_3],
      [1994, 1994, '1 promotion, 4 promotion play-off', '4 relegation'],
      [1995, 2025, UP_2, DOWN_3],
      [2026, ON, '2 promotion, 6 promotion play-off', DOWN_3],
    ],
  },
  'england/league-one': {
    source: 'EFL Regulations, section 3; "2023–24 EFL League One" and the articles of the other seasons',
    eras: [
      [1993, 1993, UP_2, '4 relegation'],
      [1994, 1994, '1 promotion, 4 promotion play-off', '5 relegation'],
      [1995, 2018, UP_2, '4 relegation'],
      // Bury had been expelled.
      [2019, 2019, UP_2, DOWN_3],
      [2020, ON, UP_2, '4 relegation'],
    ],
  },
  'england/league-two': {
    source: 'EFL Regulations, section 3; "2023–24 EFL League Two" and the articles of the other seasons',
    eras: [
      // The champions of the Conference had no ground that met the League's criteria.
      [1993, 1993, '3 promotion, 4 promotion play-off', ''],
      [1994, 1994, '2 promotion, 4 promotion play-off', ''],
      [1995, 1995, '3 promotion, 4 promotion play-off', ''],
      [1996, 2001, '3 promotion, 4 promotion play-off', '1 relegation'],
      [2002, 2018, '3 promotion, 4 promotion play-off', '2 relegation'],
      [2019, 2019, '3 promotion, 4 promotion play-off', '1 relegation'],
      [2020, ON, '3 promotion, 4 promotion play-off', '2 relegation'],
    ],
  },
  'england/national-league': {
    source: 'National League Rules; "2022–23 National League" and the articles of the other seasons',
    eras: [
      [2002, 2005, '1 promotion, 4 promotion play-off', ''],
      [2006, 2016, '1 promotion, 4 promotion play-off', '4 relegation', 24],
      [2017, 2018, '1 promotion, 6 promotion play-off', '4 relegation', 24],
      [2019, 2020, '1 promotion, 6 promotion play-off', ''],
      [2021, 2021, '1 promotion, 6 promotion play-off', DOWN_3],
      [2022, ON, '1 promotion, 6 promotion play-off', '4 relegation'],
    ],
  },
  'scotland/premiership': {
    source: `SPFL Rules, section C; "2013–14 Scottish Premiership" and the articles of the other seasons; ${UEFA}`,
    eras: [
      [1994, 1996, '', PLAY_OFF_1, 10],
      [1997, 1998, '', '1 relegation', 10],
      // The bottom club was not relegated: the league grew.
      [1999, 1999, '', ''],
      [2000, 2001, '', '1 relegation', 12],
      // Falkirk's ground did not meet the criteria.
      [2002, 2002, '', ''],
      [2003, 2012, '', '1 relegation', 12],
      [2013, 2018, `1 ${CLQ}, 1 ${EL}`, PLAY_OFF_1],
      [2019, 2019, `1 ${CLQ}, 1 ${EL}`, '1 relegation'],
      [2020, 2020, `2 ${CLQ}`, PLAY_OFF_1],
      [2021, 2023, `1 ${CL}, 1 ${CLQ}`, PLAY_OFF_1],
      [2024, 2024, `2 ${CLQ}`, PLAY_OFF_1],
      [2025, ON, '1 champions', PLAY_OFF_1],
    ],
  },
  'scotland/championship': {
    source:
      'SPFL Rules, section C; "2013–14 Scottish Championship", "2005–06 Scottish First Division" and the articles of the other seasons',
    eras: [
      [1994, 1996, '1 promotion, 1 promotion play-off', '2 relegation', 10],
      [1997, 1998, '1 promotion', '2 relegation', 10],
      [1999, 1999, '2 promotion', '1 relegation', 10],
      [2000, 2001, '1 promotion', '2 relegation', 10],
      [2002, 2002, '', '2 relegation', 10],
      [2003, 2004, '1 promotion', '2 relegation', 10],
      [2005, 2010, '1 promotion', PLAY_OFF_1, 10],
      // Dundee, second, took the place of Rangers.
      [2011, 2011, '2 promotion', PLAY_OFF_1, 10],
      [2012, 2012, '1 promotion', PLAY_OFF_1, 10],
      [2013, 2018, '1 promotion, 3 promotion play-off', PLAY_OFF_1],
      [2019, 2019, '1 promotion', '1 relegation'],
      [2020, ON, '1 promotion, 3 promotion play-off', PLAY_OFF_1],
    ],
  },
  'scotland/league-one': {
    source:
      'SPFL Rules, section C; "2013–14 Scottish League One", "2005–06 Scottish Second Division" and the articles of the other seasons',
    eras: [
      [1994, 1998, '2 promotion', '2 relegation', 10],
      [2000, 2003, '2 promotion', '2 relegation', 10],
      [2006, 2018, '1 promotion, 3 promotion play-off', PLAY_OFF_1, 10],
      [2019, 2019, '1 promotion', '1 relegation'],
      [2020, ON, '1 promotion, 3 promotion play-off', PLAY_OFF_1],
    ],
  },
  'scotland/league-two': {
    source:
      'SPFL Rules, section C; "2014–15 Scottish League Two", "2005–06 Scottish Third Division" and the articles of the other seasons',
    eras: [
      [1994, 1998, '2 promotion', '', 10],
      [1999, 1999, '3 promotion', '', 10],
      [2000, 2004, '2 promotion', '', 10],
      [2005, 2013, '1 promotion, 3 promotion play-off', '', 10],
      [2014, 2018, '1 promotion, 3 promotion play-off', '1 relegation play-off'],
      [2019, 2019, '1 promotion', ''],
      [2020, ON, '1 promotion, 3 promotion play-off', '1 relegation play-off'],
    ],
  },
}
