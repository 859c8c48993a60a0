import { IconCopy, IconDownload } from '@tabler/icons-react'
import type { RecordHead } from '@touchline/contract'
import { formatDay } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { say } from '../../app/notices.ts'
import { usePrices } from '../../app/site.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { copyText } from '../../ui/share/copy-text.ts'
import type { Column } from '../../ui/table/column.ts'
import styles from './record.module.css'
import { RecordTable } from './record-table.tsx'

const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const

/** For the day of which PREVIOUS is the head before: empty for the first day. */
const CHECK = `DAY=2026-11-23 PREVIOUS=
{ echo "$PREVIOUS"; grep -E "^[0-9]+,(model|price),$DAY" record.csv; } | sha256sum`

interface HeadsCardProps {
  heads: readonly RecordHead[]
  unsealed: number
}

/** The newest links of the chain, to be stored by anyone who wants to check it, and the whole chain to download. */
export function HeadsCard({ heads, unsealed }: HeadsCardProps) {
  const { t } = useTranslation('record')
  const { whole } = useNumbers()
  const prices = usePrices()
  const columns: Column<RecordHead>[] = [
    {
      name: t('heads.day'),
      rowHead: true,
      cell: ({ day }) => <time dateTime={day}>{formatDay(day, 'DD/MM/YYYY')}</time>,
    },
    { name: t('heads.forecasts'), cell: ({ forecasts }) => whole(forecasts) },
    { name: t('heads.hash'), cell: (head) => <Head {...head} /> },
  ]
  return (
    <Card title={t('heads.title')} flush>
      {heads.length === 0 ? (
        <p className={styles.foot}>{t('heads.none')}</p>
      ) : (
        <RecordTable flush caption={t('heads.title')} columns={columns} rows={heads} keyOf={({ day }) => day} />
      )}
      <div className={styles.below}>
        {unsealed > 0 ? (
          <p className="muted text-13">{t('heads.unsealed', { count: unsealed, n: whole(unsealed) })}</p>
        ) : null}
        <p className="row wrap gap-8">
          {prices ? (
            <>
              <a href="/api/record.csv" className={buttonClass({ size: 'small' })}>
                <IconDownload {...icon} />
                {t('heads.csv')}
              </a>
              <a href="/api/record/grades.csv" className={buttonClass({ size: 'small' })}>
                <IconDownload {...icon} />
                {t('heads.grades')}
              </a>
            </>
          ) : null}
          <a href="/api/record/heads" className={buttonClass({ size: 'small' })}>
            {t('heads.all')}
          </a>
        </p>
        {prices ? (
          <details className={styles.how}>
            <summary className="pointer text-13 semibold">{t('heads.how')}</summary>
            <p>{t('heads.howText')}</p>
            <pre className={styles.command}>{CHECK}</pre>
            <p>{t('heads.gradesText')}</p>
          </details>
        ) : (
          <p className="muted text-13">{t('heads.filesOff')}</p>
        )}
        <p className="muted text-13">{t('heads.limit')}</p>
      </div>
    </Card>
  )
}

function Head({ day, hash }: RecordHead) {
  const { t } = useTranslation('record')
  const copy = async () => {
    const copied = await copyText(hash)
    say(copied ? { text: t('heads.copied') } : { text: t('heads.notCopied'), failed: true })
  }
  const label = t('heads.copy', { day: formatDay(day, 'DD/MM/YYYY') })
  return (
    <span className="inline-row gap-4">
      <code className={styles.hash} title={hash}>
        {hash.slice(0, 6)}…{hash.slice(-6)}
      </code>
      <Button icon size="small" look="quiet" aria-label={label} title={label} onClick={() => void copy()}>
        <IconCopy {...icon} />
      </Button>
    </span>
  )
}
