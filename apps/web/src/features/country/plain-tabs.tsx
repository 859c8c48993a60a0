import { Link } from '@tanstack/react-router'
import type { CountryTeam } from '@touchline/contract'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { teamPath } from '../../app/paths.ts'
import { Crest } from '../../ui/entities/crest.tsx'
import { Portrait } from '../../ui/entities/portrait.tsx'
import { refereePages, teamPages } from './country-queries.ts'
import type { CountryTabProps } from './country-tab.props.ts'
import styles from './items.module.css'
import { PagedCard } from './paged-card.tsx'

/** The teams of the country by name, with the year they were founded in. */
export function TeamTab({ cid, country }: CountryTabProps) {
  const { t } = useTranslation('country')
  return (
    <PagedCard
      thing="team"
      country={country}
      pages={teamPages(cid)}
      rowsOf={({ team }) => team}
      columns={[
        { name: t('name'), csv: ({ name }) => name },
        { name: t('foundedHead'), csv: ({ founded }) => founded },
      ]}
      item={(team) => <Team key={team.id} team={team} />}
    />
  )
}

function Team({ team: { id, name, image_path, founded, national } }: { team: CountryTeam }) {
  const { t } = useTranslation('country')
  const since = founded === null ? t('foundedUnknown') : t('founded', { year: founded })
  return (
    <li>
      <Link {...teamPath(id)} preload={false} className={styles.item}>
        <Crest name={name} src={image_path} size={30} />
        <span className="shrink">
          <b className={styles.name}>{name}</b>
          <span className={styles.note}>{national ? `${t('national')} · ${since}` : since}</span>
        </span>
      </Link>
    </li>
  )
}

/** The referees of the country by name; they have no page. */
export function RefereeTab({ cid, country }: CountryTabProps) {
  const { t } = useTranslation('country')
  return (
    <PagedCard
      thing="referee"
      country={country}
      pages={refereePages(cid)}
      rowsOf={({ referee }) => referee}
      columns={[{ name: t('name'), csv: ({ common_name }) => common_name }]}
      item={({ id, common_name, image_path }) => (
        <li key={id} className={styles.item}>
          <Portrait src={image_path} size={32} />
          <b className={styles.name}>{common_name}</b>
        </li>
      )}
    />
  )
}
