import type { SquadPlayer } from '@touchline/contract'
import { nameIn, POSITION_NAMES } from '@touchline/football'
import { useSetting } from '../../../app/app.ts'
import { translatedCountry } from '../../../app/i18n/country-names.ts'
import { useNames, useTranslation } from '../../../app/i18n/use-translation.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { Flag } from '../../../ui/entities/flag.tsx'
import { Portrait } from '../../../ui/entities/portrait.tsx'
import { Known, useKnownNotes } from '../../../ui/states/known-in.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { type knownColumns, SQUAD_FIGURES, type SquadRow } from './squad.model.ts'
import styles from './squad.module.css'

interface SquadColumnsProps {
  /** The available columns. */
  known: ReturnType<typeof knownColumns>
  /** The best rating of the squad, emphasised. */
  best: number | null
  onOpen(player: SquadPlayer): void
}

/** Columns of a player of the squad, on the page and in the file. The name is the button for keyboards. */
export function useSquadColumns({ known: shown, best, onOpen }: SquadColumnsProps): readonly Column<SquadRow>[] {
  const { t } = useTranslation('team')
  const { t: profile } = useTranslation('profile')
  const language = useSetting('language')
  const nameOf = useNames('people')
  const { average, whole } = useNumbers()
  const notesOf = useKnownNotes()
  const countryOf = ({ player: { country } }: SquadPlayer) =>
    country === null ? null : translatedCountry(language, country.name)
  const columns: (Column<SquadRow> | false)[] = [
    shown.has('shirt') && {
      name: t('squad.shirtLong'),
      short: t('squad.shirt'),
      align: 'centre',
      className: styles.shirt,
      cell: ({ player }) => player.jersey_number ?? '?',
      csv: ({ player }) => player.jersey_number,
    },
    {
      name: t('squad.player'),
      rowHead: true,
      cell: ({ player }) => (
        <span className={styles.person}>
          <Portrait src={player.player.image_path} size={34} />
          <span className={styles.words}>
            <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => onOpen(player)}>
              {player.player.common_name}
            </button>
            <span className="row gap-6 muted text-12">
              {player.player.country === null ? null : <Flag code={player.player.country.code} width={16} />}
              {countryOf(player) ?? '?'}
            </span>
          </span>
        </span>
      ),
      csv: ({ player }) => player.player.common_name,
    },
    {
      name: t('squad.position'),
      csv: ({ player: { position_id } }) => (position_id === null ? null : nameOf(nameIn(POSITION_NAMES, position_id))),
    },
    { name: t('country'), csv: ({ player }) => countryOf(player) },
    ...(['appearances', 'goals', 'assists'] as const).map(
      (figure): Column<SquadRow> | false =>
        shown.has(figure) && {
          name: t(`squad.${figure}Long`),
          short: t(`squad.${figure}`),
          align: 'right',
          className: styles.figure,
          cell: (row) => <Known known={row.known[figure]}>{whole(row[figure])}</Known>,
          csv: (row) => row[figure],
        },
    ),
    shown.has('rating') && {
      name: t('squad.rating'),
      align: 'right',
      className: styles.rating,
      cell: ({ rating, known }) => (
        <span
          className={styles.mark}
          data-best={(rating !== null && rating === best) || undefined}
          data-unknown={rating === null || undefined}
          title={rating !== null && rating === best ? t('squad.best') : undefined}
        >
          <Known known={known.rating}>{average(rating)}</Known>
        </span>
      ),
      csv: ({ rating }) => rating,
    },
    {
      name: profile('knownIn.column'),
      csv: ({ known }) =>
        notesOf(
          SQUAD_FIGURES.map((figure) => [
            t(figure === 'rating' ? 'squad.rating' : `squad.${figure}Long`),
            known[figure],
          ]),
        ),
    },
  ]
  return columns.filter((column) => column !== false)
}
