import { IconArrowLeft, IconPointFilled, IconTools } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { texts } from '../app/i18n/common.en.ts'
import { useTranslation } from '../app/i18n/use-translation.ts'
import { buttonClass } from './button.tsx'
import styles from './page.module.css'

/** The page that stands where one is still to be built: says so, says what will be here, and leads back. */
export function NotBuiltYet({ page }: { page: keyof typeof texts.coming }) {
  const { t } = useTranslation()
  const points = t(`coming.${page}`, { returnObjects: true }) as readonly string[]
  return (
    <section className={styles.notice}>
      <span className={styles.noticeIcon}>
        <IconTools size={28} stroke={1.6} aria-hidden="true" />
      </span>
      <h1 className={styles.noticeTitle}>{t('soon.title', { page: t(`titles.${page}`) })}</h1>
      <p className={styles.noticeText}>{t('soon.lead')}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>
            <IconPointFilled size={17} aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
      <Link to="/matches" className={buttonClass({ look: 'plain' })}>
        <IconArrowLeft size={17} aria-hidden="true" />
        {t('soon.back')}
      </Link>
    </section>
  )
}
