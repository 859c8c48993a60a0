import { CONSOLE } from './console.ts'
import { BRAND } from './console-brand.ts'
import { PLAN_CHANGES } from './console-members.ts'
import { SETUP } from './console-setup.ts'
import type { CallExample } from './example.ts'
import recorded from './recorded.json' with { type: 'json' }
import { WRITTEN } from './written.ts'

export type { CallExample }

/** An example of every call by its operation id: data calls as the demo world answers them (`npm run docs:examples`), the others written by hand. */
export const examples: Readonly<Record<string, CallExample>> = {
  ...(recorded as Record<string, CallExample>),
  ...WRITTEN,
  ...PLAN_CHANGES,
  ...CONSOLE,
  ...SETUP,
  ...BRAND,
}
