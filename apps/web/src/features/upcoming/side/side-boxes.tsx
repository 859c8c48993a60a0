import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useSetting } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { leaguePath, teamPath } from '../../../app/paths.ts'
import { siteQuery } from '../../../app/site.ts'
import { CountryName } from '../../../ui/entities/country-name.tsx'
import { Crest } from '../../../ui/entities/crest.tsx'
import { Flag } from '../../../ui/entities/flag.tsx'
import line from '../../../ui/layout/name-and-note.module.css'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx'
import { countryCode } from '../list/country-code.ts'
import styles from './side-column.module.css'

interface BoxProps {
  title: string
  bare?: boolean | undefined
  /** The tab of the settings where its list is chosen. */
  edit?: 'topleague' | 'topclub'
  children: ReactNode
}

/** A box of the left column; inside a sheet its title is in the sheet's head. */
export function Box({ title, bare, edit, children }: BoxProps) {
  const { t } = useTranslation('upcoming')
  const heading = useId()
  if (bare)
    return (
      <div className={styles.bare}>
        <Panel>{children}</Panel>
      </div>
    )
  return (
    <section className={styles.box} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 className={styles.title} id={heading}>
          {title}
        </h2>
        {edit ? (
          <Link to="/setting" search={{ tab: edit }} className={styles.edit} aria-label={`${t('side.edit')}: ${title}`}>
            {t('side.edit')}
          </Link>
        ) : null}
      </div>
      <Panel>{children}</Panel>
    </section>
  )
}

/** The viewer's top leagues, or the usual ones. */
export function TopLeagues({ bare }: { bare?: boolean }) {
  const { t } = useTranslation('upcoming')
  const topleague = useSetting('topleague')
  const site = useQuery(siteQuery())
  return (
    <Box title={t('side.topLeagues')} bare={bare} edit="topleague">
      <Entries
        of={topleague ?? site.data?.top_leagues}
        site={site}
        lines={6}
        none={t('side.noLeagues')}
        edit="topleague"
      >
        {(league) => (
          <li key={league.league_id}>
            <Link {...leaguePath(league.league_id)} preload={false} className={styles.item}>
              <Flag code={league.country_code ?? countryCode(league.country_id)} />
              <span className={line.name}>{league.league_name}</span>
              <span className={line.note}>
                <CountryName name={league.country_name} />
              </span>
            </Link>
          </li>
        )}
      </Entries>
    </Box>
  )
}

/** The viewer's top clubs, or the usual ones. */
export function TopClubs({ bare }: { bare?: boolean }) {
  const { t } = useTranslation('upcoming')
  const topclub = useSetting('topclub')
  const site = useQuery(siteQuery())
  return (
    <Box title={t('side.topClubs')} bare={bare} edit="topclub">
      <Entries of={topclub ?? site.data?.top_clubs} site={site} lines={5} none={t('side.noClubs')} edit="topclub">
        {(club) => (
          <li key={club.team_id}>
            <Link {...teamPath(club.team_id)} preload={false} className={styles.item}>
              <Crest name={club.team_name} src={club.team_image} />
              <span className={line.name}>{club.team_name}</span>
            </Link>
          </li>
        )}
      </Entries>
    </Box>
  )
}

interface EntriesProps<T> {
  /** Undefined until they are read with the site. */
  of: readonly T[] | undefined
  site: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'>
  lines: number
  none: string
  edit: 'topleague' | 'topclub'
  children(entry: T): ReactNode
}

function Entries<T>({ of, site, lines, none, edit, children }: EntriesProps<T>) {
  const { t } = useTranslation('upcoming')
  if (of?.length === 0) {
    return (
      <p className={styles.none}>
        {none}{' '}
        <Link to="/setting" search={{ tab: edit }} className="accent hover-underline">
          {t('side.choose')}
        </Link>
      </p>
    )
  }
  if (of) return <ul>{of.map(children)}</ul>
  if (site.isError) return <ErrorState error={site.error} onRetry={site.refetch} />
  return (
    <div className={styles.padded}>
      <Skeleton lines={lines} height={28} />
    </div>
  )
}
