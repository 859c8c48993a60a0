import { IconMapPinOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import page from '../../ui/layout/page.module.css'

/** Nothing is shown of a pair that does not exist, only the way to another one. */
export function PairUnknown() {
  const { t } = useTranslation('compare')
  const { t: common } = useTranslation()
  return (
    <section className={page.notice}>
      <span className={page.noticeIcon}>
        <IconMapPinOff size={28} stroke={1.6} aria-hidden="true" />
      </span>
      <h1 className={page.noticeTitle}>{common('titles.compare')}</h1>
      <p className={page.noticeText}>{t('unknown')}</p>
      <div className={page.actions}>
        <Link to="/compare" className={buttonClass({ look: 'primary' })}>
          {t('choose')}
        </Link>
      </div>
    </section>
  )
}
