import { useQuery } from '@tanstack/react-query'
import type { CallAnswer } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { Flag } from '../../../ui/entities/flag.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Bar } from '../tasks/task-list.tsx'
import styles from './setup.module.css'
import { callSetup, useSetup } from './setup-place.ts'

const LOOK_MS = 3_000

type Competition = CallAnswer<'GET /setup/arriving'>['competitions'][number]

/** Data that has arrived so far, by competition. */
export function Arriving() {
  const { t } = useTranslation('setup')
  const numbers = useNumbers()
  const { token } = useSetup()
  const { data } = useQuery({
    queryKey: ['setup', 'arriving', token],
    queryFn: () => callSetup('GET /setup/arriving', token),
    refetchInterval: LOOK_MS,
    staleTime: 0,
  })
  if (data === undefined) return null
  const { fill, matches, results, prices, competitions, more } = data
  const columns: Column<Competition>[] = [
    {
      name: t('arriving.competition'),
      rowHead: true,
      cell: ({ name, country_code }) => (
        <span className="row gap-8">
          <Flag code={country_code} />
          {name}
        </span>
      ),
    },
    { name: t('arriving.season'), align: 'right', className: 'tabular', cell: (one) => numbers.whole(one.matches) },
    { name: t('arriving.earlier'), align: 'right', className: 'tabular', cell: (one) => numbers.whole(one.seasons) },
    {
      name: t('arriving.priced'),
      align: 'right',
      wide: true,
      className: 'tabular',
      cell: (one) => (one.priced === null ? '–' : numbers.percent(one.priced)),
    },
  ]
  const share = fill === null ? null : Math.floor((100 * fill.done) / fill.of)
  return (
    <Card
      title={t('arriving.title')}
      note={fill === null ? '' : t('arriving.files', { done: fill.done, of: fill.of, share: share ?? 0 })}
      flush
    >
      {fill === null ? null : <Bar done={fill.done} of={fill.of} label={t('arriving.title')} />}
      {competitions.length === 0 ? (
        <p className={`muted text-13 ${styles.sum}`} role="status">
          {t(fill?.unreachable ? 'arriving.unreachable' : 'arriving.none')}
        </p>
      ) : (
        <>
          <DataTable
            caption={t('arriving.title')}
            columns={columns}
            rows={competitions}
            keyOf={({ name, country_code }) => `${country_code} ${name}`}
          />
          <p className={`muted text-13 ${styles.sum}`}>
            {t('arriving.sum', {
              matches: numbers.whole(matches),
              results: numbers.whole(results),
              prices: numbers.whole(prices),
              more,
            })}
          </p>
        </>
      )}
    </Card>
  )
}
