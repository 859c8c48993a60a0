import { DAY_MS, HOUR_MS, isDecided, isOver, STATE } from '@touchline/football'
import type { Language } from '@touchline/messages'
import { textsOf } from '@touchline/messages/texts'
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { nameIn, teamNameIn } from '../shared/names/reader-names.ts'
import type { CalendarRow } from './calendar.queries.ts'

export interface CalendarWishes {
  language: Language
  /** IANA zone of the calendar where the reader's program has none. */
  zone: string | null
  /** The result is part of the title. */
  scores: boolean
  /** Minutes before kick-off; null is no alarm. */
  alarm: number | null
}

export interface CalendarHead {
  name: string
  brand: string
  publicUrl: string
}

const MATCH_MS = 2 * HOUR_MS
/** The suggested refresh interval; programs may ignore it. */
const TTL_SECONDS = 3 * 3_600

const OFF: readonly number[] = [STATE.postponed, STATE.suspended, STATE.deleted]
const isOff = (state: number) => OFF.includes(state) || (isOver(state) && !isDecided(state))

/** Matches as iCalendar: times in UTC, one stable UID each, without results unless they are wished. */
export function viewCalendar(rows: readonly CalendarRow[], head: CalendarHead, wishes: CalendarWishes): string {
  const { name, brand, publicUrl } = head
  const { language, zone, scores, alarm } = wishes
  const t = textsOf(language, 'calendar')
  const host = new URL(publicUrl).host
  const calendar = ical({
    name: `${name} – ${brand}`,
    prodId: { company: brand, product: 'Calendar', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: TTL_SECONDS,
    // Programs without a zone use this one; the events themselves are in UTC.
    x: zone === null ? [] : [{ key: 'X-WR-TIMEZONE', value: zone }],
  })
  for (const row of rows) {
    const [home, away] = [teamNameIn(language, row.homeName), teamNameIn(language, row.awayName)]
    const result = scores && isDecided(row.stateId) && row.homeGoals !== null && row.awayGoals !== null
    const title = result ? `${home} ${row.homeGoals}–${row.awayGoals} ${away}` : `${home} – ${away}`
    const cancelled = isOff(row.stateId)
    const round = row.roundName === null ? '' : /^\d+$/.test(row.roundName) ? t('round', { round: row.roundName }) : ''
    const url = `${publicUrl}/soccer?mid=${row.id}&cid=${row.countryId}`
    const event = calendar.createEvent({
      id: `match-${row.id}@${host}`,
      sequence: row.moves,
      start: row.kickoff,
      end: new Date(row.kickoff.getTime() + (row.kickoffKnown ? MATCH_MS : DAY_MS)),
      allDay: !row.kickoffKnown,
      summary: row.stateId === STATE.postponed ? t('postponed', { title }) : title,
      description: [nameIn(language, 'competitions', row.leagueName), round, url].filter(Boolean).join('\n'),
      url,
      status: cancelled
        ? ICalEventStatus.CANCELLED
        : row.kickoffKnown
          ? ICalEventStatus.CONFIRMED
          : ICalEventStatus.TENTATIVE,
      transparency: ICalEventTransparency.TRANSPARENT,
      stamp: row.updatedAt,
      lastModified: row.updatedAt,
      location: [row.venueName, row.venueCity].filter(Boolean).join(', ') || null,
    })
    if (alarm !== null && row.kickoffKnown && !cancelled) {
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore: alarm * 60, description: title })
    }
  }
  return calendar.toString()
}
