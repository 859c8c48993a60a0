import type { Half, HitCounts, HitRate } from '@touchline/football'
import { useMemo } from 'react'
import { useSetting } from '../../app/app.ts'
import { priceSourceIn } from '../../app/i18n/price-source.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { usePrices } from '../../app/site.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { NumbersLink } from '../numbers-link.tsx'
import { useExpected } from './expected-context.ts'
import {
  impliedSources,
  NEXT,
  RATE_MODES,
  type RateList,
  type RateMode,
  type RateRow,
  rateRows,
} from './hit-rates.model.ts'
import styles from './hit-rates.module.css'
import { RateBar } from './rate-bar.tsx'

interface HitRatesProps {
  counts: HitCounts
  /** The number of matches: all that pass the list's filters, on any page, or the newest of them. */
  of: number
  /** Matches of the list. */
  listed: number
  /** The counted half: prices and expectations are for whole matches and shown only with those. */
  half: Half
  /** Null in the list of a referee. */
  team: { id: number; name: string } | null
  list: RateList
  /** All where none are named. */
  rates?: readonly HitRate[] | undefined
}

/**
 * Rates over a list of past matches, with the interval and the number of matches of each, next to the price's chance and the expectation
 * for the next ten. Both are shown side by side where there is room, else the chosen one.
 */
export function HitRates({ counts, of, listed, half, team, list, rates }: HitRatesProps) {
  const { t } = useTranslation('history')
  const ofMatch = useExpected()
  const expected = half === 0 ? ofMatch : null
  const language = useSetting('language')
  const { whole, inPercent } = useNumbers()
  const side = team === null || expected === null || team.id === expected.home ? 'home' : 'away'
  const prices = usePrices()
  const rows = useMemo(
    () => rateRows({ counts, list, side, expected: expected?.shares ?? null }, rates),
    [counts, list, side, expected?.shares, rates],
  )
  if (rows.length === 0) return null
  const mode = expected?.mode ?? 'record'
  const noteOf = (key: RateMode) =>
    of < listed
      ? t(`rates.newest.${key}`, { matches: whole(of), listed: whole(listed) })
      : t(`rates.note.${key}`, { count: of, matches: whole(of) })
  const nameOf = (rate: HitRate) =>
    isOwn(rate) ? t(`rates.own.${rate}`, { team: team?.name ?? t('rates.homeTeam') }) : t(`rates.of.${rate}`)
  const sources = impliedSources(rows)
  const namesOf = (names: readonly string[]) => names.map((one) => priceSourceIn(one, language)).join(' + ')
  return (
    <Card
      flush
      level={3}
      title={t('rates.title')}
      note={[noteOf(mode), half === 0 ? '' : t(`halfNote.${half}`)].filter(Boolean).join(' · ')}
      actions={
        expected === null ? null : (
          <Segmented
            size="small"
            label={t('rates.title')}
            options={RATE_MODES.map((value) => ({ value, label: t(`rates.modes.${value}`) }))}
            value={mode}
            onChange={expected.onMode}
          />
        )
      }
    >
      <div className={styles.rates} data-mode={mode} data-alone={expected === null || undefined}>
        <table className={styles.table}>
          <caption className="visually-hidden">
            {t('rates.caption', { team: team?.name ?? t('rates.homeTeam') })}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('rates.share')}</th>
              <th scope="col" data-column="record">
                {t('rates.record')}
              </th>
              <td className={styles.scale} aria-hidden="true">
                <span className="flex between">
                  <span>{inPercent('0')}</span>
                  <span>{inPercent('100')}</span>
                </span>
              </td>
              {expected === null ? null : (
                <>
                  {prices ? <th scope="col">{t('rates.implied')}</th> : null}
                  <th scope="col" data-column="expect">
                    {t('rates.next', { count: NEXT })}
                  </th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <RateLine
                key={row.rate}
                row={row}
                name={nameOf(row.rate)}
                mode={mode}
                compared={expected !== null}
                prices={prices}
              />
            ))}
          </tbody>
        </table>
        <p className={styles.legend} aria-hidden="true">
          <span data-mark="dot">{t(`rates.legend.${mode}.dot`)}</span>
          <span data-mark="band">{t(`rates.legend.${mode}.band`)}</span>
          {sources.length === 0 ? null : <span data-mark="tick">{t('rates.legend.tick')}</span>}
        </p>
        <p className={styles.words}>
          {t(prices ? `rates.says.${list}` : `rates.plain.${list}`)}{' '}
          {mode === 'expect' && list !== 'similar' && expected?.season
            ? `${t('rates.drawn', { season: expected.season })} `
            : ''}
          {sources.map(({ sources: names, rates: ofThese }, at) =>
            at === 0
              ? `${t('rates.source', { source: namesOf(names) })} `
              : `${t('rates.sourceOf', { source: namesOf(names), rates: ofThese.map(nameOf).join(', ') })} `,
          )}
          <NumbersLink />
        </p>
      </div>
    </Card>
  )
}

/** Rates of the listed team alone. */
const isOwn = (rate: HitRate): rate is 'clean_sheet' | 'half_time_lead' =>
  rate === 'clean_sheet' || rate === 'half_time_lead'

interface RateLineProps {
  row: RateRow
  name: string
  mode: 'record' | 'expect'
  compared: boolean
  /** Whether prices are shown. */
  prices: boolean
}

function RateLine({ row, name, mode, compared, prices }: RateLineProps) {
  const { t } = useTranslation('history')
  const { decimals, inPercent } = useNumbers()
  const whole = (share: number) => decimals(share * 100, 0)
  const { count, matches, record, implied, next } = row
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-column="record">
        <span className={styles.value}>
          <span className="muted">{t('rates.count', { count, matches })}</span>{' '}
          {record === null ? null : (
            <span className="nowrap">
              <b>{inPercent(whole(record.share))}</b>{' '}
              <span className="muted">
                ({whole(record.low)}–{whole(record.high)})
              </span>
            </span>
          )}
        </span>
      </td>
      <td className={styles.scale} aria-hidden="true">
        <RateBar
          shown={
            mode === 'expect' ? next && { share: next.share, low: next.low / NEXT, high: next.high / NEXT } : record
          }
          tick={implied}
        />
      </td>
      {compared ? (
        <>
          {prices ? (
            <td>
              {implied === null ? (
                <span className="dim text-12">{t('rates.noPrice')}</span>
              ) : (
                inPercent(decimals(implied * 100, 1))
              )}
            </td>
          ) : null}
          <td data-column="expect">
            {next === null ? (
              '–'
            ) : (
              <span className={styles.value}>
                <b className="nowrap">{inPercent(whole(next.share))}</b>{' '}
                <span className="muted nowrap">
                  {t('rates.ofTen', { low: next.low, high: next.high, count: NEXT })}
                </span>
              </span>
            )}
          </td>
        </>
      ) : null}
    </tr>
  )
}
