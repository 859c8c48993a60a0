import { useId } from 'react'
import { useChosen } from '../use-chosen.ts'
import styles from './segmented.module.css'

interface SegmentedProps<T extends string | number> {
  /** Names the choice for screen readers. */
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange(value: T): void
  size?: 'small' | 'normal'
}

/** One choice out of a few, all in sight. Radio buttons underneath: arrows choose. */
export function Segmented<T extends string | number>({
  label,
  options,
  value,
  onChange,
  size = 'normal',
}: SegmentedProps<T>) {
  const name = useId()
  const [chosen, choose] = useChosen(value, onChange)
  return (
    <fieldset className={styles.group} data-size={size}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option} data-chosen={option.value === chosen || undefined}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            checked={option.value === chosen}
            onChange={() => choose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
