import type { TablerIcon } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { buttonClass } from '../controls/button.tsx'
import page from '../layout/page.module.css'

interface NoticePageProps {
  icon: TablerIcon
  warning?: boolean
  title: string
  text: string
  /** Stands small below the text. */
  note?: string | null
  /** The way on. */
  children?: ReactNode
  /** With the way to the home page, after another one. */
  home?: boolean
}

/** A page that says one thing: why what was looked for is not here, with the ways on. */
export function NoticePage({ icon: Icon, warning, title, text, note, children, home }: NoticePageProps) {
  const { t } = useTranslation()
  return (
    <section className={page.notice} role={warning ? 'alert' : undefined}>
      <span className={page.noticeIcon} data-kind={warning ? 'warning' : undefined}>
        <Icon size={28} stroke={1.6} aria-hidden="true" />
      </span>
      <h1 className={page.noticeTitle}>{title}</h1>
      <p className={page.noticeText}>{text}</p>
      {note ? <p className={page.small}>{note}</p> : null}
      {children || home ? (
        <div className={page.actions}>
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
