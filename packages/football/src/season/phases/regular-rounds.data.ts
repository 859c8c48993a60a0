import type { PhaseRules } from './phases.types.ts'

/** Matches of each club before the play-offs, one number for each half year, or the days where they played unequal numbers. */
interface RegularRounds {
  /** Names of the first and the last season it covers. */
  from: string
  to: string
  rounds?: PhaseRules['rounds']
  days?: PhaseRules['days']
}

const NOW = '9999'

/** Regular seasons whose length does not follow from the number of clubs, by stable key. */
export const REGULAR_ROUNDS: Readonly<Record<string, readonly RegularRounds[]>> = {
  'argentina/copa-de-la-liga-profesional': [
    { from: '2021', to: '2021', rounds: [13] },
    { from: '2022', to: '2024', rounds: [14] },
  ],
  // One match with everybody and one more with the rival; two halves of two zones since 2025.
  'argentina/liga-profesional': [
    { from: '2012/2013', to: '2013/2014', rounds: [19, 19] },
    { from: '2015', to: '2015', rounds: [30] },
    { from: '2016', to: '2016', rounds: [16] },
    { from: '2016/2017', to: '2016/2017', rounds: [30] },
    { from: '2025', to: NOW, rounds: [16, 16] },
  ],
  'australia/a-league': [
    { from: '2012/2013', to: '2018/2019', rounds: [27] },
    { from: '2019/2020', to: '2022/2023', rounds: [26] },
    { from: '2023/2024', to: '2023/2024', rounds: [27] },
    { from: '2024/2025', to: '2024/2025', rounds: [26] },
  ],
  // Two groups in bubbles, then a knock-out for every place.
  'china/super-league': [{ from: '2020', to: '2020', rounds: [14] }],
  'colombia/primera-a': [{ from: '2022', to: '2025', rounds: [20, 20] }],
  'mexico/liga-mx': [
    { from: '2012/2013', to: '2018/2019', rounds: [17, 17] },
    { from: '2020/2021', to: NOW, rounds: [17, 17] },
  ],
  'united-states/major-league-soccer': [
    { from: '2011', to: '2019', rounds: [34] },
    // The knock-out of the tournament in between counted for nothing.
    {
      ...{ from: '2020', to: '2020' },
      days: [
        ['2020-02-29', '2020-07-24'],
        ['2020-08-13', '2020-11-09'],
      ],
    },
    { from: '2021', to: NOW, rounds: [34] },
  ],
}
