import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Card } from '../../ui/layout/card.tsx'
import { LoadMore } from '../../ui/lists/load-more.tsx'
import { usePages } from '../../ui/lists/use-pages.ts'
import { EmptyCard } from '../../ui/states/empty-card.tsx'
import { Gated } from '../../ui/states/gated.tsx'
import { Skeleton } from '../../ui/states/states.tsx'
import { TransferTable } from '../../ui/transfers/transfer-table.tsx'
import { type TeamInfo, teamTransferPages } from './team-queries.ts'

/** Arrivals and departures, the newest first, page after page. */
export function TransferTab({ team }: { team: TeamInfo }) {
  const { t } = useTranslation('team')
  const { query, foot } = usePages(teamTransferPages(team.id), (page) => page.transfer)
  return (
    <Gated on={query} waiting={<Skeleton lines={10} height={48} />}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyCard title={t('transfer.none')} text={t('transfer.noneText')} />
        ) : (
          <>
            <h2 className="visually-hidden">{t('tabs.transfer')}</h2>
            <Card flush>
              <TransferTable transfers={rows} />
            </Card>
            <LoadMore {...foot} />
          </>
        )
      }
    </Gated>
  )
}
