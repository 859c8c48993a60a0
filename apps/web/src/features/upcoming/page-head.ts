import { formatDay, localDay } from '@touchline/football'
import type { App } from '../../app/app.ts'
import { pageHead, textsOf } from '../../app/head.ts'
import { zoneOf } from '../../app/settings/zone.ts'
import { chosenDay } from './days/day.ts'
import { dayWords } from './days/day-words.ts'
import { clockOf } from './upcoming-queries.ts'

/** Title, description and canonical of a day's page; filters are no part of its identity, and today lives at the root. */
export function upcomingHead(app: App, dayText?: string) {
  const t = textsOf(app)
  const today = localDay(clockOf(app)(), zoneOf(app.settings.get()))
  const day = chosenDay(dayText, today)
  const isToday = dayText === undefined || day !== dayText
  const on = { day: formatDay(day, 'DD/MM/YYYY') }
  return pageHead(app, {
    title: isToday ? t('title', { ns: 'upcoming' }) : t('titleOn', { ns: 'upcoming', ...on }),
    description: t('description', { ns: 'upcoming', day: dayWords(app, day) }),
    path: isToday ? '/' : `/matches/${day}`,
  })
}
