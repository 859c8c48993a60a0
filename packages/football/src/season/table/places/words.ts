/** The year of an era that goes on. */
export const ON = 9999
/** Words that many eras share; see `place-kinds.ts`. */
export const UEFA = 'UEFA access lists of the seasons'
export const CL = 'champions league'
export const CLQ = 'champions league qualifying'
export const EL = 'europa league'
export const [DOWN_2, DOWN_3] = ['2 relegation', '3 relegation']
export const PLAY_OFF_1 = '1 relegation play-off, 1 relegation'
export const PLAY_OFF_2 = '1 relegation play-off, 2 relegation'
export const UP_2 = '2 promotion, 4 promotion play-off'
