import { Link } from '@tanstack/react-router'
import type { InplayMatch } from '@touchline/contract'
import { useMemo } from 'react'
import { useApp, useSetting } from '../../app/app.ts'
import { pressStar } from '../../app/follow/press-star.ts'
import { translatedCountry } from '../../app/i18n/country-names.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import type { LeagueGroup } from '../../ui/match-list/groups.ts'
import list from '../../ui/match-list/match-list.module.css'
import { EmptyCard } from '../../ui/states/empty-card.tsx'
import { groupInplay } from './inplay.model.ts'
import { InplayGroup } from './inplay-group.tsx'
import styles from './inplay-list.module.css'

interface InplayListProps {
  matches: readonly InplayMatch[]
  /** 1 by tournament, 0 by time. */
  sort: 0 | 1
}

/** The matches going on in groups, favourite leagues first. */
export function InplayList({ matches, sort }: InplayListProps) {
  const { t } = useTranslation('inplay')
  const app = useApp()
  const favorite_league = useSetting('favorite_league')
  const language = useSetting('language')
  const groups = useMemo(
    () =>
      groupInplay(matches, {
        sort,
        favourites: new Set(favorite_league),
        countryName: (name) => translatedCountry(language, name),
      }),
    [matches, sort, favorite_league, language],
  )
  const onStar = ({ league }: LeagueGroup<InplayMatch>) =>
    void pressStar(app, { kind: 'league', id: league.id, name: league.name })
  if (matches.length === 0) {
    return (
      <EmptyCard
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          <Link to="/" className={buttonClass({ size: 'small' })}>
            {t('empty.upcoming')}
          </Link>
        }
      />
    )
  }
  return (
    <div className={`${list.groups} ${styles.groups}`}>
      {groups.map((group) => (
        <InplayGroup key={group.key} group={group} onStar={onStar} />
      ))}
    </div>
  )
}
