import { IconAlertTriangle, IconMapPinOff } from '@tabler/icons-react'
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError } from '../../app/api/api.ts'
import { useApp } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import page from '../../ui/layout/page.module.css'
import { Skeleton } from '../../ui/states/states.tsx'

/** Drawn in place of a page that failed; tries again without leaving it. */
export function ErrorPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t } = useTranslation()
  const router = useRouter()
  const reference = error instanceof ApiError ? error.requestId : null
  return (
    <section className={page.notice} role="alert">
      <span className={page.noticeIcon} data-kind="warning">
        <IconAlertTriangle size={28} stroke={1.6} aria-hidden="true" />
      </span>
      <h1 className={page.noticeTitle}>{t('error.title')}</h1>
      <p className={page.noticeText}>{t('error.text')}</p>
      {reference ? <p className="dim text-12">{t('error.reference', { id: reference })}</p> : null}
      <div className={page.actions}>
        <Button look="primary" onClick={() => void router.invalidate()}>
          {t('retry')}
        </Button>
        <Link to="/matches" className={buttonClass()}>
          {t('goHome')}
        </Link>
      </div>
    </section>
  )
}

/** Drawn where an address leads nowhere; the server answers 404 with it. */
export function NotFoundPage() {
  const { t } = useTranslation()
  const { brand } = useApp().page
  useEffect(() => {
    document.title = `${t('titles.notFound')} | ${brand}`
  }, [t, brand])
  return (
    <section className={page.notice}>
      <span className={page.noticeIcon}>
        <IconMapPinOff size={28} stroke={1.6} aria-hidden="true" />
      </span>
      <h1 className={page.noticeTitle}>{t('notFound.title')}</h1>
      <p className={page.noticeText}>{t('notFound.text')}</p>
      <div className={page.actions}>
        <Link to="/matches" className={buttonClass({ look: 'primary' })}>
          {t('goHome')}
        </Link>
      </div>
    </section>
  )
}

/** Drawn while a page that needs the browser is being prepared. */
export function PagePending() {
  return (
    <div style={{ display: 'grid', gap: 14 }}>
      <Skeleton lines={1} height={150} />
      <Skeleton lines={6} height={56} />
    </div>
  )
}
