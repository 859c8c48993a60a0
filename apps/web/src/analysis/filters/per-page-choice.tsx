import { MAX_PER_PAGE, MIN_PER_PAGE, typedPerPage } from '@touchline/football'
import { useId, useState } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Select } from '../../ui/controls/fields.tsx'
import styles from './per-page-choice.module.css'

interface PerPageChoiceProps {
  value: number
  choices: readonly number[]
  onChange(value: number): void
}

const BOUNDS = { least: MIN_PER_PAGE, most: MAX_PER_PAGE }

/** Matches per page: one of the choices, or a typed number that Enter applies; an error explains numbers out of bounds. */
export function PerPageChoice({ value, choices, onChange }: PerPageChoiceProps) {
  const { t } = useTranslation('history')
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState(false)
  const message = useId()
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
        onChange={(per) => {
          setRefused(false)
          onChange(per)
        }}
      />
      <input
        className={styles.typed}
        aria-label={t('perPageTyped', BOUNDS)}
        title={t('perPageTyped', BOUNDS)}
        aria-invalid={refused || undefined}
        aria-describedby={refused ? message : undefined}
        placeholder={`${MIN_PER_PAGE}–${MAX_PER_PAGE}`}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setRefused(false)
          setTyped(event.target.value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || typed.trim() === '') return
          const per = typedPerPage(typed)
          setRefused(per === null)
          if (per === null) return
          setTyped('')
          onChange(per)
        }}
      />
      {refused ? (
        <p id={message} className="full bad text-12 text-right" role="alert">
          {t('perPageOutside', BOUNDS)}
        </p>
      ) : null}
    </div>
  )
}
