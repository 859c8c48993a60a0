import { texts as common } from './common.pt.ts'
import { texts as state } from './states.pt.ts'
import { texts as weather } from './weather.pt.ts'

const features = import.meta.glob<Record<string, unknown>>('../../features/*/texts.pt.ts', {
  eager: true,
  import: 'texts',
})

/** All Portuguese texts: the shared ones and `features/<name>/texts.pt.ts` of every feature, whose namespace is the feature's name. */
export const texts: Record<string, Record<string, unknown>> = {
  common: { ...common, state },
  weather,
  ...Object.fromEntries(Object.entries(features).map(([file, values]) => [file.split('/').at(-2), values])),
}
