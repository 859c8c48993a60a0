import { IconEyeOff } from '@tabler/icons-react'
import { isCovered, type MaybeCovered } from '../../app/cover/cover.ts'
import { useHides, useHiding } from '../../app/cover/use-hiding.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { usePrices } from '../../app/site.ts'
import { Button } from '../controls/button.tsx'
import styles from './score-cover.module.css'

type CoveredMatch = MaybeCovered & { match_id: number; start_dt: string }

/** Says that scores are hidden, how many of a list are shown, and uncovers all; nothing where nothing is covered. */
export function CoverBar({ matches }: { matches: readonly CoveredMatch[] }) {
  const { t } = useTranslation()
  const { showAll } = useHiding()
  const prices = usePrices()
  const covered = matches.filter(isCovered)
  if (!useHides() || covered.length === 0) return null
  const scored = matches.filter((match) => 'score' in match && match.score !== null).length
  return (
    <div className={styles.bar}>
      <IconEyeOff className="accent" size={20} stroke={1.8} aria-hidden="true" />
      <p className={styles.words}>
        <strong className="nowrap">{t('cover.title')}</strong>{' '}
        <span className="nowrap">{t('cover.count', { shown: scored, total: scored + covered.length })}</span>
        <br />
        {t(prices ? 'cover.note' : 'cover.notePlain')}
      </p>
      <Button size="small" onClick={() => showAll(covered)}>
        {t('cover.showAll')}
      </Button>
    </div>
  )
}
