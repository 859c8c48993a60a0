import type { BinaryFit } from './binary-logit.ts'
import type { ThreeWayFit } from './three-way-logit.ts'

/** 1X2, on [1, ln λH − ln λA, ln λH + ln λA, pi difference]: used until two seasons of our own can be fitted. */
export const LAST_RESULT_FIT: ThreeWayFit = {
  home: [0.0772, 0.8796, 0.2717, 0.1223],
  away: [0.0998, -0.733, 0.3033, -0.1688],
}

/** Over 2.5, on [1, ln(λH + λA), the same of the goals engine, |ln λH − ln λA|]. */
export const LAST_OVER_FIT: BinaryFit = [-1.8752, 1.4854, 0.363, 0.1861]
