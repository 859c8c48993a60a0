import { IconChevronDown } from '@tabler/icons-react'
import { type CSSProperties, type MouseEvent, memo } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { StarButton } from '../../../ui/controls/star-button.tsx'
import { Flag } from '../../../ui/entities/flag.tsx'
import shared from '../../../ui/layout/group-head.module.css'
import type { LeagueGroup } from './groups.ts'
import styles from './match-group.module.css'
import { MatchRow } from './match-row.tsx'
import { startParts } from './match-view.ts'
import type { RowSettings } from './row-settings.ts'

interface MatchGroupProps {
  group: LeagueGroup
  settings: RowSettings
  /** False keeps the room of the rows without drawing them yet. */
  drawn: boolean
  onStar(group: LeagueGroup): void
  /** Null where groups cannot be closed. */
  onToggle: ((group: LeagueGroup) => void) | null
}

/** Matches of one league below its header, which stays in sight while they pass. */
export const MatchGroup = memo(function MatchGroup({ group, settings, drawn, onStar, onToggle }: MatchGroupProps) {
  const { t } = useTranslation('upcoming')
  const favourite = group.fav_star === 0
  const rows = group.expanded ? group.games.length : 0
  const bodyId = `group-${group.key.replace(/\W+/g, '-')}`
  const onHeadClick = (event: MouseEvent) => {
    if (!(event.target as Element).closest('a, button')) onToggle?.(group)
  }
  return (
    <section className={styles.group} style={{ '--rows': rows } as CSSProperties}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button at its end does the same for the keyboard */}
      <header className={styles.head} data-closable={onToggle ? '' : undefined} onClick={onHeadClick}>
        <div className={styles.title}>
          <StarButton
            favourite={favourite}
            label={t(favourite ? 'star.remove' : 'star.add', { league: group.league })}
            onPress={() => onStar(group)}
          />
          {group.start === null ? null : <GroupStart group={group} settings={settings} />}
          <Flag code={group.country.code} />
          <div className={shared.names}>
            <span className={shared.country}>{group.country.name}</span>
            <h2 className={shared.league}>
              <a href={`/league/${group.league_id}`}>{group.league}</a>
            </h2>
          </div>
          <span className="rigid dim text-13" title={t('list.count', { count: group.games.length })}>
            {group.games.length}
          </span>
        </div>
        <span className={styles.form}>{t('list.formHead')}</span>
        <div className={styles.headings}>
          <span title={t('list.home')}>1</span>
          <span title={t('list.draw')}>X</span>
          <span title={t('list.away')}>2</span>
        </div>
        <span className={styles.weather}>{t('list.weather')}</span>
        {onToggle ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={group.expanded}
            aria-controls={bodyId}
            aria-label={t(group.expanded ? 'list.collapse' : 'list.expand', { league: group.league })}
            onClick={() => onToggle(group)}
          >
            <IconChevronDown size={17} stroke={1.8} aria-hidden="true" />
          </button>
        ) : null}
      </header>
      <ul className={styles.rows} id={bodyId}>
        {drawn && group.expanded
          ? group.games.map((match) => <MatchRow key={match.match_id} match={match} settings={settings} />)
          : null}
      </ul>
    </section>
  )
})

function GroupStart({ group, settings }: Pick<MatchGroupProps, 'group' | 'settings'>) {
  const [first] = group.games
  if (!first) return null
  const { date, time } = startParts(first, settings.day, settings.zone)
  return (
    <time className="rigid bold" dateTime={time ? first.start_dt : first.start_dt.slice(0, 10)}>
      {[date, time].filter(Boolean).join(' ')}
    </time>
  )
}
