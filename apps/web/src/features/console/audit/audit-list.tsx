import { useTranslation } from '../../../app/i18n/use-translation.ts'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { AuditEntry } from '../console-queries.ts'
import { useAuditWords } from './audit-words.ts'

/** The columns of the audit, on the page and in its file. */
export function useAuditColumns(): Column<AuditEntry>[] {
  const { t } = useTranslation('console')
  const { when, action, changes, from } = useAuditWords()
  const who = ({ actor, role }: AuditEntry) => (role === null ? actor : `${actor} (${t(`role.${role}`)})`)
  return [
    { name: t('audit.when'), wide: true, className: 'nowrap muted', cell: ({ at }) => when(at), csv: ({ at }) => at },
    { name: t('audit.who'), wide: true, className: 'nowrap semibold', cell: who, csv: who },
    {
      name: t('audit.what'),
      cell: (entry) => (
        <div className="stack gap-2 break-anywhere">
          <span className="narrow-only muted text-12">
            {when(entry.at)} · {who(entry)} · {from(entry)}
          </span>
          <span>
            <b>{action(entry.action)}</b>
            {entry.target === null ? null : <span className="muted"> · {entry.target}</span>}
          </span>
          <span className="muted text-13">{changes(entry)}</span>
          {entry.reason === null ? null : <span className="text-13">“{entry.reason}”</span>}
        </div>
      ),
      csv: (entry) => action(entry.action),
    },
    { name: t('audit.target'), csv: ({ target, target_id }) => target ?? target_id },
    { name: t('audit.change'), csv: changes },
    { name: t('audit.reason'), csv: ({ reason }) => reason },
    { name: t('audit.from'), wide: true, align: 'right', className: 'nowrap muted', cell: from, csv: from },
  ]
}

/** Entries of the audit. */
export function AuditList({ entries, caption }: { entries: readonly AuditEntry[]; caption: string }) {
  return <DataTable caption={caption} columns={useAuditColumns()} rows={entries} keyOf={({ id }) => id} />
}
