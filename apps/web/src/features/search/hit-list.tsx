import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { coachPath, countryPath, leaguePath, playerPath, teamPath } from '../../app/paths.ts'
import { Crest } from '../../ui/entities/crest.tsx'
import { Flag } from '../../ui/entities/flag.tsx'
import type { Hit, HitGroup } from './hits.ts'
import styles from './search.module.css'

export const HEADINGS = {
  league: 'leagues',
  team: 'teams',
  country: 'countries',
  player: 'players',
  coach: 'coaches',
} as const

export function linkOf({ kind, id }: Hit) {
  switch (kind) {
    case 'league':
      return leaguePath(id)
    case 'team':
      return teamPath(id)
    case 'country':
      return countryPath(id)
    case 'player':
      return playerPath(id)
    case 'coach':
      return coachPath(id)
  }
}

interface HitListProps {
  id: string
  groups: readonly HitGroup[]
  /** Place of the active hit among all of them; -1 for none. */
  active: number
  /** The pages behind the hits are for subscribers, which a visitor does not know yet. */
  locked: boolean
  onActive(at: number): void
  onOpen(): void
}

/** The hits by group; the text field keeps the focus and says which one is active. */
export function HitList({ id, groups, active, locked, onActive, onOpen }: HitListProps) {
  const { t } = useTranslation('search')
  const firsts = groups.map((_, group) => groups.slice(0, group).reduce((sum, [, hits]) => sum + hits.length, 0))
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t('results')}>
      {groups.map(([kind, hits], group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <div id={`${id}-${kind}`} className={styles.heading} role="presentation">
            {t(HEADINGS[kind])}
            {locked ? (
              <span className={styles.locked}>
                <IconLock size={13} stroke={1.8} aria-hidden="true" />
                {t('forSubscribers')}
              </span>
            ) : null}
          </div>
          {hits.map((hit, index) => {
            const at = (firsts[group] ?? 0) + index
            return (
              <Link
                key={hit.id}
                {...linkOf(hit)}
                id={`${id}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                className={styles.hit}
                onPointerMove={() => onActive(at)}
                onClick={onOpen}
              >
                <HitFace hit={hit} />
              </Link>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function HitFace({ hit }: { hit: Hit }) {
  const { t } = useTranslation('search')
  return (
    <>
      <span className={styles.picture}>
        {hit.kind === 'country' ? (
          <Flag code={hit.picture} width={22} />
        ) : (
          <Crest name={hit.name} src={hit.picture} size={24} />
        )}
      </span>
      <span className="shrink wrapping">
        {hit.name}
        {hit.foundAs ? <span className={styles.foundAs}>{t('foundAs', { name: hit.foundAs })}</span> : null}
      </span>
      {hit.note ? <span className={styles.note}>{hit.note}</span> : null}
    </>
  )
}
