import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { nameIn, readableName, STATISTIC_NAMES } from '@touchline/football'
import { useNames, useTranslation } from '../../app/i18n/use-translation.ts'
import { playerPath, teamPath } from '../../app/paths.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyCard } from '../../ui/states/empty-card.tsx'
import { Gated } from '../../ui/states/gated.tsx'
import { Skeleton } from '../../ui/states/states.tsx'
import { statsQuery } from './league-queries.ts'
import type { TabProps } from './league-tab.props.ts'
import { isKnownPart, type StatisticPart, type StatisticTile, statisticSections } from './statistics.model.ts'
import styles from './stats-tab.module.css'

const CORNERS = 34
const CLEAN_SHEETS = 194
/** Shares name their base. */
const SHARES = { 201: 'stats.winShare', 202: 'stats.defeatShare', 203: 'stats.drawShare' } as const

/** The statistics of the season as a whole. */
export function StatsTab({ season }: TabProps) {
  return (
    <Gated on={useQuery(statsQuery(season.id))} waiting={<Skeleton lines={4} height={150} />}>
      {({ stats }) => <Stats stats={stats} />}
    </Gated>
  )
}

function Stats({ stats }: { stats: Parameters<typeof statisticSections>[0] }) {
  const { t } = useTranslation('league')
  const sections = statisticSections(stats, useNumbers())
  if (sections.length === 0) {
    return <EmptyCard title={t('noStats')} />
  }
  return (
    <div className="stack gap-14">
      {sections.map(({ section, tiles }) => (
        <Card key={section} title={t(`stats.${section}`)}>
          <div className={styles.tiles}>
            {tiles.map((tile) => (
              <Tile key={tile.type} tile={tile} />
            ))}
          </div>
        </Card>
      ))}
    </div>
  )
}

function Tile({ tile: { type, name, main, about, parts } }: { tile: StatisticTile }) {
  const { t } = useTranslation('league')
  const nameOf = useNames('statistics')
  const own = nameOf(nameIn(STATISTIC_NAMES, type)) ?? name ?? '?'
  // The season's corners are reported as those of the team with the most.
  const title =
    type === CORNERS && about !== null
      ? t('stats.mostCorners')
      : type in SHARES
        ? t(SHARES[type as 201 | 202 | 203])
        : // The figures of a season are of matches; those of a team are its own.
          type === CLEAN_SHEETS
          ? t('stats.cleanSheetMatches')
          : own
  const word = ({ key, of }: StatisticPart) => {
    if (of !== undefined && (key === 'all' || key === 'home' || key === 'away')) return t(`stats.${of}.${key}`)
    return isKnownPart(key) ? t(`stats.part.${key}`) : readableName(key)
  }
  return (
    <div className={styles.tile}>
      <h3 className="muted text-12 semibold">{title}</h3>
      {main === null && about === null ? null : (
        <p className={styles.main}>
          {main}
          {about === null ? null : about.kind === 'team' ? (
            <Link {...teamPath(about.id)} preload={false} className="text-14 semibold break-anywhere hover-accent">
              {about.name}
            </Link>
          ) : (
            <Link {...playerPath(about.id)} preload={false} className="text-14 semibold break-anywhere hover-accent">
              {about.name}
            </Link>
          )}
        </p>
      )}
      {parts.length === 0 ? null : (
        <dl className={styles.parts}>
          {parts.map((part) => (
            <div key={part.key} className="flex between gap-12">
              <dt className="muted">{word(part)}</dt>
              <dd className="nowrap text-right">{part.text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
