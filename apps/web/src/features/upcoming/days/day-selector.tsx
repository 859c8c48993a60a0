import { IconCalendar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { daysFrom, formatDay, localDay } from '@touchline/football'
import { type KeyboardEvent, memo, useRef } from 'react'
import { useSettings } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { zoneOf } from '../../../app/settings/zone.ts'
import { siteQuery } from '../../../app/site.ts'
import { buttonClass } from '../../../ui/controls/button.tsx'
import { Select } from '../../../ui/controls/fields.tsx'
import { DAY_TABS, type DayText, dayLink, isChoosable, stepDay, weekdayOf } from './day.ts'
import { movedDay } from './day-keys.ts'
import styles from './day-selector.module.css'

interface DaySelectorProps {
  day: DayText
  today: DayText
  /** `id` of the list the days control. */
  panelId: string
}

/** The coming seven days as tabs, on phones as a dropdown; arrows to the neighbouring days, and a calendar for any day. */
export const DaySelector = memo(function DaySelector({ day, today, panelId }: DaySelectorProps) {
  const { t } = useTranslation('upcoming')
  const go = useGoToDay(today)
  const days = daysFrom(today, DAY_TABS)
  const name = (one: DayText) => (one === today ? t('today') : t(`weekday.${weekdayOf(one)}`))
  const listed = days.includes(day) ? days : [...days, day].sort()
  return (
    <nav className={styles.selector} aria-label={t('day.label')}>
      <StepLink label={t('day.previous')} from={day} by={-1} today={today} />
      <DayTabs day={day} today={today} days={days} panelId={panelId} name={name} />
      <div className={styles.dropdown}>
        <Select
          label={t('day.label')}
          labelHidden
          value={day}
          options={listed.map((one) => ({
            value: one,
            label: days.includes(one) ? `${name(one)} ${formatDay(one, 'DD/MM')}` : formatDay(one, 'DD/MM/YYYY'),
          }))}
          onChange={go}
        />
      </div>
      <Calendar day={day} today={today} outside={!days.includes(day)} onDay={go} />
      <StepLink label={t('day.next')} from={day} by={1} today={today} />
    </nav>
  )
})

function useGoToDay(today: DayText) {
  const navigate = useNavigate()
  return (day: DayText) => void navigate({ ...dayLink(day, today), search: true, resetScroll: false })
}

/** The day that a step leads to; until it is known where matches begin and end it is the next one. */
function useStep(day: DayText, by: 1 | -1): DayText | null {
  const zone = zoneOf(useSettings())
  const { data } = useQuery({
    ...siteQuery(),
    select: ({ first_match_at, last_match_at }) => [first_match_at, last_match_at] as const,
  })
  const [first, last] = (data ?? [null, null]).map((at) => (at === null ? null : localDay(at, zone)))
  return stepDay(day, by, { first: first ?? null, last: last ?? null })
}

function StepLink({ label, from, today, by }: { label: string; from: DayText; today: DayText; by: 1 | -1 }) {
  const Icon = by === -1 ? IconChevronLeft : IconChevronRight
  const day = useStep(from, by)
  if (day === null) {
    return (
      <button type="button" disabled className={buttonClass({ look: 'quiet', icon: true })} aria-label={label}>
        <Icon size={19} stroke={1.8} aria-hidden="true" />
      </button>
    )
  }
  return (
    <Link
      {...dayLink(day, today)}
      search={true}
      resetScroll={false}
      className={buttonClass({ look: 'quiet', icon: true })}
      aria-label={label}
      title={label}
    >
      <Icon size={19} stroke={1.8} aria-hidden="true" />
    </Link>
  )
}

interface DayTabsProps extends DaySelectorProps {
  days: readonly DayText[]
  name(day: DayText): string
}

function DayTabs({ day, today, days, panelId, name }: DayTabsProps) {
  const { t } = useTranslation('upcoming')
  const go = useGoToDay(today)
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = movedDay(days, day, event.key)
    if (next === undefined) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
    go(next)
  }
  return (
    <div className={styles.tabs} role="tablist" aria-label={t('day.label')} ref={list} onKeyDown={onKeyDown}>
      {days.map((one, index) => (
        <Link
          key={one}
          {...dayLink(one, today)}
          search={true}
          resetScroll={false}
          role="tab"
          className={styles.tab}
          data-day={one}
          aria-selected={one === day}
          aria-controls={panelId}
          tabIndex={one === day || (index === 0 && !days.includes(day)) ? 0 : -1}
          activeProps={{}}
          activeOptions={{ exact: true }}
        >
          <span className={styles.weekday}>{name(one)}</span>
          <time className={styles.date} dateTime={one}>
            {formatDay(one, 'DD/MM')}
          </time>
        </Link>
      ))}
    </div>
  )
}

interface CalendarProps {
  day: DayText
  today: DayText
  /** The chosen day has no tab, so the calendar shows it. */
  outside: boolean
  onDay(day: DayText): void
}

/** The browser's own date field behind a small button. */
function Calendar({ day, today, outside, onDay }: CalendarProps) {
  const { t } = useTranslation('upcoming')
  return (
    <label className={styles.calendar} data-outside={outside || undefined} title={t('day.choose')}>
      <IconCalendar size={18} stroke={1.7} aria-hidden="true" />
      {outside ? <span className={styles.outside}>{formatDay(day, 'DD/MM/YYYY')}</span> : null}
      <input
        key={day}
        type="date"
        className={styles.dateInput}
        aria-label={t('day.choose')}
        defaultValue={day}
        onChange={({ target }) => {
          if (isChoosable(target.value) && target.value !== day) onDay(target.value)
        }}
        onClick={({ currentTarget }) => {
          try {
            currentTarget.showPicker()
          } catch {
            // A browser without a picker lets the day be typed.
          }
        }}
        data-today={today}
      />
    </label>
  )
}
