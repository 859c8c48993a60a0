import { IconChevronDown } from '@tabler/icons-react'
import { type CSSProperties, type MouseEvent, memo, type ReactNode, useDeferredValue } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { GroupTitle } from '../../../ui/match-list/group-title.tsx'
import list from '../../../ui/match-list/match-list.module.css'
import { useChosen } from '../../../ui/use-chosen.ts'
import { type Follows, isFollowed } from '../follows.ts'
import type { ListedMatch } from '../upcoming-queries.ts'
import type { ListedGroup } from './groups.ts'
import styles from './match-group.module.css'
import { startParts } from './match-view.ts'
import { MatchRow } from './row/match-row.tsx'
import type { RowSettings } from './row-settings.ts'

const hasPrices = ({ odds }: ListedMatch) => odds?.some((price) => price !== null) ?? false
const hasWeather = ({ weather_icon, weather_temp }: ListedMatch) => weather_icon !== null || weather_temp !== null

interface MatchGroupProps {
  group: ListedGroup
  favourite: boolean
  expanded: boolean
  settings: RowSettings
  /** False keeps the room of the rows without drawing them yet. */
  drawn: boolean
  /** How many of its rows are in sight before anyone scrolls. */
  inSight: number
  /** Shown in place of the league's name. */
  heading?: ReactNode
  follows: Follows
  onStar(group: ListedGroup): void
  /** Null by time, where groups cannot be closed. */
  onToggle: ((group: ListedGroup) => void) | null
}

/** Matches of one league below its header, which stays in sight while they pass. */
export const MatchGroup = memo(function MatchGroup(props: MatchGroupProps) {
  const { group, favourite, heading, expanded, settings, drawn, inSight, follows, onStar, onToggle } = props
  const { t } = useTranslation('upcoming')
  const { league, country, matches } = group
  // Several countries have a Pro League.
  const called = { league: country.name ? `${league.name} (${country.name})` : league.name }
  // The header answers a press at once, the rows follow.
  const [shown, choose] = useChosen(expanded, () => onToggle?.(group))
  const open = useDeferredValue(shown)
  const toggle = () => choose(!shown)
  const parts = { priced: matches.some(hasPrices), weather: settings.byStakes || matches.some(hasWeather) }
  const bodyId = `group-${group.key.replace(/\W+/g, '-')}`
  const onHeadClick = (event: MouseEvent) => {
    if (onToggle && !(event.target as Element).closest('a, button')) toggle()
  }
  return (
    <section
      className={`${list.group} ${styles.group}`}
      data-timed={onToggle ? undefined : ''}
      data-unpriced={parts.priced ? undefined : parts.weather ? 'weather' : 'bare'}
      style={{ '--matches': shown ? matches.length : 0 } as CSSProperties}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button at its end does the same for the keyboard */}
      <header className={list.head} data-closable={onToggle ? '' : undefined} onClick={onHeadClick}>
        {heading ?? (
          <GroupTitle
            group={{ country, favourite, league }}
            onStar={() => onStar(group)}
            start={onToggle ? null : <GroupStart group={group} settings={settings} />}
            country={<span className={list.country}>{country.name}</span>}
            league={<a href={`/league/${league.id}`}>{league.name}</a>}
            count={
              <span className="rigid dim text-13" title={t('list.count', { count: matches.length })}>
                {matches.length}
              </span>
            }
          />
        )}
        <span className={styles.form}>{t('list.formHead')}</span>
        <div className={styles.headings}>
          <span title={t('list.home')}>1</span>
          <span title={t('list.draw')}>X</span>
          <span title={t('list.away')}>2</span>
        </div>
        <span className={styles.weather}>
          {settings.byStakes ? t('list.stakes') : parts.weather ? t('list.weather') : null}
        </span>
        {onToggle ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={shown}
            aria-controls={bodyId}
            aria-label={t(shown ? 'list.collapse' : 'list.expand', called)}
            onClick={toggle}
          >
            <IconChevronDown size={17} stroke={1.8} aria-hidden="true" />
          </button>
        ) : null}
      </header>
      <ul id={bodyId}>
        {drawn && open
          ? matches.map((match, at) => (
              <MatchRow
                key={match.match_id}
                match={match}
                settings={settings}
                isBelow={at >= inSight}
                followed={follows.matches.has(match.match_id)}
                byTeam={isFollowed(match, follows)}
              />
            ))
          : null}
      </ul>
    </section>
  )
})

function GroupStart({ group, settings }: Pick<MatchGroupProps, 'group' | 'settings'>) {
  const [first] = group.matches
  if (!first) return null
  const { date, time } = startParts(first, settings.day, settings.zone)
  return (
    <time className="rigid bold" dateTime={time ? first.start_dt : first.start_dt.slice(0, 10)}>
      {[date, time].filter(Boolean).join(' ')}
    </time>
  )
}
