import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CountryLeague } from '@touchline/contract'
import { useSetting } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { leaguePath } from '../../app/paths.ts'
import { Crest } from '../../ui/entities/crest.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { CsvDownload } from '../../ui/lists/csv-download.tsx'
import { useInSlices } from '../../ui/lists/use-in-slices.ts'
import { Gated } from '../../ui/states/gated.tsx'
import { Skeleton } from '../../ui/states/states.tsx'
import type { Column } from '../../ui/table/column.ts'
import { leagueKind, leaguesByName } from './country.model.ts'
import { countryQuery } from './country-queries.ts'
import type { CountryTabProps } from './country-tab.props.ts'
import styles from './items.module.css'
import { Items, NoData } from './paged-card.tsx'

/** The leagues of the country, all at once; those that are no longer played are faded. */
export function LeagueTab({ cid, country }: CountryTabProps) {
  const { t } = useTranslation('country')
  const asked = useQuery(countryQuery(cid))
  const data = useInSlices(asked.data)
  const language = useSetting('language')
  const kindOf = (league: CountryLeague) => {
    const kind = leagueKind(league)
    return kind === null ? null : t(`kind.${kind}`)
  }
  const columns: Column<CountryLeague>[] = [
    { name: t('name'), csv: ({ name }) => name },
    { name: t('type'), csv: kindOf },
    { name: t('active'), csv: ({ active }) => t(active ? 'yes' : 'no') },
  ]
  const title = t('tabs.league')
  return (
    <Gated
      on={{ ...asked, data }}
      waiting={<Skeleton lines={6} height={52} />}
      refusalText={(refusal) => t(`message.${refusal}`)}
    >
      {(answer) => {
        const leagues = leaguesByName(answer.leagues, language)
        return leagues.length === 0 ? (
          <NoData thing="league" />
        ) : (
          <Card
            title={title}
            actions={<CsvDownload name={`${country} ${title}`} columns={columns} rows={leagues} />}
            flush
          >
            <Items rows={leagues}>{(league) => <League key={league.id} league={league} />}</Items>
          </Card>
        )
      }}
    </Gated>
  )
}

function League({ league: { id, name, image_path, active, ...league } }: { league: CountryLeague }) {
  const { t } = useTranslation('country')
  const kind = leagueKind(league)
  const words = kind === null ? '?' : t(`kind.${kind}`)
  return (
    <li data-inactive={active ? undefined : ''} title={active ? undefined : t('inactive')}>
      <Link {...leaguePath(id)} preload={false} className={styles.item}>
        <Crest name={name} src={image_path} size={30} />
        <span className="shrink">
          <b className={styles.name}>{name}</b>
          <span className={styles.note}>{active ? words : `${words} · ${t('inactiveShort')}`}</span>
        </span>
      </Link>
    </li>
  )
}
