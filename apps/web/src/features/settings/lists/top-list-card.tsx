import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { siteQuery } from '../../../app/site.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import styles from '../settings.module.css'
import { type ChosenItem, ChosenList } from './chosen-list.tsx'

interface TopListCardProps {
  of: 'leagues' | 'clubs'
  /** The viewer has chosen nothing: the default list is shown. */
  usual: boolean
  /** Undefined until the usual ones are read. */
  items: readonly ChosenItem[] | undefined
  onReset(): void
  onRemove(item: ChosenItem): void
  onMove(index: number, step: -1 | 1): void
}

/** A box of the home page, to be edited. */
export function TopListCard({ of, usual, items, onReset, onRemove, onMove }: TopListCardProps) {
  const { t } = useTranslation('settings')
  const site = useQuery(siteQuery())
  return (
    <Card
      title={t(`${of}.title`)}
      actions={
        <Button look="quiet" size="small" disabled={usual} onClick={onReset}>
          {t('reset')}
        </Button>
      }
    >
      <p className={styles.text}>{t(usual ? 'usualOnes' : `${of}.text`)}</p>
      {items ? (
        <ChosenList items={items} onRemove={onRemove} onMove={onMove} none={t(`${of}.none`)} />
      ) : (
        <Waiting on={site} bare>
          <Skeleton lines={of === 'leagues' ? 6 : 5} height={44} />
        </Waiting>
      )}
    </Card>
  )
}
