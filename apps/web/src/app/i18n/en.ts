import { texts as common } from './common.en.ts'
import { texts as state } from './states.en.ts'
import { texts as weather } from './weather.en.ts'

const folders = import.meta.glob<Record<string, unknown>>(['../../features/*/texts.en.ts', '../../ui/*/texts.en.ts'], {
  eager: true,
  import: 'texts',
})

/** All English texts: the shared ones and `texts.en.ts` of every folder of features and of ui, whose namespace is the folder's name. */
export const texts: Record<string, Record<string, unknown>> = {
  common: { ...common, state },
  weather,
  ...Object.fromEntries(Object.entries(folders).map(([file, values]) => [file.split('/').at(-2), values])),
}
