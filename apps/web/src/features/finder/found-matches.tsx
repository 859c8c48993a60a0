import { useQuery } from '@tanstack/react-query'
import type { ComingFound } from '@touchline/contract'
import type { Finder } from '@touchline/football'
import { useState } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { usePrices } from '../../app/site.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { CsvDownload } from '../../ui/lists/csv-download.tsx'
import { Gated } from '../../ui/states/gated.tsx'
import { EmptyState, Skeleton } from '../../ui/states/states.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import styles from './finder.module.css'
import { matchesQuery } from './finder-queries.ts'
import { useFoundColumns, usePriceText } from './found-columns.tsx'

/** A button shows more, so that the history stays near. */
const MATCHES_SHOWN = 10

/** Matches ahead that meet all conditions, with the facts of these, and as a file. */
export function FoundMatches({ finder }: { finder: Finder }) {
  const { t } = useTranslation('finder')
  const answer = useQuery(matchesQuery(finder))
  const waiting = (
    <Card title={t('matches.titleNone')}>
      <Skeleton lines={4} height={36} />
    </Card>
  )
  return (
    <Gated on={answer} waiting={waiting} refusalText={(refusal) => t(`refused.${refusal}`)}>
      {(found) => <Found finder={finder} found={found} isBusy={answer.isPlaceholderData} />}
    </Gated>
  )
}

interface FoundProps {
  finder: Finder
  found: { matches: readonly ComingFound[]; total: number }
  /** They are those of the conditions before. */
  isBusy: boolean
}

function Found({ finder, found: { matches, total }, isBusy }: FoundProps) {
  const { t } = useTranslation('finder')
  const { whole } = useNumbers()
  const price = usePriceText()
  const prices = usePrices()
  const columns = useFoundColumns<ComingFound>(
    finder,
    prices
      ? [
          {
            name: t('matches.now', { bet: t(`bets.${finder.bet}`) }),
            align: 'right',
            className: 'semibold',
            cell: ({ price_now }) => price(price_now),
            field: 'price_now',
            csv: ({ price_now }) => price_now,
          },
        ]
      : [],
  )
  const [isWhole, setWhole] = useState(false)
  return (
    <Card
      title={total === 0 ? t('matches.titleNone') : t('matches.title', { count: total, n: whole(total) })}
      note={matches.length < total ? t('matches.first', { n: whole(matches.length) }) : null}
      actions={matches.length > 0 ? <CsvDownload name={t('matches.file')} columns={columns} rows={matches} /> : null}
      flush
    >
      <div aria-busy={isBusy || undefined}>
        {matches.length === 0 ? (
          <EmptyState title={t('matches.none')} text={t(prices ? 'matches.noneText' : 'matches.noneTextPlain')} />
        ) : (
          <DataTable
            caption={t('matches.titleNone')}
            className={styles.matches}
            columns={columns}
            rows={isWhole ? matches : matches.slice(0, MATCHES_SHOWN)}
            keyOf={({ match_id }) => match_id}
            scroll={t('matches.titleNone')}
            hover
          />
        )}
        {isWhole || matches.length <= MATCHES_SHOWN ? null : (
          <p className={styles.more}>
            <Button size="small" onClick={() => setWhole(true)}>
              {t('matches.more', { count: matches.length - MATCHES_SHOWN })}
            </Button>
          </p>
        )}
      </div>
    </Card>
  )
}
