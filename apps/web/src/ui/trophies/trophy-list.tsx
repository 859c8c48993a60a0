import type { WonTrophy } from '@touchline/contract'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { lazyPart } from '../../app/lazy-part.ts'
import { Crest } from '../entities/crest.tsx'
import type { Column } from '../table/column.ts'
import { DataTable } from '../table/data-table.tsx'
import { byLeague, type LeagueTrophies } from './trophies.model.ts'
import styles from './trophy-list.module.css'
import { TrophyMark } from './trophy-mark.tsx'

const TrophyDialog = lazyPart(() => import('./trophy-dialog.tsx'), 'TrophyDialog')

interface TrophyListProps {
  /** By league as the calls give them. */
  trophies: readonly WonTrophy[]
  /** A table of leagues with winner and runner-up counts, or chips. */
  look?: 'table' | 'chips'
}

/** Trophies, league by league; a click opens the seasons of one. */
export function TrophyList({ trophies, look = 'table' }: TrophyListProps) {
  const { t } = useTranslation('trophies')
  const [open, setOpen] = useState<LeagueTrophies | null>(null)
  const leagues = useMemo(() => byLeague(trophies), [trophies])
  if (leagues.length === 0) return <p className={styles.none}>{t('none')}</p>
  const List = look === 'table' ? Table : Chips
  return (
    <>
      <List leagues={leagues} onOpen={setOpen} />
      {open === null ? null : (
        <Suspense>
          <TrophyDialog league={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}

interface ListProps {
  leagues: readonly LeagueTrophies[]
  onOpen(league: LeagueTrophies): void
}

const keyOf = ({ id, name }: LeagueTrophies) => id ?? name

function Table({ leagues, onOpen }: ListProps) {
  const { t } = useTranslation('trophies')
  const columns: Column<LeagueTrophies>[] = [
    {
      name: t('league'),
      rowHead: true,
      cell: (league) => (
        <OpenLeague league={league} className={styles.open} onOpen={onOpen}>
          <Crest name={league.name} src={league.image_path} size={22} />
          <span>{league.name}</span>
        </OpenLeague>
      ),
    },
    { name: t('winner'), align: 'right', cell: (league) => <Count kind="won" of={league} /> },
    { name: t('runnerUp'), align: 'right', cell: (league) => <Count kind="second" of={league} /> },
  ]
  return (
    <DataTable className={styles.table} caption={t('caption')} columns={columns} rows={leagues} keyOf={keyOf} hover />
  )
}

function Chips({ leagues, onOpen }: ListProps) {
  return (
    <ul className="flex wrap gap-8">
      {leagues.map((league) => (
        <li key={keyOf(league)}>
          <OpenLeague league={league} className={styles.chip} onOpen={onOpen}>
            <Crest name={league.name} src={league.image_path} size={20} />
            <span>{league.name}</span>
            {league.won.length > 0 ? <Count kind="won" of={league} /> : null}
            {league.second.length > 0 ? <Count kind="second" of={league} /> : null}
          </OpenLeague>
        </li>
      ))}
    </ul>
  )
}

interface OpenLeagueProps extends Pick<ListProps, 'onOpen'> {
  league: LeagueTrophies
  className: string | undefined
  children: ReactNode
}

function OpenLeague({ league, className, onOpen, children }: OpenLeagueProps) {
  const { t } = useTranslation('trophies')
  const { name, won, second } = league
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={() => onOpen(league)}>
      <span className="visually-hidden">{t('open', { league: name, won: won.length, second: second.length })}</span>
      <span className={styles.seen} aria-hidden="true">
        {children}
      </span>
    </button>
  )
}

function Count({ kind, of }: { kind: 'won' | 'second'; of: LeagueTrophies }) {
  const count = of[kind].length
  return (
    <span className={styles.count} data-none={count === 0 || undefined}>
      <TrophyMark kind={kind} />
      {count}
    </span>
  )
}
