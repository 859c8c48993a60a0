import type { LeaguePlaces } from '../place-kinds.ts'
import { CL, CLQ, DOWN_3, EL, ON, PLAY_OFF_2, UEFA, UP_2 } from './words.ts'

const SEGUNDA: LeaguePlaces = {
  source: 'RFEF, Reglamento General; "2010–11 Segunda División" and the articles of the other seasons',
  eras: [
    [1997, 1998, '2 promotion, 2 promotion play-off', '4 relegation', 22],
    [1999, 2009, '3 promotion', '4 relegation', 22],
    [2010, ON, UP_2, '4 relegation'],
  ],
}
/** Places of the tables of Germany, Italy, Spain and France. */
export const WEST: Readonly<Record<string, LeaguePlaces>> = {
  'germany/bundesliga': {
    source: `DFL, Spielordnung; "2008–09 Bundesliga" and the articles of the other seasons; ${UEFA}`,
    eras: [
      [1993, 1995, '1 champions', DOWN_3],
      [1996, 1997, `1 ${CL}, 1 ${CLQ}`, DOWN_3],
      [1998, 2000, `2 ${CL}, 2 ${CLQ}`, DOWN_3],
      [2001, 2007, `2 ${CL}, 1 ${CLQ}`, DOWN_3],
      [2008, 2010, `2 ${CL}, 1 ${CLQ}, 2 ${EL}`, PLAY_OFF_2],
      [2011, 2016, `3 ${CL}, 1 ${CLQ}, 1 ${EL}`, PLAY_OFF_2],
      [2017, 2022, `4 ${CL}, 1 ${EL}`, PLAY_OFF_2],
      [2023, 2023, `5 ${CL}, 1 ${EL}`, PLAY_OFF_2],
      [2024, ON, `4 ${CL}, 1 ${EL}`, PLAY_OFF_2],
    ],
  },
  'germany/2-bundesliga': {
    source: 'DFL, Spielordnung; "2008–09 2. Bundesliga" and the articles of the other seasons',
    eras: [
      [1994, 2007, '3 promotion', '4 relegation', 18],
      [2008, ON, '2 promotion, 1 promotion play-off', PLAY_OFF_2],
    ],
  },
  'italy/serie-a': {
    source: `FIGC, Norme organizzative interne; "2004–05 Serie A" and the articles of the other seasons; ${UEFA}`,
    eras: [
      [1993, 1996, '1 champions', '4 relegation', 18],
      [1997, 1997, `1 ${CL}, 1 ${CLQ}`, '4 relegation', 18],
      [1998, 2002, `2 ${CL}, 2 ${CLQ}`, '4 relegation', 18],
      [2003, 2003, `2 ${CL}, 2 ${CLQ}`, '1 relegation play-off, 3 relegation', 18],
      [2004, 2007, `2 ${CL}, 2 ${CLQ}`, DOWN_3],
      [2008, 2010, `3 ${CL}, 1 ${CLQ}, 1 ${EL}`, DOWN_3],
      [2011, 2016, `2 ${CL}, 1 ${CLQ}, 2 ${EL}`, DOWN_3],
      [2017, 2022, `4 ${CL}, 1 ${EL}`, DOWN_3],
      [2023, 2023, `5 ${CL}, 1 ${EL}`, DOWN_3],
      [2024, ON, `4 ${CL}, 1 ${EL}`, DOWN_3],
    ],
  },
  'italy/serie-b': {
    source: 'Lega B, Regolamento; "2019–20 Serie B" and the articles of the other seasons',
    eras: [
      [1993, 2002, '4 promotion', '4 relegation', 20],
      [2005, 2012, UP_2, '2 relegation play-off, 3 relegation', 22],
      [2013, 2017, '2 promotion, 6 promotion play-off', '2 relegation play-off, 3 relegation', 22],
      [2019, ON, '2 promotion, 6 promotion play-off', '2 relegation play-off, 3 relegation'],
    ],
  },
  'spain/la-liga': {
    source: `RFEF, Reglamento General; "1999–2000 La Liga" and the articles of the other seasons; ${UEFA}`,
    eras: [
      [1993, 1993, '1 champions', '2 relegation play-off, 2 relegation', 20],
      [1995, 1995, '1 champions', '2 relegation play-off, 2 relegation', 22],
      [1996, 1996, '1 champions', '1 relegation play-off, 4 relegation', 22],
      [1997, 1997, `1 ${CL}, 1 ${CLQ}`, '2 relegation play-off, 2 relegation', 20],
      [1998, 1998, `2 ${CL}, 2 ${CLQ}`, '2 relegation play-off, 2 relegation', 20],
      // Real Madrid won the Champions League from fifth place and took the fourth place's entry.
      [1999, 1999, `2 ${CL}, 1 ${CLQ}`, DOWN_3],
      [2000, 2007, `2 ${CL}, 2 ${CLQ}`, DOWN_3],
      [2008, 2016, `3 ${CL}, 1 ${CLQ}, 1 ${EL}`, DOWN_3],
      [2017, 2023, `4 ${CL}, 1 ${EL}`, DOWN_3],
      [2024, 2024, `5 ${CL}, 1 ${EL}`, DOWN_3],
      [2025, ON, `4 ${CL}, 1 ${EL}`, DOWN_3],
    ],
  },
  'spain/la-liga-2': SEGUNDA,
  'spain/segunda-division': SEGUNDA,
  'france/ligue-1': {
    source: `LFP, Règlement des compétitions; "2016–17 Ligue 1" and the articles of the other seasons; ${UEFA}`,
    eras: [
      [1996, 1996, '1 champions', '4 relegation', 20],
      [1997, 1997, `1 ${CL}, 1 ${CLQ}`, DOWN_3],
      [1998, 2000, `2 ${CL}, 1 ${CLQ}`, DOWN_3],
      [2001, 2001, `2 ${CL}, 1 ${CLQ}`, '2 relegation'],
      [2002, 2007, `2 ${CL}, 1 ${CLQ}`, DOWN_3],
      [2008, 2015, `2 ${CL}, 1 ${CLQ}, 1 ${EL}`, DOWN_3],
      [2016, 2016, `2 ${CL}, 1 ${CLQ}, 1 ${EL}`, PLAY_OFF_2],
      [2017, 2018, `3 ${CL}, 1 ${EL}`, PLAY_OFF_2],
      // No play-offs in the spring of 2020.
      [2019, 2019, `3 ${CL}, 1 ${EL}`, '2 relegation'],
      [2020, 2021, `2 ${CL}, 1 ${CLQ}, 1 ${EL}`, PLAY_OFF_2],
      [2022, 2022, `2 ${CL}, 1 ${CLQ}, 1 ${EL}`, '4 relegation'],
      [2023, ON, `3 ${CL}, 1 ${CLQ}, 1 ${EL}`, PLAY_OFF_2],
    ],
  },
  'france/ligue-2': {
    source: 'LFP, Règlement des compétitions; "2017–18 Ligue 2" and the articles of the other seasons',
    eras: [
      [1998, 1998, '3 promotion', '', 20],
      [1999, 2000, '3 promotion', DOWN_3, 20],
      [2002, 2015, '3 promotion', DOWN_3, 20],
      [2016, 2016, '2 promotion, 1 promotion play-off', PLAY_OFF_2, 20],
      [2017, 2018, '2 promotion, 3 promotion play-off', PLAY_OFF_2, 20],
      [2019, 2019, '2 promotion', '2 relegation', 20],
      [2020, 2021, '2 promotion, 3 promotion play-off', PLAY_OFF_2, 20],
      [2022, 2022, '2 promotion', '4 relegation', 20],
      [2023, 2023, '2 promotion, 3 promotion play-off', ''],
      [2024, ON, '2 promotion, 3 promotion play-off', PLAY_OFF_2],
    ],
  },
}
