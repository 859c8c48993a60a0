import { dateInWords, localDay } from '@touchline/football'
import type { App } from '../../app/app.ts'
import { pageHead, textsOf } from '../../app/head.ts'
import { zoneOf } from '../../app/settings/zone.ts'
import { dayWords } from './days/day-words.ts'
import type { LoadedDay } from './load.ts'
import { clockOf } from './upcoming-queries.ts'

/** Title, description and canonical of a day's page; filters are no part of its identity, and today lives at the root. */
export function upcomingHead(app: App, loaded: LoadedDay | undefined, dayText?: string) {
  const t = textsOf(app)
  const today = localDay(clockOf(app)(), zoneOf(app.settings.get()))
  const day = dayText ?? today
  const isToday = day === today
  const on = { day: dateInWords(day, app.settings.get().language) }
  return pageHead(app, {
    title: isToday ? t('upcoming:title') : t('upcoming:titleOn', { ...on }),
    description: t(app.page.prices ? 'upcoming:description' : 'upcoming:descriptionPlain', { day: dayWords(app, day) }),
    path: isToday ? '/' : `/matches/${day}`,
    // Every day of two centuries has an address.
    hidden: !isToday && loaded?.isEmpty === true,
  })
}
