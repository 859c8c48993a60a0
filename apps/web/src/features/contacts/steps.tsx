import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import styles from './contacts.module.css'

const STEPS = ['check', 'message', 'thanks'] as const

/** The present one of the three steps. */
export function Steps({ current }: { current: 1 | 2 | 3 }) {
  const { t } = useTranslation('contacts')
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {STEPS.map((step, index) => {
        const number = index + 1
        const done = number < current || current === STEPS.length
        return (
          <li
            key={step}
            className={styles.step}
            aria-current={number === current ? 'step' : undefined}
            data-done={done || undefined}
          >
            <span className={styles.number}>
              {done ? <IconCheck size={15} stroke={2.6} aria-hidden="true" /> : number}
            </span>
            <span>{t(`steps.${step}`)}</span>
          </li>
        )
      })}
    </ol>
  )
}
