import { IconChartDots } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { RecordFigures } from '@touchline/contract'
import { formatDay } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { numbersPath } from '../../app/paths.ts'
import { usePrices } from '../../app/site.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState, Skeleton } from '../../ui/states/states.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'
import { Filters, type RecordAnswer } from './filters.tsx'
import { HeadsCard } from './heads-card.tsx'
import { InPlaySection } from './in-play-card.tsx'
import { LeaguesCard, MonthsCard } from './parts-cards.tsx'
import styles from './record.module.css'
import { isBetOn, type RecordSearch } from './record.search.ts'
import { recordQuery } from './record-queries.ts'
import { ReliabilityCard } from './reliability-card.tsx'
import { SeasonsPart } from './seasons-part.tsx'
import { BehindTile, BettingTile, MatchesTile, ScoreTile, Tile } from './tiles.tsx'

interface RecordPageProps {
  search: RecordSearch
  onSearch(search: RecordSearch): void
}

/** How forecasts did that were written down before kick-off, and apart from them those that were computed afterwards. */
export function RecordPage({ search, onSearch }: RecordPageProps) {
  const { t: common } = useTranslation()
  const { t } = useTranslation('record')
  const prices = usePrices()
  const answer = useQuery(recordQuery(search))
  const { data } = answer
  return (
    <div className="stack gap-14">
      <header className={styles.head}>
        <h1 className={styles.title}>{common('titles.record')}</h1>
        <p className={styles.lead}>{t(prices ? 'lead' : 'leadPlain')}</p>
        {prices ? (
          <p className="text-13">
            <Link {...numbersPath} className="link">
              {t('numbers')}
            </Link>
          </p>
        ) : null}
      </header>
      {data?.simulated ? <p className={styles.simulated}>{t('simulated')}</p> : null}
      <Filters search={search} onSearch={onSearch} leagues={data?.leagues ?? []} />
      {data === undefined ? (
        <Waiting on={answer}>
          <Skeleton lines={1} height={120} />
          <Skeleton lines={1} height={420} />
        </Waiting>
      ) : (
        <div className={styles.content} data-old={answer.isPlaceholderData || undefined}>
          <TheRecord answer={data} search={search} />
          {data.afterwards ? <Afterwards figures={data.afterwards} search={search} /> : null}
          {prices ? <InPlaySection search={search} /> : null}
        </div>
      )}
      <SeasonsPart />
    </div>
  )
}

function TheRecord({ answer, search }: { answer: RecordAnswer; search: RecordSearch }) {
  const { t } = useTranslation('record')
  const { whole } = useNumbers()
  const prices = usePrices()
  const { record: figures, betting, waiting, first_at, heads, unsealed } = answer
  const since = first_at ? formatDay(first_at.slice(0, 10), 'DD/MM/YYYY') : null
  return (
    <>
      <div className={styles.tiles}>
        <Tile title={t('tiles.graded')} value={whole(figures?.forecasts ?? 0)}>
          {since ? <p>{t('tiles.since', { date: since })}</p> : null}
          <p>{t('tiles.waiting', { count: waiting, n: whole(waiting) })}</p>
        </Tile>
        {figures ? (
          <>
            <ScoreTile figures={figures} level={2} />
            {prices ? <BehindTile figures={figures} level={2} /> : null}
          </>
        ) : null}
        {isBetOn(search) && betting !== null ? <BettingTile betting={betting} /> : null}
      </div>
      {figures ? (
        <ReliabilityCard tenths={figures.reliability} level={2} />
      ) : (
        <Card>
          <EmptyState
            title={t(search.league === undefined ? 'none' : 'noneShown')}
            text={waiting > 0 ? t('noneText', { count: waiting, n: whole(waiting) }) : t('noneWritten')}
            icon={<IconChartDots size={30} stroke={1.5} aria-hidden="true" />}
          />
        </Card>
      )}
      <div className={styles.parts}>
        {figures ? <MonthsCard months={figures.months} level={2} /> : null}
        <HeadsCard heads={heads} unsealed={unsealed} />
      </div>
      {figures && figures.leagues.length > 0 ? (
        <LeaguesCard leagues={figures.leagues} search={search} level={2} />
      ) : null}
    </>
  )
}

function Afterwards({ figures, search }: { figures: RecordFigures; search: RecordSearch }) {
  const { t } = useTranslation('record')
  return (
    <section className={styles.afterwards} aria-labelledby="afterwards">
      <header>
        <h2 id="afterwards" className={styles.subtitle}>
          {t('afterwards.title')}
        </h2>
        <p className={styles.lead}>{t('afterwards.text')}</p>
      </header>
      <div className={styles.tiles}>
        <MatchesTile figures={figures} level={3} />
        <ScoreTile figures={figures} level={3} />
        {usePrices() ? <BehindTile figures={figures} level={3} /> : null}
      </div>
      <ReliabilityCard tenths={figures.reliability} level={3} />
      <div className={styles.parts}>
        <MonthsCard months={figures.months} level={3} />
        {figures.leagues.length > 0 ? <LeaguesCard leagues={figures.leagues} search={search} level={3} /> : null}
      </div>
    </section>
  )
}
