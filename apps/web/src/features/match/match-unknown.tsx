import { IconBallFootballOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import page from '../../ui/layout/page.module.css'

/** A match that neither the match page's own list nor the fixtures know. */
export function MatchUnknown({ mid }: { mid: number }) {
  const { t } = useTranslation('match')
  return <Notice title={t('unknown.title')} text={t('unknown.text', { id: mid })} />
}

/** An address without a usable match number. */
export function MatchMalformed() {
  const { t } = useTranslation('match')
  return <Notice title={t('malformed.title')} text={t('malformed.text')} />
}

function Notice({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation()
  return (
    <section className={page.notice}>
      <span className={page.noticeIcon}>
        <IconBallFootballOff size={28} stroke={1.6} aria-hidden="true" />
      </span>
      <h1 className={page.noticeTitle}>{title}</h1>
      <p className={page.noticeText}>{text}</p>
      <div className={page.actions}>
        <Link to="/matches" className={buttonClass({ look: 'primary' })}>
          {t('goHome')}
        </Link>
      </div>
    </section>
  )
}
