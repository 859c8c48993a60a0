import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { absenceName } from '@touchline/football'
import type { CallAnswer } from '../../app/api/api.ts'
import { useSession } from '../../app/app.ts'
import { useNames, useTranslation } from '../../app/i18n/use-translation.ts'
import { fixturePath } from '../../app/paths.ts'
import { usePrices } from '../../app/site.ts'
import { Card } from '../../ui/layout/card.tsx'
import { ResultChip } from '../../ui/match/result-chip.tsx'
import { EmptyCard } from '../../ui/states/empty-card.tsx'
import { Gated } from '../../ui/states/gated.tsx'
import { Skeleton } from '../../ui/states/states.tsx'
import type { AsOf } from '../past-matches.queries.ts'
import { CommonOpponents } from './common-opponents.tsx'
import { cardRows, formRows, halvesRows, type Pair, rateRows, streakRows } from './comparison.model.ts'
import styles from './comparison.module.css'
import { comparisonQuery } from './comparison.queries.ts'
import type { ComparisonSearch } from './comparison.search.ts'
import { ComparisonFilters } from './comparison-filters.tsx'
import { RowsCard } from './rows-card.tsx'

interface TeamComparisonProps {
  matchId: number
  search: ComparisonSearch
  asOf: AsOf
  onChange(change: ComparisonSearch): void
}

/** Both teams of a match in one table, by the same of their last matches. */
export function TeamComparison({ matchId, search, asOf, onChange }: TeamComparisonProps) {
  const { state } = useSession()
  const answer = useQuery({
    ...comparisonQuery(matchId, search, asOf),
    enabled: state === 'member',
    placeholderData: keepPreviousData,
  })
  const { t } = useTranslation('comparison')
  const prices = usePrices()
  // Loaded together with the texts, before any state exists below.
  useNames('absences')
  return (
    <Gated
      on={answer}
      waiting={<Skeleton lines={12} height={42} />}
      refusalText={() => t(prices ? 'gated' : 'gatedPlain')}
    >
      {(comparison) => (
        <div className="stack gap-14 fades" data-old={answer.isPlaceholderData || undefined}>
          <ComparisonFilters search={search} onChange={onChange} />
          <Sections comparison={comparison} />
        </div>
      )}
    </Gated>
  )
}

type Comparison = Extract<CallAnswer<'GET /v3/match/comparison/{match_id}'>, { type: 2 }>

function Sections({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation('comparison')
  const { home, away, common } = comparison
  if (home.matches === 0 && away.matches === 0) return <EmptyCard title={t('none')} />
  const streaks = streakRows(comparison)
  const cards = cardRows(comparison)
  return (
    <>
      <div className={styles.sections}>
        <div className="stack gap-14">
          <Results pair={comparison} />
          <RowsCard
            title={t('sections.form')}
            note={t('notes.form')}
            pair={comparison}
            rows={formRows(comparison)}
            labelOf={(key) => t(`rows.${key}`)}
          />
          <RowsCard
            title={t('sections.halves')}
            note={t('notes.halves')}
            pair={comparison}
            rows={halvesRows(comparison)}
            labelOf={(key) => t(`rows.${key}`)}
          />
          <Expected pair={comparison} />
          <Missing pair={comparison} />
        </div>
        <div className="stack gap-14">
          <RowsCard
            title={t('sections.rates')}
            pair={comparison}
            rows={rateRows(comparison)}
            labelOf={(key) => t(`rates.${key}`)}
          />
          <RowsCard
            title={t('sections.streaks')}
            note={t('notes.streaks')}
            pair={comparison}
            rows={streaks}
            labelOf={(key) => t(`streaks.${key}`)}
          />
          <RowsCard
            title={t('sections.cards')}
            note={t('notes.cards', {
              ...{ home: home.participant.name, count: home.card_minutes.matches },
              ...{ away: away.participant.name, other: away.card_minutes.matches },
            })}
            pair={comparison}
            rows={cards}
            labelOf={(key) => `${key.replace('-', '–')}′`}
          />
        </div>
      </div>
      <CommonOpponents pair={comparison} common={common} />
      <p className="muted text-13">{t('says')}</p>
    </>
  )
}

const SIDES = ['home', 'away'] as const

/** The results compared, each leading to its match. */
function Results({ pair }: { pair: Pair }) {
  const { t } = useTranslation('comparison')
  return (
    <Card title={t('rows.form')}>
      <div className={styles.two}>
        {SIDES.map((side) => (
          <div key={side} data-side={side}>
            <p className="semibold">{pair[side].participant.name}</p>
            <ol className={styles.chips}>
              {pair[side].form.map(({ match_id, result, goals, opponent }) => (
                <li key={match_id}>
                  <Link
                    {...fixturePath(match_id)}
                    preload={false}
                    className={styles.chip}
                    title={`${opponent.name} ${goals?.join('–') ?? '?'}`}
                  >
                    {result === null ? (
                      '?'
                    ) : (
                      <ResultChip result={result} title={`${opponent.name} ${goals?.join('–')}`} />
                    )}
                  </Link>
                </li>
              ))}
            </ol>
            <p className="dim text-12">
              {t('rows.matches')}: {pair[side].matches}
            </p>
          </div>
        ))}
      </div>
    </Card>
  )
}

/** Whom the source expects to begin, before the line-ups are known; no card where it expects nobody of either team. */
function Expected({ pair }: { pair: Pair }) {
  const { t } = useTranslation('comparison')
  if (SIDES.every((side) => pair[side].expected.length === 0)) return null
  return (
    <Card title={t('sections.expected')} note={t('notes.expected')}>
      <div className={styles.two}>
        {SIDES.map((side) => (
          <ul key={side} data-side={side} aria-label={pair[side].participant.name}>
            {pair[side].expected.length === 0 ? <li title={t('nobodyLong')}>{t('nobody')}</li> : null}
            {pair[side].expected.map(({ player_id, player_name, jersey_number }) => (
              <li key={player_id ?? player_name} className={styles.player}>
                <span className="dim tabular">{jersey_number ?? '?'}</span>
                <span>{player_name}</span>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Card>
  )
}

/** Players who miss the match; no card where the source names nobody of either team. */
function Missing({ pair }: { pair: Pair }) {
  const { t } = useTranslation('comparison')
  const nameOf = useNames('absences')
  if (SIDES.every((side) => pair[side].missing.length === 0)) return null
  return (
    <Card title={t('sections.missing')}>
      <div className={styles.two}>
        {SIDES.map((side) => (
          <ul key={side} data-side={side} aria-label={pair[side].participant.name}>
            {pair[side].missing.length === 0 ? <li title={t('nobodyLong')}>{t('nobody')}</li> : null}
            {pair[side].missing.map(({ player_id, player_name, type_id, category }) => {
              const reason = nameOf(absenceName(type_id, category))
              return (
                <li key={player_id ?? player_name}>
                  {reason === null ? player_name : t('reason', { name: player_name, reason })}
                </li>
              )
            })}
          </ul>
        ))}
      </div>
    </Card>
  )
}
