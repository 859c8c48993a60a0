import { useTranslation } from '../../../app/i18n/use-translation.ts'
import styles from './contacts.module.css'
import type { ContactRow } from './contacts-queries.ts'

/** The state of a message in a word. */
export function StateTag({ state }: Pick<ContactRow, 'state'>) {
  const { t } = useTranslation('console')
  return (
    <span className={styles.tag} data-state={state}>
      {t(`contacts.states.${state}`)}
    </span>
  )
}
