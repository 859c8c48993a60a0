import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { withoutUnset } from '../../../app/search-params.ts'
import { Select, TextField } from '../../../ui/controls/fields.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { CsvDownload } from '../../../ui/lists/csv-download.tsx'
import { LoadMore } from '../../../ui/lists/load-more.tsx'
import { EmptyState, Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import styles from '../console.module.css'
import { type AuditSearch, auditPages, wholeAudit } from '../console-queries.ts'
import { RoomHead } from '../room-head.tsx'
import type { RoomProps } from '../room-props.ts'
import { AuditList, useAuditColumns } from './audit-list.tsx'
import { readAuditSearch } from './audit-search.ts'
import { useAuditWords } from './audit-words.ts'

/** Actions of operators, the newest first. */
export function AuditPage({ search: written, onSearch }: RoomProps) {
  const { t } = useTranslation('console')
  const search = readAuditSearch(written)
  const columns = useAuditColumns()
  const asked = useInfiniteQuery(auditPages(search))
  const pages = asked.data?.pages
  const entries = pages?.flatMap((page) => page.entries) ?? []
  const change = (next: AuditSearch) => onSearch(withoutUnset({ ...search, ...next }))
  return (
    <>
      <RoomHead title={t('room.audit')} text={t('audit.kept')}>
        <CsvDownload name={t('room.audit')} columns={columns} rows={() => wholeAudit(search)} />
      </RoomHead>
      <Filters search={search} choices={pages?.[0]} onChange={change} />
      {pages === undefined ? (
        <Waiting on={asked}>
          <Skeleton lines={8} height={52} />
        </Waiting>
      ) : (
        <Card flush>
          {entries.length === 0 ? (
            <EmptyState title={t('audit.empty')} />
          ) : (
            <>
              <AuditList entries={entries} caption={t('room.audit')} />
              <LoadMore
                busy={asked.isFetchingNextPage}
                failed={asked.isFetchNextPageError}
                more={asked.hasNextPage}
                shown={entries.length}
                onMore={() => void asked.fetchNextPage()}
              />
            </>
          )}
        </Card>
      )}
    </>
  )
}

interface FiltersProps {
  search: AuditSearch
  choices: { actors: readonly string[]; actions: readonly string[] } | undefined
  onChange(search: AuditSearch): void
}

function Filters({ search, choices, onChange }: FiltersProps) {
  const { t } = useTranslation('console')
  const { action: words } = useAuditWords()
  const all = { value: '', label: t('audit.all') }
  const offered = (known: readonly string[] = [], chosen: string | undefined) =>
    chosen === undefined || known.includes(chosen) ? known : [...known, chosen]
  return (
    <div className={styles.filters}>
      <Select
        label={t('audit.who')}
        options={[all, ...offered(choices?.actors, search.actor).map((value) => ({ value, label: value }))]}
        value={search.actor ?? ''}
        onChange={(actor) => onChange({ actor: actor || undefined })}
      />
      <Select
        label={t('audit.what')}
        options={[all, ...offered(choices?.actions, search.action).map((value) => ({ value, label: words(value) }))]}
        value={search.action ?? ''}
        onChange={(action) => onChange({ action: action || undefined })}
      />
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          type="date"
          label={t(end === 'from' ? 'audit.fromDay' : 'audit.toDay')}
          value={search[end] ?? ''}
          onChange={({ target }) => onChange({ [end]: target.value || undefined })}
        />
      ))}
      {search.member === undefined ? null : (
        <TextField
          type="number"
          min={1}
          label={t('audit.member')}
          value={search.member}
          onChange={({ target }) => onChange({ member: Number(target.value) || undefined })}
        />
      )}
    </div>
  )
}
