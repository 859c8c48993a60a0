import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useChosen } from '../../../ui/use-chosen.ts'
import { LIST_VIEWS, type ListView } from './list-search.ts'
import styles from './view-choice.module.css'

interface ViewChoiceProps {
  /** The chosen view; undefined for matches in play and ahead. */
  view: ListView | undefined
  counts: Readonly<Record<ListView, number>>
  onView(view: ListView | undefined): void
}

const CHOICES = ['open', ...LIST_VIEWS] as const

/** One part of today's list out of five, each with its number of matches; it opens with matches in play and ahead. */
export function ViewChoice({ view, counts, onView }: ViewChoiceProps) {
  const { t } = useTranslation('upcoming')
  const [chosen, choose] = useChosen(view ?? 'open', (one: (typeof CHOICES)[number]) =>
    onView(one === 'open' ? undefined : one),
  )
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{t('view.label')}</legend>
      {CHOICES.map((one) => (
        <label key={one} className={styles.part} data-part={one}>
          <input
            className="visually-hidden"
            type="radio"
            name="view"
            value={one}
            checked={one === chosen}
            onChange={() => choose(one)}
          />
          {t(`view.${one}`)} <b>{one === 'open' ? counts.live + counts.next : counts[one]}</b>
        </label>
      ))}
    </fieldset>
  )
}
