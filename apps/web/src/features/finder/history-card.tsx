import { useQuery } from '@tanstack/react-query'
import type { FinderEstimate, FinderHistory } from '@touchline/contract'
import type { Finder } from '@touchline/football'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Gated } from '../../ui/states/gated.tsx'
import { EmptyState, Skeleton } from '../../ui/states/states.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'
import { signed, verdictsOf } from './finder.model.ts'
import styles from './finder.module.css'
import { chanceQuery, historyQuery } from './finder-queries.ts'
import { HistoryParts } from './history-parts.tsx'
import { PastMatches } from './past-matches.tsx'
import { ProfitCurve } from './profit-curve.tsx'

/** What past matches did that met the same conditions. */
export function PastOfFinder({ finder }: { finder: Finder }) {
  const { t } = useTranslation('finder')
  const { whole } = useNumbers()
  const answer = useQuery(historyQuery(finder))
  const waiting = (
    <Card title={t('history.title')}>
      <Skeleton lines={6} height={36} />
    </Card>
  )
  return (
    <Gated on={answer} waiting={waiting} refusalText={(refusal) => t(`refused.${refusal}`)}>
      {(history) => (
        <div className="stack gap-14" aria-busy={answer.isPlaceholderData || undefined}>
          <HistoryCard
            history={history}
            note={t('history.note', { count: history.all.matches, n: whole(history.all.matches) })}
            chance={<ChanceTile finder={finder} />}
          />
          {history.all.matches > 0 ? <PastMatches finder={finder} total={history.all.matches} /> : null}
        </div>
      )}
    </Gated>
  )
}

interface HistoryCardProps {
  history: FinderHistory
  note: string
  /** What chance alone would have done; null where nobody has it drawn. */
  chance: ReactNode
}

/** Figures with their intervals, the halves, and in words what they can and cannot say. */
export function HistoryCard({ history, note, chance }: HistoryCardProps) {
  const { t } = useTranslation('finder')
  const verdicts = verdictsOf(history)
  if (history.all.matches === 0)
    return (
      <Card title={t('history.title')}>
        <EmptyState title={t('history.none')} />
      </Card>
    )
  return (
    <Card title={t('history.title')} flush>
      <p className={styles.note}>{note}</p>
      <div className={styles.tiles}>
        <FigureTiles history={history} />
        {chance}
      </div>
      <ul className={styles.verdicts}>
        {verdicts.map((verdict) => (
          <li key={verdict} data-warning={verdict === 'few' || undefined}>
            {t(`verdict.${verdict}`)}
          </li>
        ))}
      </ul>
      <ProfitCurve history={history} />
      <HistoryParts history={history} />
    </Card>
  )
}

function Tile({ title, value, children }: { title: string; value: string; children?: ReactNode }) {
  return (
    <section className={styles.tile}>
      <h3 className="muted text-12">{title}</h3>
      <p className={styles.figure}>{value}</p>
      <div className="dim text-12">{children}</div>
    </section>
  )
}

function FigureTiles({ history: { all } }: { history: FinderHistory }) {
  const { t } = useTranslation('finder')
  const numbers = useNumbers()
  const share = (value: number) => numbers.percent(value)
  const gain = (value: number) => numbers.inPercent(signed(100 * value, 1, numbers))
  const interval = (estimate: FinderEstimate, text: (value: number) => string) =>
    estimate.low === null || estimate.high === null ? null : (
      <p>{t('history.interval', { low: text(estimate.low).replace(/ ?%$/, ''), high: text(estimate.high) })}</p>
    )
  const { hit_rate: hits, expected, return: back, best_return: best, closing_value: close, beat_close: beat } = all
  return (
    <>
      <Tile title={t('history.hitRate')} value={hits ? share(hits.value) : '?'}>
        {hits ? interval(hits, share) : null}
        {expected === null ? null : (
          <p>
            {all.expected_matches < all.matches
              ? t('history.expectedOf', {
                  value: share(expected),
                  hits: share(all.expected_hits / all.expected_matches),
                  n: numbers.whole(all.expected_matches),
                })
              : t('history.expected', { value: share(expected) })}
          </p>
        )}
      </Tile>
      <Tile title={t('history.return')} value={back ? gain(back.value) : '?'}>
        {back ? interval(back, gain) : <p>{t('history.noPrice')}</p>}
        {best ? <p>{t('history.best', { value: gain(best.value) })}</p> : null}
        {back ? <p>{t('history.bets', { count: all.bets, n: numbers.whole(all.bets) })}</p> : null}
      </Tile>
      <Tile title={t('history.close')} value={close ? gain(close.value) : '?'}>
        {close ? interval(close, gain) : <p>{t('history.noClose')}</p>}
        {beat === null ? null : <p>{t('history.beat', { share: share(beat) })}</p>}
        {close ? <p>{t('history.bets', { count: all.closing_bets, n: numbers.whole(all.closing_bets) })}</p> : null}
      </Tile>
    </>
  )
}

/** How many picks by chance did as well; asked for again until they are drawn. */
function ChanceTile({ finder }: { finder: Finder }) {
  const { t } = useTranslation('finder')
  const { whole } = useNumbers()
  const answer = useQuery(chanceQuery(finder))
  const drawn = answer.data?.type === 2 ? answer.data : null
  if (drawn === null && answer.isError)
    return (
      <Waiting on={answer} bare>
        {null}
      </Waiting>
    )
  if (drawn?.state === 'nothing')
    return (
      <Tile title={t('history.chance')} value="?">
        <p>{t('history.chanceNothing')}</p>
      </Tile>
    )
  const asGood = drawn?.as_good ?? null
  return (
    <Tile
      title={t('history.chance')}
      value={asGood === null ? '…' : t('history.chanceOf', { n: whole(asGood), draws: whole(drawn?.draws ?? 0) })}
    >
      <p role="status">{asGood === null ? t('history.drawing') : t('history.chanceText')}</p>
    </Tile>
  )
}
