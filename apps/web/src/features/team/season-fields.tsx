import type { ReactNode } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Select } from '../../ui/controls/fields.tsx'
import styles from './season-fields.module.css'

interface Choice<T extends string | number> {
  options: readonly { value: T; label: string }[]
  value: T
  onChange(value: T): void
}

interface SeasonFieldsProps<L extends string | number, S extends string | number> {
  league: Choice<L>
  season: Choice<S>
  /** Content at the end of the line. */
  children?: ReactNode
}

/** The choice of tournament and season. */
export function SeasonFields<L extends string | number, S extends string | number>({
  league,
  season,
  children,
}: SeasonFieldsProps<L, S>) {
  const { t } = useTranslation('team')
  return (
    <div className={styles.fields}>
      <Select label={t('tournament')} {...league} />
      <Select label={t('season')} {...season} />
      {children ? <div className={styles.end}>{children}</div> : null}
    </div>
  )
}
