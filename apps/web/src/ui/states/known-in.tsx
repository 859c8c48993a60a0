import type { KnownIn } from '@touchline/football'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Tooltip } from '../layout/tooltip.tsx'
import styles from './known-in.module.css'

/** The basis of a figure in words, `in 12 of 31 matches`; null where it is all matches. */
export function useKnownIn(): (known: KnownIn | null) => string | null {
  const { t } = useTranslation('profile')
  return (known) => (known === null ? null : t('knownIn.note', { known: known.matches, count: known.of }))
}

/** A figure with the matches it rests on behind it, where these are not all of them. */
export function Known({ known, children }: { known: KnownIn | null; children: ReactNode }) {
  const noteOf = useKnownIn()
  const note = noteOf(known)
  if (note === null) return children
  return (
    <Tooltip text={note}>
      <span className={styles.partly}>{children}</span>
    </Tooltip>
  )
}

/** For a row of a file: the figures not based on all matches, and their basis; null where there are none. */
export function useKnownNotes(): (
  figures: readonly (readonly [name: string, known: KnownIn | null])[],
) => string | null {
  const noteOf = useKnownIn()
  return (figures) => {
    const notes = figures.flatMap(([name, known]) => (known === null ? [] : `${name}: ${noteOf(known)}`))
    return notes.length === 0 ? null : notes.join('; ')
  }
}
