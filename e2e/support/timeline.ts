import type { Locator, Page } from '@playwright/test'

/** Rows of events in the timeline of a fixture page. */
export const timelineRows = (page: Page): Locator => page.getByRole('table').locator('tbody tr[data-kind]')
/** Each row in one line, as it is read. */
export const linesOf = async (rows: Locator): Promise<string[]> =>
  (await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())
export const minuteText = ({ minute, extra_minute }: { minute: number; extra_minute: number | null }) =>
  `${minute}${extra_minute ? `+${extra_minute}` : ''}'`
