import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Card } from '../../ui/layout/card.tsx'
import { LoadMore } from '../../ui/lists/load-more.tsx'
import { usePages } from '../../ui/lists/use-pages.ts'
import { AccessMessage, useRefusal } from '../../ui/states/access-message.tsx'
import { EmptyState, Skeleton } from '../../ui/states/states.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'
import { TransferTable } from '../../ui/transfers/transfer-table.tsx'
import { type TeamInfo, teamTransferPages } from './team-queries.ts'

/** Who came and who went, the newest first, page after page. */
export function TransferTab({ team }: { team: TeamInfo }) {
  const { t } = useTranslation('team')
  const { type, rows, query, foot } = usePages(teamTransferPages(team.id), (page) => page.transfer)
  const refusal = useRefusal(type)
  if (refusal) return <AccessMessage refusal={refusal} />
  if (rows === undefined) {
    return (
      <Waiting on={query}>
        <Skeleton lines={10} height={48} />
      </Waiting>
    )
  }
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState title={t('transfer.none')} text={t('transfer.noneText', { team: team.name })} />
      </Card>
    )
  }
  return (
    <>
      <h2 className="visually-hidden">{t('tabs.transfer')}</h2>
      <Card flush>
        <TransferTable transfers={rows} />
      </Card>
      <LoadMore {...foot} />
    </>
  )
}
