import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useChosen } from '../../../ui/use-chosen.ts'
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
  const [chosen, choose] = useChosen(view, onView)
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{t('view.label')}</legend>
      {LIST_VIEWS.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.part}
          data-part={one}
          aria-pressed={one === 'all' ? chosen === 'all' : chosen !== 'all' && isShown(one, chosen)}
          onClick={() => choose(one === chosen ? undefined : one)}
        >
          {t(`view.${one}`)} <b>{counts[one]}</b>
        </button>
      ))}
    </fieldset>
  )
}
