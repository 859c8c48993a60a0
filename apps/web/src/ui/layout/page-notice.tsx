import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './page-notice.module.css'

interface PageNoticeProps {
  icon?: Icon
  title: ReactNode
  text: ReactNode
  /** Something failed or is refused: it is read out at once. */
  warning?: boolean
  /** Small words below the text. */
  note?: ReactNode
  /** What can be done about it. */
  children?: ReactNode
}

/** Takes the place of a page that cannot be shown: what is the matter and where to go from here. */
export function PageNotice({ icon: Icon, title, text, warning = false, note, children }: PageNoticeProps) {
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
      {children ? <div className="flex wrap justify-centre gap-10">{children}</div> : null}
    </section>
  )
}
