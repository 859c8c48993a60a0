import { useQuery } from '@tanstack/react-query'
import { isPriceFact } from '@touchline/football'
import { useSession } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { usePrices } from '../../app/site.ts'
import { Card } from '../../ui/layout/card.tsx'
import { ShareButton } from '../../ui/share/share-button.tsx'
import { AccessMessage, useRefusal } from '../../ui/states/access-message.tsx'
import { Skeleton } from '../../ui/states/states.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'
import { ConditionsCard } from './conditions-card.tsx'
import styles from './finder.module.css'
import { type FinderSearch, finderOf, searchOf } from './finder.search.ts'
import { formQuery, savedQuery } from './finder-queries.ts'
import { FoundMatches } from './found-matches.tsx'
import { HistoryCard, PastOfFinder } from './history-card.tsx'
import { SavedFinders } from './saved-finders.tsx'

interface FinderPageProps {
  search: FinderSearch
  onSearch(search: FinderSearch): void
}

/** Matches to come that meet conditions, and what such matches did. Visitors are shown the form and one example. */
export function FinderPage({ search, onSearch }: FinderPageProps) {
  const { t: common } = useTranslation()
  const { t } = useTranslation('finder')
  const form = useQuery(formQuery())
  const prices = usePrices()
  const asked = finderOf(search)
  const finder = prices ? asked : { ...asked, conditions: asked.conditions.filter(({ fact }) => !isPriceFact(fact)) }
  return (
    <div className="stack gap-14">
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{common('titles.finder')}</h1>
          <p className="muted">{t('lead')}</p>
        </div>
        <ShareButton />
      </header>
      <div className={styles.columns}>
        <div className="stack gap-14">
          <ConditionsCard
            leagues={form.data?.leagues ?? []}
            finder={finder}
            leftOut={finder.conditions.length < asked.conditions.length}
            onFinder={(next) => onSearch(searchOf(next))}
          />
          <Own search={searchOf(finder)} />
        </div>
        <Results finder={finder} form={form} />
      </div>
    </div>
  )
}

/** Saved finders of an account; nothing for visitors. */
function Own({ search }: Pick<FinderPageProps, 'search'>) {
  const session = useSession()
  const saved = useQuery({ ...savedQuery(), enabled: session.state === 'member' })
  if (saved.data?.type !== 2) return null
  return <SavedFinders finders={saved.data.finders} search={search} />
}

function Results({ finder, form }: { finder: ReturnType<typeof finderOf>; form: ReturnType<typeof useForm> }) {
  const { t } = useTranslation('finder')
  const session = useSession()
  const saved = useQuery({ ...savedQuery(), enabled: session.state === 'member' })
  const refusal = useRefusal(saved.data?.type)
  if (refusal === null)
    return (
      <div className="stack gap-14 shrink">
        {form.isError && form.data === undefined ? <Waiting on={form}>{null}</Waiting> : null}
        <FoundMatches finder={finder} />
        <PastOfFinder finder={finder} />
      </div>
    )
  return (
    <div className="stack gap-14 shrink">
      {refusal ? <AccessMessage refusal={refusal} text={t(`refused.${refusal}`)} /> : null}
      {saved.isError && saved.data === undefined ? <Waiting on={saved}>{null}</Waiting> : null}
      {form.data ? (
        <HistoryCard history={form.data.example.history} note={t('history.example')} chance={null} />
      ) : (
        <Waiting on={form}>
          <Card>
            <Skeleton lines={6} height={36} />
          </Card>
        </Waiting>
      )}
    </div>
  )
}

const useForm = () => useQuery(formQuery())
