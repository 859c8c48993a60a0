import { useQuery } from '@tanstack/react-query'
import type { FinderEstimate, FinderHistory } from '@touchline/contract'
import type { Finder } from '@touchline/football'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { usePrices } from '../../app/site.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Gated } from '../../ui/states/gated.tsx'
import { EmptyState, Skeleton } from '../../ui/states/states.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'
import { useChecked } from './checked-finders.ts'
import { earlierOf, monthText, signed, verdictsOf } from './finder.model.ts'
import styles from './finder.module.css'
import { chanceQuery, historyQuery } from './finder-queries.ts'
import { HistoryParts } from './history-parts.tsx'
import { PastMatches } from './past-matches.tsx'
import { ProfitCurve } from './profit-curve.tsx'

/** Results of past matches that met the same conditions: the earlier half at first, the later one on request. */
export function PastOfFinder({ finder }: { finder: Finder }) {
  const { t } = useTranslation('finder')
  const { whole } = useNumbers()
  const answer = useQuery(historyQuery(finder))
  const { isChecked, count, check } = useChecked(finder)
  const waiting = (
    <Card title={t('history.title')}>
      <Skeleton lines={6} height={36} />
    </Card>
  )
  return (
    <Gated on={answer} waiting={waiting} refusalText={(refusal) => t(`refused.${refusal}`)}>
      {(history) => {
        const earlier = isChecked ? null : earlierOf(history)
        const { matches } = (earlier ?? history).all
        return (
          <div className="stack gap-14" aria-busy={answer.isPlaceholderData || undefined}>
            {earlier ? (
              <HistoryCard
                history={earlier}
                note={t('history.noteEarlier', {
                  count: matches,
                  n: whole(matches),
                  month: monthText(history.halves?.from ?? ''),
                })}
                chance={null}
                foot={<LaterHalf count={count} onCheck={check} />}
              />
            ) : (
              <HistoryCard
                history={history}
                note={t('history.note', { count: matches, n: whole(matches) })}
                chance={<ChanceTile finder={finder} lost={(history.all.return?.value ?? 0) < 0} checked={count} />}
              />
            )}
            {earlier === null && matches > 0 ? <PastMatches finder={finder} total={matches} /> : null}
          </div>
        )
      }}
    </Gated>
  )
}

/** Shows the half that an idea is checked on, once it is asked for. */
function LaterHalf({ count, onCheck }: { count: number; onCheck(): void }) {
  const { t } = useTranslation('finder')
  return (
    <div className={styles.later}>
      <p>
        {t('history.laterText')} {count > 0 ? t('history.checkedSoFar', { count }) : null}
      </p>
      <Button look="primary" onClick={onCheck}>
        {t('history.check')}
      </Button>
    </div>
  )
}

interface HistoryCardProps {
  history: FinderHistory
  note: string
  /** The result of chance alone; null until somebody computes it. */
  chance: ReactNode
  foot?: ReactNode
}

/** Figures with their intervals, the halves, and a note on their limits. */
export function HistoryCard({ history, note, chance, foot }: HistoryCardProps) {
  const { t } = useTranslation('finder')
  const prices = usePrices()
  const verdicts = prices ? verdictsOf(history) : (['plain'] as const)
  if (history.all.matches === 0)
    return (
      <Card title={t('history.title')}>
        <EmptyState title={t('history.none')} />
        {foot}
      </Card>
    )
  return (
    <Card title={t('history.title')} flush>
      <p className={styles.note}>{note}</p>
      <div className={styles.tiles}>
        <FigureTiles history={history} />
        {prices ? chance : null}
      </div>
      <ul className={styles.verdicts}>
        {verdicts.map((verdict) => (
          <li key={verdict} data-warning={verdict === 'few' || undefined}>
            {t(`verdict.${verdict}`)}
          </li>
        ))}
      </ul>
      {prices ? <ProfitCurve history={history} /> : null}
      <HistoryParts history={history} />
      {foot}
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
  const prices = usePrices()
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
      {prices ? (
        <>
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
      ) : null}
    </>
  )
}

interface ChanceTileProps {
  finder: Finder
  /** The finder lost money all the same. */
  lost: boolean
  /** How many finders were checked so far. */
  checked: number
}

/** How many picks by chance did as well; asked for again until they are drawn. */
function ChanceTile({ finder, lost, checked }: ChanceTileProps) {
  const { t } = useTranslation('finder')
  const { whole, decimals } = useNumbers()
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
      <p role="status">
        {asGood === null ? t('history.drawing') : t(lost ? 'history.chanceLost' : 'history.chanceText')}
      </p>
      {asGood !== null && checked > 1 ? (
        <p>
          {t('history.checkedInAll', {
            count: checked,
            like: decimals((checked * asGood) / (drawn?.draws ?? 1), 1),
          })}
        </p>
      ) : null}
    </Tile>
  )
}
