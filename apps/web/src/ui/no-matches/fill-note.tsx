import { IconHistory } from '@tabler/icons-react'
import type { CallAnswer } from '../../app/api/api.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import styles from './no-matches.module.css'

type Filling = NonNullable<CallAnswer<'GET /site'>['filling']>

/** Shown while the past is read for the first time: the progress, and the matches still ahead. */
export function FillNote({ filling: { done, of } }: { filling: Filling }) {
  const { t } = useTranslation('no-matches')
  const { whole } = useNumbers()
  return (
    <aside className={styles.filling} aria-label={t('filling.label')}>
      <IconHistory size={18} stroke={1.7} aria-hidden="true" />
      <span>{t('filling.text', { done: whole(done), of: whole(of) })}</span>
      <progress value={done} max={of} aria-hidden="true" />
    </aside>
  )
}
