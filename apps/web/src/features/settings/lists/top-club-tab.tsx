import { useQuery } from '@tanstack/react-query'
import type { TeamCandidate, TopClub } from '@touchline/contract'
import { useSetting } from '../../../app/app.ts'
import { translatedCountry } from '../../../app/i18n/country-names.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { siteQuery } from '../../../app/site.ts'
import { TeamFinder } from '../../../ui/controls/team-finder.tsx'
import { Crest } from '../../../ui/entities/crest.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import styles from '../settings.module.css'
import { moved, numbered } from './list-edit.ts'
import { useTopList } from './top-list.ts'
import { TopListCard } from './top-list-card.tsx'

/** The clubs of the box on the home page; every change is saved at once. */
export function TopClubTab() {
  const { t } = useTranslation('settings')
  const language = useSetting('language')
  const topclub = useSetting('topclub')
  const box = useTopList('topclub')
  const { data } = useQuery(siteQuery())
  const clubs: readonly TopClub[] | undefined = topclub ?? data?.top_clubs
  const isIn = (team: TeamCandidate) => clubs?.some((club) => club.team_id === team.team_id) ?? false
  const without = (id: number) => numbered((clubs ?? []).filter((club) => club.team_id !== id))

  return (
    <div className={styles.columns}>
      <TopListCard
        of="clubs"
        usual={topclub === null}
        items={clubs?.map((club) => ({
          key: club.team_id,
          name: club.team_name,
          note: translatedCountry(language, club.country_name),
          picture: <Crest name={club.team_name} src={club.team_image} size={24} />,
        }))}
        onReset={box.reset}
        onRemove={({ key, name }) => box.remove(without(key), name)}
        onMove={(index, step) => box.keep(numbered(moved(clubs ?? [], index, step)))}
      />
      <Card title={t('clubs.add')}>
        <TeamFinder
          label={t('clubs.prompt')}
          labelShown
          noteOf={(team) => (isIn(team) ? t('clubs.isIn') : null)}
          onChoose={(team) => {
            if (!isIn(team)) box.add(numbered([...without(team.team_id), { ...team, order: 0 }]), team.team_name)
          }}
        />
      </Card>
    </div>
  )
}
