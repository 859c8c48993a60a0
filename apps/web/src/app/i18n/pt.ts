import { texts as common } from './common.pt.ts'
import { texts as state } from './states.pt.ts'
import { texts as weather } from './weather.pt.ts'

const folders = import.meta.glob<Record<string, unknown>>(['../../features/*/texts.pt.ts', '../../ui/*/texts.pt.ts'], {
  eager: true,
  import: 'texts',
})

/** All Portuguese texts: the shared ones and `texts.pt.ts` of every folder of features and of ui, whose namespace is the folder's name. */
export const texts: Record<string, Record<string, unknown>> = {
  common: { ...common, state },
  weather,
  ...Object.fromEntries(Object.entries(folders).map(([file, values]) => [file.split('/').at(-2), values])),
}
