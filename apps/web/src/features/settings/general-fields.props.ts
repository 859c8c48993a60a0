import type { Draft } from './draft.ts'
import type { GeneralSettings } from './general-options.ts'

/** Props of a group of fields: the chosen settings, and a function to choose others. */
export interface FieldsProps {
  chosen: GeneralSettings
  choose(change: Draft): void
}
