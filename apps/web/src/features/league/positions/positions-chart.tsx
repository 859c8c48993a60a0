import { useSetting } from '../../../app/app.ts'
import { stageNameIn } from '../../../app/i18n/stage-names.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { type LeagueSearch, linesText, readLines } from '../league.search.ts'
import type { LeagueTable } from '../standings/standing.model.ts'
import { ChosenTeams } from './chosen-teams.tsx'
import { PositionLines } from './position-lines.tsx'
import { chosenLines, teamLines } from './positions.model.ts'

interface PositionsChartProps {
  table: LeagueTable
  search: LeagueSearch
  onChange(change: LeagueSearch, replace?: boolean): void
}

/** The way of chosen teams through the rounds of a table; nothing where it is not known. */
export function PositionsChart({ table, search, onChange }: PositionsChartProps) {
  const { t } = useTranslation('league')
  const language = useSetting('language')
  const lines = teamLines(table)
  if (lines === null || (lines[0]?.positions.length ?? 0) < 2) return null
  const drawn = chosenLines(lines, readLines(search.lines))
  const choose = (ids: readonly number[]) => onChange({ lines: linesText(ids) }, true)
  return (
    <Card title={t('positions.title')} note={table.stage === '' ? undefined : stageNameIn(language, table.stage)}>
      <PositionLines lines={drawn} teams={lines.length} />
      <ChosenTeams drawn={drawn} lines={lines} onChoose={choose} />
    </Card>
  )
}
