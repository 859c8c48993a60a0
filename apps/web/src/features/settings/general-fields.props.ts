import type { Draft } from './draft.ts'
import type { GeneralSettings } from './general-options.ts'

/** What a group of fields is given: the settings as chosen, and how to choose others. */
export interface FieldsProps {
  chosen: GeneralSettings
  choose(change: Draft): void
}
