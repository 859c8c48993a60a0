import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSetting } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { siteQuery } from '../../app/site.ts'
import { Crest } from '../../ui/entities/crest.tsx'
import { emptySide, withTeam } from '../../ui/pair-chooser/pair.ts'
import { PairChooser } from '../../ui/pair-chooser/pair-chooser.tsx'
import { type ChoiceSearch, choiceSearch, chosenPair } from './choice.search.ts'
import styles from './chooser-page.module.css'

interface ChooserPageProps {
  search: ChoiceSearch
  /** Corrects the present address. */
  onSearch(search: ChoiceSearch): void
}

/** Chooses the two teams of a comparison; the choice is in the address. */
export function ChooserPage({ search, onSearch }: ChooserPageProps) {
  const { t } = useTranslation('compare')
  const { t: common } = useTranslation()
  const { twice, ...pair } = chosenPair(search)
  const side = emptySide(pair)
  const card = useRef<HTMLDivElement>(null)
  const clubs = useClubs().filter((club) => side !== null && withTeam(pair, side, club) !== null)
  // Where a keyboard is likely the first field is ready to type in; elsewhere the screen keyboard would cover the page.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) card.current?.querySelector('input')?.focus()
  }, [])
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{common('titles.compare')}</h1>
      <p className="muted">{t('lead')}</p>
      <div className={styles.card} ref={card}>
        <PairChooser wide pair={pair} twice={twice} onPair={(next) => onSearch(choiceSearch(next))} />
      </div>
      {side === null || clubs.length === 0 ? null : (
        <div className={styles.clubs}>
          <h2 className={styles.heading}>{t('clubs')}</h2>
          <ul className="flex wrap gap-8">
            {clubs.map((club) => (
              <li key={club.id}>
                <button
                  type="button"
                  className={styles.club}
                  onClick={() => onSearch(choiceSearch({ ...pair, [side]: club }))}
                >
                  <Crest name={club.name} src={`/api/images/team/${club.id}`} />
                  {club.name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** The viewer's top clubs, or the usual ones. */
function useClubs() {
  const topclub = useSetting('topclub')
  const { data } = useQuery(siteQuery())
  return (topclub ?? data?.top_clubs ?? []).map(({ team_id, team_name, country_name }) => ({
    id: team_id,
    name: team_name,
    country: country_name,
  }))
}
