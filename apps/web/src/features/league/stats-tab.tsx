import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { nameIn, readableName, STATISTIC_NAMES } from '@touchline/football'
import { useSettings } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState, Skeleton } from '../../ui/states.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import type { TabProps } from './league-page.tsx'
import { statsQuery } from './queries.ts'
import { isKnownPart, type StatisticTile, statisticSections } from './statistics.model.ts'
import styles from './stats-tab.module.css'

const CORNERS = 34

/** The statistics of the season as a whole. */
export function StatsTab({ season }: TabProps) {
  const { t } = useTranslation('league')
  const common = useTranslation()
  const stats = useQuery(statsQuery(season.id))
  const sections = stats.data?.type === 2 ? statisticSections(stats.data.stats) : undefined
  if (sections === undefined) {
    return (
      <Waiting on={stats}>
        <Skeleton lines={4} height={150} />
      </Waiting>
    )
  }
  if (sections.length === 0) {
    return (
      <Card>
        <EmptyState title={common.t('message.nostats')} />
      </Card>
    )
  }
  return (
    <div className={styles.sections}>
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
  const { language } = useSettings()
  const own = nameIn(STATISTIC_NAMES, type, language) ?? name ?? '?'
  // The season's corners are told as those of the team with the most.
  const title = type === CORNERS && about !== null ? t('stats.mostCorners') : own
  const word = (key: string) => (isKnownPart(key) ? t(`stats.part.${key}`) : readableName(key))
  return (
    <div className={styles.tile}>
      <h3 className={styles.name}>{title}</h3>
      {main === null && about === null ? null : (
        <p className={styles.main}>
          {main}
          {about === null ? null : about.kind === 'team' ? (
            <Link to="/team/$id" params={{ id: String(about.id) }} preload={false}>
              {about.name}
            </Link>
          ) : (
            <Link to="/player/$pid" params={{ pid: String(about.id) }} preload={false}>
              {about.name}
            </Link>
          )}
        </p>
      )}
      {parts.length === 0 ? null : (
        <dl className={styles.parts}>
          {parts.map(({ key, text }) => (
            <div key={key}>
              <dt>{word(key)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
