import { texts as common } from './common.en.ts'
import { texts as state } from './states.en.ts'
import { texts as weather } from './weather.en.ts'

const features = import.meta.glob<Record<string, unknown>>('../../features/*/texts.en.ts', {
  eager: true,
  import: 'texts',
})

/** All English texts: the shared ones and `features/<name>/texts.en.ts` of every feature, whose namespace is the feature's name. */
export const texts: Record<string, Record<string, unknown>> = {
  common: { ...common, state },
  weather,
  ...Object.fromEntries(Object.entries(features).map(([file, values]) => [file.split('/').at(-2), values])),
}
