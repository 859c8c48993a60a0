import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { isShown } from '../days/day-part.ts'
import { LIST_VIEWS, type ListView } from './list-search.ts'
import styles from './view-choice.module.css'

interface ViewChoiceProps {
  /** What is looked at; undefined for what is in play and to come. */
  view: ListView | undefined
  counts: Readonly<Record<ListView, number>>
  onView(view: ListView | undefined): void
}

/** The parts of today's list with how many matches each has. What is shown is lit; the part that alone is lit leads back when pressed. */
export function ViewChoice({ view, counts, onView }: ViewChoiceProps) {
  const { t } = useTranslation('upcoming')
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{t('view.label')}</legend>
      {LIST_VIEWS.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.part}
          data-part={one}
          aria-pressed={one === 'all' ? view === 'all' : view !== 'all' && isShown(one, view)}
          onClick={() => onView(one === view ? undefined : one)}
        >
          {t(`view.${one}`)} <b>{counts[one]}</b>
        </button>
      ))}
    </fieldset>
  )
}
