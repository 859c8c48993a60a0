import { IconUpload } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { money } from '@touchline/football'
import { callApi } from '../../../app/api/api.ts'
import { useSetting } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { withoutUnset } from '../../../app/search-params.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { buttonClass } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { CsvDownload } from '../../../ui/lists/csv-download.tsx'
import { LoadMore } from '../../../ui/lists/load-more.tsx'
import { EmptyState, Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { RoomHead } from '../room-head.tsx'
import type { RoomProps } from '../room-props.ts'
import { ImportPage } from './import/import-page.tsx'
import { MemberFilters } from './member-filters.tsx'
import { MemberPage } from './member-page.tsx'
import { StateBadge, useDay } from './member-words.tsx'
import styles from './members.module.css'
import { type MemberRow, type MembersSearch, memberPages, readMembersSearch } from './members-queries.ts'

/** How many are counted at most. */
const MAX_COUNTED = 1000

type FileRow = MemberRow & { subscriptions?: string; language?: string }

/** Members, the one that the address names, or their import. */
export function MembersPage(room: RoomProps) {
  if (room.rest === 'import') return <ImportPage may={room.may} />
  return /^[1-9]\d{0,8}$/.test(room.rest) ? <MemberPage id={Number(room.rest)} may={room.may} /> : <List {...room} />
}

function useColumns(): Column<FileRow>[] {
  const { t } = useTranslation('console')
  const day = useDay()
  const language = useSetting('language')
  const euros = (amount: number) => money(amount, 'EUR', language)
  return [
    {
      name: t('members.member'),
      rowHead: true,
      cell: ({ id, username, email, state, access_until }) => (
        <div className={styles.who}>
          <Link
            to="/console/$"
            params={{ _splat: `members/${id}` }}
            search={{}}
            className="semibold hover-underline accent"
          >
            {username}
          </Link>
          <span className="muted text-13">{email}</span>
          <span className="narrow-only row wrap gap-6 text-13">
            <StateBadge state={state} />
            {access_until === null ? null : <span className="muted">{day(access_until)}</span>}
          </span>
        </div>
      ),
      field: 'username',
      csv: ({ username }) => username,
    },
    { name: t('members.email'), field: 'email', csv: ({ email }) => email },
    { name: t('members.id'), field: 'id', csv: ({ id }) => id },
    {
      name: t('members.stateHead'),
      wide: true,
      cell: ({ state }) => <StateBadge state={state} />,
      field: 'state',
      csv: ({ state }) => t(`members.state.${state}`),
    },
    {
      name: t('members.plan'),
      wide: true,
      cell: ({ months }) => (months === null ? '–' : t('common:plan', { months })),
      field: 'plan_months',
      csv: ({ months }) => months,
    },
    {
      name: t('members.accessUntil'),
      wide: true,
      className: 'tabular',
      cell: ({ access_until }) => day(access_until),
      field: 'access_until',
      csv: ({ access_until }) => access_until,
    },
    {
      name: t('members.country'),
      wide: true,
      className: styles.roomy,
      cell: ({ country }) => country.name,
      field: 'country',
      csv: ({ country }) => country.name,
    },
    { name: t('members.language'), field: 'language', csv: ({ language = '' }) => language },
    {
      name: t('members.paid'),
      align: 'right',
      className: 'tabular',
      cell: ({ paid }) => euros(paid),
      field: 'paid',
      csv: ({ paid }) => paid,
    },
    {
      name: t('members.joined'),
      wide: true,
      className: `${styles.roomy} muted tabular`,
      cell: ({ joined_at }) => day(joined_at),
      field: 'joined_at',
      csv: ({ joined_at }) => joined_at,
    },
    {
      name: t('members.seen'),
      wide: true,
      align: 'right',
      className: 'muted tabular',
      cell: ({ seen_at }) => day(seen_at),
      field: 'seen_at',
      csv: ({ seen_at }) => seen_at,
    },
    { name: t('members.subscriptions'), field: 'subscriptions', csv: ({ subscriptions = '' }) => subscriptions },
  ]
}

function List({ search: written, onSearch, may }: RoomProps) {
  const { t } = useTranslation('console')
  const { whole } = useNumbers()
  const search = readMembersSearch(written)
  const asked = useInfiniteQuery(memberPages(search))
  const columns = useColumns()
  const pages = asked.data?.pages
  const members = pages?.flatMap((page) => page.members) ?? []
  const total = pages?.[0]?.total ?? 0
  const change = (next: Partial<MembersSearch>) => onSearch(withoutUnset({ ...search, ...next }))
  const { order: _, ...wanted } = search
  const words =
    total >= MAX_COUNTED ? t('members.many', { count: whole(MAX_COUNTED) }) : t('members.count', { count: total })
  return (
    <>
      <RoomHead title={t('room.members')} {...(pages && { text: words })}>
        {may('members.change') ? (
          <Link
            to="/console/$"
            params={{ _splat: 'members/import' }}
            search={{}}
            className={buttonClass({ look: 'quiet', size: 'small' })}
          >
            <IconUpload size={16} stroke={1.8} aria-hidden="true" />
            {t('memberImport.title')}
          </Link>
        ) : null}
        {may('members.export') ? (
          <CsvDownload
            name={t('room.members')}
            columns={columns}
            rows={async () => (await callApi('POST /console/members/export', { body: wanted })).members}
          />
        ) : null}
      </RoomHead>
      <MemberFilters search={search} onChange={change} byName={may('members.personal')} />
      {pages === undefined ? (
        <Waiting on={asked}>
          <Skeleton lines={10} height={52} />
        </Waiting>
      ) : (
        <Card flush>
          {members.length === 0 ? (
            <EmptyState title={t('members.empty')} />
          ) : (
            <>
              <DataTable caption={t('room.members')} columns={columns} rows={members} keyOf={({ id }) => id} hover />
              <LoadMore
                busy={asked.isFetchingNextPage}
                failed={asked.isFetchNextPageError}
                more={asked.hasNextPage}
                shown={members.length}
                onMore={() => void asked.fetchNextPage()}
              />
            </>
          )}
        </Card>
      )}
    </>
  )
}
