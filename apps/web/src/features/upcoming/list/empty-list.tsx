import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDay, localDay } from '@touchline/football'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { siteQuery } from '../../../app/site.ts'
import { Button, buttonClass } from '../../../ui/controls/button.tsx'
import { useZone } from '../../../ui/match/use-zone.ts'
import { EmptyState } from '../../../ui/states/states.tsx'
import { useToday } from '../../../ui/use-today.ts'
import { type DayText, dayLink, weekdayOf } from '../days/day.ts'
import { useDayWords } from '../days/day-words.ts'
import styles from './match-list.module.css'

interface EmptyListProps {
  /** The part of the day has no matches (`all`: the day has none), none of them belongs to a favourite league, or none matches the text. */
  reason: 'all' | 'today' | 'live' | 'finished' | 'next' | 'favourites' | 'filter'
  hasFavourites: boolean
  /** The day has matches that are not shown. */
  others: boolean
  day: string
  isPast: boolean
  onClear(): void
}

/** Says why the list is empty and offers the way out. */
export function EmptyList({ reason, hasFavourites, others, day, isPast, onClear }: EmptyListProps) {
  const { t } = useTranslation('upcoming')
  const { t: common } = useTranslation()
  const why = t(`empty.${reason === 'favourites' && !hasFavourites ? 'noFavourites' : reason}`, {
    day: useDayWords(day),
  })
  const next = useNextDay(day)
  // Says that none are ahead only where that is true.
  const alone = reason === 'live' || reason === 'finished' || reason === 'filter' || reason === 'favourites' || isPast
  const elsewhere = t('empty.otherDay')
  const wayOut = (
    <Button size="small" onClick={onClear}>
      {t('empty.clear')}
    </Button>
  )
  return (
    <div className={styles.panel}>
      <EmptyState
        title={alone ? why : common('message.noupcomings')}
        text={others ? (alone ? undefined : why) : alone ? elsewhere : `${why} ${elsewhere}`}
        action={others ? wayOut : next === null ? undefined : <NextDay day={next} />}
      />
    </div>
  )
}

/** The first day after this one on which there are matches, as far as the first match to come lies after it. */
function useNextDay(day: DayText): DayText | null {
  const zone = useZone()
  const at = useQuery(siteQuery()).data?.next_match_at ?? null
  const next = at === null ? null : localDay(at, zone)
  return next !== null && next > day ? next : null
}

function NextDay({ day }: { day: DayText }) {
  const { t } = useTranslation('upcoming')
  const words = `${t(`weekday.${weekdayOf(day)}`)} ${formatDay(day, 'DD/MM')}`
  return (
    <Link {...dayLink(day, useToday())} className={buttonClass({ size: 'small' })}>
      {t('empty.nextDay', { day: words })}
    </Link>
  )
}
