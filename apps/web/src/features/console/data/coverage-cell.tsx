import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { levelOf, type PARTS, percentOf, type Share } from './coverage.model.ts'
import styles from './coverage.module.css'

/** A part of a season in per cent; `–` where no source has it, which is not 0. */
export function CoverageCell({ part, share }: { part: (typeof PARTS)[number]; share: Share | null }) {
  const { t } = useTranslation('console')
  const { whole } = useNumbers()
  const unknown = t(part === 'matches' ? 'data.noCount' : 'data.noSource')
  const words = share === null ? unknown : t('data.share', { held: whole(share.held), of: whole(share.of) })
  return (
    <span className={styles.cell} data-level={levelOf(share)} title={`${t(`data.part.${part}`)}: ${words}`}>
      <span className={styles.part} aria-hidden="true">
        {t(`data.partShort.${part}`)}
      </span>
      <span className="visually-hidden">{t(`data.part.${part}`)}</span>
      <span className="tabular">{share === null ? '–' : percentOf(share)}</span>
    </span>
  )
}
