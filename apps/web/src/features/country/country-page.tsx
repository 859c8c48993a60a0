import { IconFlagOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Country, countryById } from '@touchline/football'
import { useSetting } from '../../app/app.ts'
import { translatedCountry } from '../../app/i18n/country-names.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { countryPath } from '../../app/paths.ts'
import { Tabbed } from '../../ui/controls/tabbed.tsx'
import { Flag } from '../../ui/entities/flag.tsx'
import { EntityHeader } from '../../ui/layout/entity-header.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { offeredTabs } from '../../ui/offered-tabs.ts'
import { NoticePage } from '../../ui/states/notice-page.tsx'
import styles from './country.module.css'
import { COUNTRY_TABS, type CountryTab } from './country.search.ts'
import { countryQuery } from './country-queries.ts'
import { LeagueTab } from './league-tab.tsx'
import { CoachTab, PlayerTab } from './people-tabs.tsx'
import { RefereeTab, TeamTab } from './plain-tabs.tsx'

interface CountryPageProps {
  /** Id of a country or region of the built-in list; anything else has no data. */
  cid: number
  tab: CountryTab
  onTab(tab: CountryTab): void
}

const CONTENT = { league: LeagueTab, team: TeamTab, player: PlayerTab, coach: CoachTab, referee: RefereeTab } as const

/** A country or region: its leagues, and by name its teams, players, coaches and referees. Only the open tab loads more. */
export function CountryPage({ cid, tab, onTab }: CountryPageProps) {
  const { t } = useTranslation('country')
  const language = useSetting('language')
  const country = countryById(cid)
  const { data } = useQuery({ ...countryQuery(cid), enabled: country !== null })
  if (country === null) return <UnknownCountry />
  const Content = CONTENT[tab]
  const has = data?.type === 2 ? data.has : undefined
  return (
    <div className="stack gap-14">
      <Panel>
        <Header country={country} />
      </Panel>
      <Tabbed
        label={t('tabs.label')}
        tabs={offeredTabs(COUNTRY_TABS, has, tab)}
        tabLabel={(value) => t(`tabs.${value}`)}
        tab={tab}
        onTab={onTab}
      >
        <Content cid={cid} country={translatedCountry(language, country.name)} />
      </Tabbed>
    </div>
  )
}

/** The country comes from the built-in list: the head is there at once, for everybody. */
function Header({ country }: { country: Country }) {
  const { t } = useTranslation('country')
  const language = useSetting('language')
  const { data } = useQuery(countryQuery(country.id))
  const around = country.continent === null ? null : countryById(country.continent)
  return (
    <EntityHeader
      picture={<Flag code={country.code} width={64} />}
      name={translatedCountry(language, country.name)}
      actions={null}
    >
      {around === null ? (
        <span>{t('region')}</span>
      ) : (
        <Link {...countryPath(around.id)} preload={false} className={styles.continent}>
          {translatedCountry(language, around.name)}
        </Link>
      )}
      {data?.type === 2 && data.leagues.length > 0 ? (
        <span>{t('competitions', { count: data.leagues.length })}</span>
      ) : null}
    </EntityHeader>
  )
}

function UnknownCountry() {
  const { t } = useTranslation('country')
  return <NoticePage icon={IconFlagOff} title={t('nothing.country')} text={t('unknownCountry')} home />
}
