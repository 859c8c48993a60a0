import type { TablerIcon } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { buttonClass } from '../controls/button.tsx'
import styles from './notice-page.module.css'

interface NoticePageProps {
  icon?: TablerIcon
  warning?: boolean
  title: string
  text: string
  /** Small text below. */
  note?: string | null
  /** The way on. */
  children?: ReactNode
  /** With the way to the home page, after another one. */
  home?: boolean
}

/** A page with one message: why something is not here, with links onwards. */
export function NoticePage({ icon: Icon, warning, title, text, note, children, home }: NoticePageProps) {
  const { t } = useTranslation()
  return (
    <section className={styles.notice} role={warning ? 'alert' : undefined}>
      {Icon ? (
        <span className={warning ? 'centre warning warning-box' : 'centre accent accent-box'}>
          <Icon size={28} stroke={1.6} aria-hidden="true" />
        </span>
      ) : null}
      <h1 className="bold">{title}</h1>
      <p className={`muted ${styles.text}`}>{text}</p>
      {note ? <p className="dim text-12">{note}</p> : null}
      {children || home ? (
        <div className="flex wrap justify-centre gap-10">
          {children}
          {home ? (
            <Link to="/matches" className={buttonClass({ look: children ? 'plain' : 'primary' })}>
              {t('goHome')}
            </Link>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}
