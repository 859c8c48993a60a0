import { texts as common } from './common.en.ts'
import { texts as state } from './states.en.ts'
import { texts as weather } from './weather.en.ts'

/** The English texts of every page, by namespace. */
export const texts = { common: { ...common, state }, weather }
