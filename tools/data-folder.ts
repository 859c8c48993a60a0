import { resolve } from 'node:path'
import { ROOT } from './root.ts'

/** Where real data files are looked for: TOUCHLINE_DATA, else the folder beside the checkout. It need not exist. */
export const dataFolder = () => process.env.TOUCHLINE_DATA ?? resolve(ROOT, '../shared/data')
