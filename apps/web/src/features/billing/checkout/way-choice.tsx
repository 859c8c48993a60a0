import { IconBrandPaypal, IconCreditCard, IconFlask } from '@tabler/icons-react'
import { useWords } from '../use-words.ts'
import styles from './checkout.module.css'
import type { Way } from './ways.ts'

const ICONS = { card: IconCreditCard, paypal: IconBrandPaypal, demo: IconFlask }

interface WayChoiceProps {
  ways: readonly Way[]
  way: Way
  onChange(way: Way): void
}

/** How to pay, one of the ways that are set up. */
export function WayChoice({ ways, way, onChange }: WayChoiceProps) {
  const { t } = useWords()
  return (
    <fieldset className={styles.choice}>
      <legend className="label">{t('order.way')}</legend>
      {ways.map((one) => {
        const Icon = ICONS[one]
        return (
          <label key={one} className={`${styles.option} hover-lit`}>
            <input
              className="radio"
              type="radio"
              name="way"
              value={one}
              checked={one === way}
              onChange={() => onChange(one)}
            />
            <Icon className="muted" size={20} stroke={1.6} aria-hidden="true" />
            <span className="stack">
              <b>{t(`way.${one}`)}</b>
              <small className="muted text-12">{t(`wayNote.${one}`)}</small>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
