import { FIELDS, type Field } from '../../app/settings/settings.fields.ts'
import { GENERAL_KEYS, type GeneralSettings } from './general-options.ts'

/** Choices of the general tab that were not saved. */
export type Draft = Partial<GeneralSettings>

/** Reads a stored draft without its invalid parts. */
export function readDraft(text: string | null): Draft {
  const values = parsed(text)
  const draft: Record<string, unknown> = {}
  for (const key of GENERAL_KEYS) {
    const value = typeof values[key] === 'string' ? (FIELDS[key] as Field<unknown>).read(values[key]) : undefined
    if (value !== undefined) draft[key] = value
  }
  return draft
}

/** Null when nothing is left to be saved. */
export function writeDraft(draft: Draft): string | null {
  const keys = GENERAL_KEYS.filter((key) => key in draft)
  if (keys.length === 0) return null
  return JSON.stringify(Object.fromEntries(keys.map((key) => [key, (FIELDS[key] as Field<unknown>).write(draft[key])])))
}

/** The draft without values equal to the saved settings. */
export function realChanges(draft: Draft, saved: GeneralSettings): Draft {
  return Object.fromEntries(
    GENERAL_KEYS.filter((key) => key in draft && draft[key] !== saved[key]).map((key) => [key, draft[key]]),
  )
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const values: unknown = JSON.parse(text ?? '{}')
    return typeof values === 'object' && values !== null ? (values as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
