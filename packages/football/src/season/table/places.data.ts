/** Seasons by the year they begin in; how many places lead to the Champions League, to a relegation play-off and down. */
type PlacesRow = readonly [from: number, until: number, championsLeague: number, playOff: number, down: number]

const ON = 9999

/** Places of leagues whose meaning is certain. A league not listed, or a season outside, shows none. */
export const PLACES: Readonly<Record<string, readonly PlacesRow[]>> = {
  'england/premier-league': [
    [1995, 2000, 0, 0, 3],
    [2001, 2010, 4, 0, 3],
    // Chelsea won the Champions League from sixth place and took the fourth place's entry.
    [2011, 2011, 3, 0, 3],
    [2012, 2023, 4, 0, 3],
    [2024, 2024, 5, 0, 3],
    [2025, ON, 4, 0, 3],
  ],
  'spain/la-liga': [
    [2000, 2023, 4, 0, 3],
    [2024, 2024, 5, 0, 3],
    [2025, ON, 4, 0, 3],
  ],
  'italy/serie-a': [
    [2005, 2010, 4, 0, 3],
    [2011, 2016, 3, 0, 3],
    [2017, 2022, 4, 0, 3],
    [2023, 2023, 5, 0, 3],
    [2024, ON, 4, 0, 3],
  ],
  'germany/bundesliga': [
    [2008, 2010, 3, 1, 2],
    [2011, 2022, 4, 1, 2],
    [2023, 2023, 5, 1, 2],
    [2024, ON, 4, 1, 2],
  ],
  'germany/2-bundesliga': [[2008, ON, 0, 1, 2]],
  'france/ligue-1': [
    [2007, 2015, 3, 0, 3],
    [2016, 2018, 3, 1, 2],
    // No play-offs in the spring of 2020.
    [2019, 2019, 3, 0, 2],
    [2020, 2021, 3, 1, 2],
    [2022, 2022, 3, 0, 4],
    [2023, 2023, 4, 1, 2],
    [2024, ON, 4, 1, 2],
  ],
  'portugal/primeira-liga': [[2020, ON, 0, 1, 2]],
  'netherlands/eredivisie': [[2020, ON, 0, 1, 2]],
  'england/championship': [[1995, ON, 0, 0, 3]],
  'england/league-one': [
    [2004, 2018, 0, 0, 4],
    [2019, 2019, 0, 0, 3],
    [2020, ON, 0, 0, 4],
  ],
  'england/league-two': [
    [2003, 2018, 0, 0, 2],
    [2019, 2019, 0, 0, 1],
    [2020, ON, 0, 0, 2],
  ],
  'scotland/premiership': [
    [2013, 2018, 0, 1, 1],
    [2019, 2019, 0, 0, 1],
    [2020, ON, 0, 1, 1],
  ],
}
