import { typedPerPage } from '@touchline/football'
import { useState } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Select } from '../fields.tsx'
import styles from './per-page-choice.module.css'

interface PerPageChoiceProps {
  value: number
  choices: readonly number[]
  onChange(value: number): void
}

/** Matches per page: one of the choices, or a typed number that Enter applies. */
export function PerPageChoice({ value, choices, onChange }: PerPageChoiceProps) {
  const { t } = useTranslation('history')
  const [typed, setTyped] = useState('')
  const all = choices.includes(value) ? choices : [value, ...choices]
  return (
    <div className={styles.perPage}>
      <Select
        label={t('perPage')}
        labelHidden
        options={all.map((count) => ({
          value: count,
          label: count === 0 ? t('perPageAll') : t('perPageOption', { count }),
        }))}
        value={value}
        onChange={onChange}
      />
      <input
        className={styles.typed}
        aria-label={t('perPageTyped')}
        title={t('perPageTyped')}
        placeholder="1–149"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          const per = event.key === 'Enter' ? typedPerPage(typed) : null
          if (per === null) return
          setTyped('')
          onChange(per)
        }}
      />
    </div>
  )
}
