import { clockNow, minuteText, STATES } from '@touchline/football'
import { useState } from 'react'
import { useApp } from '../../app/app.ts'
import { useNow } from '../../app/clock.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'

interface LiveMinuteProps {
  /** State id of a fixture in play. */
  state: number
  /** As the server last reported them. */
  minute: number | null
  added: number | null
  /** Whether the minute is reckoned and not the source's own. */
  estimated?: boolean | undefined
  /** When the running period began: the clock where no minute is known. */
  periodStart?: string | null
  /** Says the word of a break by its code, where there is no room for more. */
  short?: boolean
}

const TICK_MS = 5000

/** The minute of play, which goes on by itself between two answers, or the word of a break. */
export function LiveMinute({
  state,
  minute,
  added,
  estimated = false,
  periodStart = null,
  short = false,
}: LiveMinuteProps) {
  const { t } = useTranslation()
  const at = useNow(TICK_MS, useApp().page.now)
  const [reported, setReported] = useState({ state, minute, at })
  // An answer that only repeats the minute does not turn the clock back.
  const isNew = reported.state !== state || reported.minute !== minute
  if (isNew) setReported({ state, minute, at })
  const clock = clockNow({ state, minute, added, periodStart }, isNew ? at : reported.at, at)
  if (clock.kind === 'minute') return minuteText(clock.minute, clock.added, estimated)
  const key = STATES.find(({ id }) => id === state)?.key
  return clock.kind === 'word' && key ? t(`state.${key}.${short ? 'code' : 'name'}`) : t('live')
}
