import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import type { BoxView } from './odds-panel.model.ts'
import styles from './odds-panel.module.css'

interface MarketChoiceProps {
  boxes: readonly BoxView[]
  /** The active flags. */
  flags: readonly boolean[]
  onToggle(flag: number): void
}

/** The markets of a panel as checkboxes; one without prices cannot be chosen. */
export function MarketChoice({ boxes, flags, onToggle }: MarketChoiceProps) {
  const { t } = useTranslation('match')
  const choices = boxes.flatMap(({ key, flag, markets }) => (flag === null ? [] : [{ key, flag, markets }]))
  if (choices.length === 0) return null
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{t('odds.choice')}</legend>
      {choices.map(({ key, flag, markets }) => {
        const none = markets.length === 0
        const isChosen = !none && flags[flag] === true
        return (
          <label
            key={key}
            className={styles.chip}
            data-chosen={isChosen || undefined}
            title={none ? t('odds.notPriced') : undefined}
          >
            <input
              type="checkbox"
              className={styles.chipInput}
              checked={isChosen}
              disabled={none}
              onChange={() => onToggle(flag)}
            />
            <IconCheck size={13} stroke={3} className={styles.tick} aria-hidden="true" />
            {t(`odds.box.${key}`)}
          </label>
        )
      })}
    </fieldset>
  )
}
