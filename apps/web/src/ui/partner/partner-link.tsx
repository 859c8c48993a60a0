import { IconExternalLink } from '@tabler/icons-react'
import { useSetting } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { usePartners } from '../../app/site.ts'
import styles from './partner-link.module.css'

/** The operator's link to a bookmaker, marked as advertising; nothing for a bookmaker without one. @param bookmaker as the API names it */
export function PartnerLink({ bookmaker }: { bookmaker: string }) {
  const { t } = useTranslation()
  const url = usePartners()?.partners.find((one) => one.bookmaker === bookmaker)?.url
  if (url === undefined) return null
  return (
    <a
      href={url}
      target="_blank"
      rel="sponsored nofollow noopener"
      className={styles.link}
      aria-label={t('partner.link', { bookmaker })}
    >
      <span className={styles.ad}>{t('ad')}</span>
      {t('partner.visit')}
      <IconExternalLink size={13} stroke={1.8} aria-hidden="true" />
    </a>
  )
}

/** Age and help, wherever links to bookmakers are; nothing without any. */
export function PartnerNotice() {
  const { t } = useTranslation()
  const language = useSetting('language')
  const display = usePartners()
  if (display === null || display.partners.length === 0) return null
  return (
    <p className="muted text-12">
      <b>{t('partner.title')}</b> · {display.notice?.[language] || t('partner.notice')}
    </p>
  )
}
