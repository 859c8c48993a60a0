import { useSetting } from '../../../app/app.ts'
import { stageNameIn } from '../../../app/i18n/stage-names.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { usePrices } from '../../../app/site.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { type Completeness, hasStages, partsShown, type RoundLine, roundLines, shareOf } from './completeness.model.ts'

/** The stored parts of each due round, the latest first, with its missing matches. */
export function CompletenessRounds({ answer }: { answer: Completeness }) {
  const { t } = useTranslation('league')
  const prices = usePrices()
  const { whole, inPercent } = useNumbers()
  const language = useSetting('language')
  const lines = roundLines(answer)
  const severalStages = hasStages(answer)
  const nameOf = ({ stage, round }: RoundLine) =>
    [severalStages ? stage?.name : null, round]
      .filter((name) => name != null)
      .map((name) => stageNameIn(language, name))
      .join(' · ')
  const columns: Column<RoundLine>[] = [
    {
      name: t('completeness.round'),
      rowHead: true,
      cell: (line) => nameOf(line) || t('completeness.noRound'),
    },
    {
      name: t('completeness.columns.results'),
      align: 'right',
      cell: ({ results }) => t('completeness.of', results),
    },
    ...partsShown(prices).map(
      (part): Column<RoundLine> => ({
        key: part,
        name: t(`completeness.columns.${part}`),
        short: t(`completeness.short.${part}`),
        align: 'right',
        cell: (line) => {
          const share = shareOf(line[part])
          return share === null ? '–' : inPercent(whole(share))
        },
      }),
    ),
  ]
  const below = ({ missing }: RoundLine) =>
    missing.length === 0 ? null : (
      <tr>
        <td colSpan={columns.length} className="muted text-12">
          {t('completeness.missing', {
            matches: missing.map(({ home, away }) => `${home.name} – ${away.name}`).join('; '),
          })}
        </td>
      </tr>
    )
  return (
    <DataTable
      caption={t('completeness.caption')}
      columns={columns}
      rows={lines}
      keyOf={({ stage, round }) => `${stage?.id} ${round}`}
      below={below}
      scroll={t('table.scroll', { name: t('completeness.caption') })}
    />
  )
}
