import { nameIn, POSITION_NAMES } from '@touchline/football'
import { useSettings } from '../../../app/app.ts'
import { translatedCountry } from '../../../app/i18n/country-names.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { CsvDownload } from '../../../ui/lists/csv-download.tsx'
import { useKnownNotes } from '../../../ui/states/known-in.tsx'
import type { SeasonChoice } from '../season-choice.model.ts'
import { LINES, type Line, SQUAD_FIGURES, type SquadRow } from './squad.model.ts'

interface SquadCsvProps {
  team: string
  choice: SeasonChoice
  lines: Record<Line, readonly SquadRow[]>
}

const WORDS = {
  ...({ appearances: 'squad.appearancesLong', goals: 'squad.goalsLong' } as const),
  ...({ assists: 'squad.assistsLong', rating: 'squad.rating' } as const),
}

/** The squad as a file, its head in the viewer's language. */
export function SquadCsv({ team, choice, lines }: SquadCsvProps) {
  const { t } = useTranslation('team')
  const { t: profile } = useTranslation('profile')
  const notesOf = useKnownNotes()
  const { language } = useSettings()
  const season = choice.seasons.find(({ id }) => id === choice.season)
  const table = () => ({
    head: [
      t('squad.shirtLong'),
      t('squad.player'),
      t('squad.position'),
      t('country'),
      t('squad.appearancesLong'),
      t('squad.goalsLong'),
      t('squad.assistsLong'),
      t('squad.rating'),
      profile('knownIn.column'),
    ],
    rows: LINES.flatMap((line) =>
      lines[line].map(({ player, appearances, goals, assists, rating, known }) => [
        player.jersey_number,
        player.player.common_name,
        player.position_id === null ? null : nameIn(POSITION_NAMES, player.position_id, language),
        player.player.country === null ? null : translatedCountry(language, player.player.country.name),
        appearances,
        goals,
        assists,
        rating,
        notesOf(SQUAD_FIGURES.map((figure) => [t(WORDS[figure]), known[figure]])),
      ]),
    ),
  })
  return (
    <CsvDownload name={`${team} ${t('tabs.squad')} ${season?.league.name ?? ''} ${season?.name ?? ''}`} table={table} />
  )
}
