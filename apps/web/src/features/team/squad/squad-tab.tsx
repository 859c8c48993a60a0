import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SquadPlayer } from '@touchline/contract'
import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { lazyPart } from '../../../app/lazy-part.ts'
import { CsvDownload } from '../../../ui/lists/csv-download.tsx'
import { useInSlices } from '../../../ui/lists/use-in-slices.ts'
import { AccessMessage, useRefusal } from '../../../ui/states/access-message.tsx'
import { EmptyCard } from '../../../ui/states/empty-card.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import cards from '../cards.module.css'
import { seasonChoice } from '../season-choice.model.ts'
import { squadQuery } from '../team-queries.ts'
import { NoSeasons, TeamSeasonFields } from '../team-season-fields.tsx'
import type { TeamTabProps } from '../team-tab.props.ts'
import { bestRating, knownColumns, LINES, squadLines } from './squad.model.ts'
import { SquadCard } from './squad-card.tsx'
import { useSquadColumns } from './use-squad-columns.tsx'

const SquadDialog = lazyPart(() => import('./squad-dialog.tsx'), 'SquadDialog')

/** The players of one season by line; a press reports what each did in it. */
export function SquadTab({ team, search, onSearch }: TeamTabProps) {
  const { t } = useTranslation('team')
  const [open, setOpen] = useState<SquadPlayer | null>(null)
  const choice = seasonChoice(team.seasons, search)
  const squad = useQuery({
    ...squadQuery(choice?.season ?? 0, team.id),
    enabled: choice !== null,
    placeholderData: keepPreviousData,
  })
  const refusal = useRefusal(squad.data?.type)
  const data = useInSlices(squad.data)
  const players = data?.type === 2 ? data.players : null
  const lines = useMemo(() => squadLines(players ?? []), [players])
  const known = useMemo(() => knownColumns(lines), [lines])
  const columns = useSquadColumns({ known, best: bestRating(lines), onOpen: setOpen })
  if (choice === null) return <NoSeasons />
  if (refusal) return <AccessMessage refusal={refusal} />
  const season = choice.seasons.find(({ id }) => id === choice.season)
  return (
    <>
      <h2 className="visually-hidden">{t('tabs.squad')}</h2>
      <TeamSeasonFields team={team} choice={choice} search={search} onSearch={onSearch}>
        {players !== null && players.length > 0 ? (
          <CsvDownload
            name={`${team.name} ${t('tabs.squad')} ${season?.league.name ?? ''} ${season?.name ?? ''}`}
            columns={columns}
            rows={LINES.flatMap((line) => lines[line])}
          />
        ) : null}
      </TeamSeasonFields>
      {players === null ? (
        <Waiting on={squad}>
          <div className={cards.cards}>
            {LINES.map((line) => (
              <Skeleton key={line} lines={1} height={300} />
            ))}
          </div>
        </Waiting>
      ) : players.length === 0 ? (
        <EmptyCard title={t('squad.none')} text={t('squad.noneText')} />
      ) : (
        <div
          className={cards.cards}
          data-old={squad.isPlaceholderData || undefined}
          aria-busy={squad.isPlaceholderData}
        >
          {[LINES.slice(0, 2), LINES.slice(2)].map((column) => (
            <div key={column[0]} className="stack gap-14 shrink">
              {column.map((line) => (
                <SquadCard key={line} line={line} columns={columns} rows={lines[line]} onOpen={setOpen} />
              ))}
            </div>
          ))}
        </div>
      )}
      <Suspense>{open === null ? null : <SquadDialog player={open} onClose={() => setOpen(null)} />}</Suspense>
    </>
  )
}
