import { IconCalendar, IconDatabaseOff } from '@tabler/icons-react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState, Skeleton } from '../../ui/states.tsx'
import { useDayWords } from './day-words.ts'
import styles from './match-list.module.css'

interface EmptyListProps {
  /** The day has no matches, none of them belongs to a favourite league, or none fits the text. */
  reason: 'day' | 'favourites' | 'filter'
  hasFavourites: boolean
  day: string
  today: string
  onClear(): void
}

/** Says why the list is empty and offers the way out. */
export function EmptyList({ reason, hasFavourites, day, today, onClear }: EmptyListProps) {
  const { t } = useTranslation('upcoming')
  const { t: common } = useTranslation()
  const words = useDayWords(day)
  if (reason === 'day') {
    const why = day === today ? t('empty.today') : t('empty.day', { day: words })
    return (
      <div className={styles.panel}>
        <EmptyState title={common('message.noupcomings')} text={`${why} ${t('empty.otherDay')}`} />
      </div>
    )
  }
  const why = reason === 'filter' ? t('empty.filtered') : t(hasFavourites ? 'empty.favourites' : 'empty.noFavourites')
  return (
    <div className={styles.panel}>
      <EmptyState
        title={common('message.noupcomings')}
        text={why}
        action={
          <Button size="small" onClick={onClear}>
            {t('empty.clear')}
          </Button>
        }
      />
    </div>
  )
}

/** The database holds no matches at all: how to get some. */
export function NoData() {
  const { t } = useTranslation('upcoming')
  return (
    <div className={styles.panel}>
      <EmptyState
        icon={<IconDatabaseOff size={30} stroke={1.5} aria-hidden="true" />}
        title={t('noData.title')}
        text={t('noData.text')}
        action={
          <div className={styles.commands}>
            <span>{t('noData.import')}</span>
            <code>npm run touchline -- import football-data ./E0.csv</code>
            <span>{t('noData.sync')}</span>
            <code>FEED=sportmonks SPORTMONKS_TOKEN=… npm start</code>
            <span>{t('noData.demo')}</span>
            <code>FEED=demo DATA_DIR=./demo npm start</code>
          </div>
        }
      />
    </div>
  )
}

/** The data of a first start is being written. */
export function Preparing() {
  const { t } = useTranslation('upcoming')
  return (
    <div className={styles.panel}>
      <EmptyState
        icon={<IconCalendar size={30} stroke={1.5} aria-hidden="true" />}
        title={t('preparing.title')}
        text={t('preparing.text')}
      />
      <LoadingList />
    </div>
  )
}

/** Takes the place of the list while it is read. */
export function LoadingList() {
  return (
    <div className={styles.loading}>
      <Skeleton lines={10} height={56} />
    </div>
  )
}
