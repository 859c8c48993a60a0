import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSetting } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { AccessMessage, useRefusal } from '../../../ui/states/access-message.tsx'
import { EmptyCard } from '../../../ui/states/empty-card.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import cards from '../cards.module.css'
import { seasonChoice } from '../season-choice.model.ts'
import { scorersQuery } from '../team-queries.ts'
import { NoSeasons, TeamSeasonFields } from '../team-season-fields.tsx'
import type { TeamTabProps } from '../team-tab.props.ts'
import { ScorerCard } from './scorer-card.tsx'
import { LISTS, scorerList } from './scorers.model.ts'

/** Goals, assists, cards and appearances in one season. */
export function ScorersTab({ team, search, onSearch }: TeamTabProps) {
  const { t } = useTranslation('team')
  const language = useSetting('language')
  const choice = seasonChoice(team.seasons, search)
  const scorers = useQuery({
    ...scorersQuery(choice?.season ?? 0, team.id),
    enabled: choice !== null,
    placeholderData: keepPreviousData,
  })
  const refusal = useRefusal(scorers.data?.type)
  const rows = scorers.data?.type === 2 ? scorers.data.scorer : null
  if (choice === null) return <NoSeasons />
  if (refusal) return <AccessMessage refusal={refusal} />
  return (
    <>
      <h2 className="visually-hidden">{t('tabs.scorers')}</h2>
      <TeamSeasonFields team={team} choice={choice} search={search} onSearch={onSearch} />
      {rows === null ? (
        <Waiting on={scorers}>
          <div className={cards.cards}>
            {LISTS.map((list) => (
              <Skeleton key={list} lines={1} height={460} />
            ))}
          </div>
        </Waiting>
      ) : rows.length === 0 ? (
        <EmptyCard title={t('noScorers')} text={t('scorers.noneText')} />
      ) : (
        <div
          className={cards.cards}
          data-old={scorers.isPlaceholderData || undefined}
          aria-busy={scorers.isPlaceholderData}
        >
          {LISTS.map((list) => (
            <ScorerCard key={`${list} ${choice.season}`} list={list} entries={scorerList(rows, list, language)} />
          ))}
        </div>
      )}
    </>
  )
}
