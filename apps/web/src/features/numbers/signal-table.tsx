import type { SignalFigure, SignalFigures } from '@touchline/contract'
import { formatDay, SIGNALS } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { GainPlot } from './gain-plot.tsx'
import styles from './numbers.module.css'
import { PUBLISHED } from './published-signals.ts'

interface Gain {
  gain: number
  low: number | null
  high: number | null
}

/** What each signal adds to the price: as measured on the matches of this site, and as published. */
export function SignalTable({ own }: { own: SignalFigures | null }) {
  const { t } = useTranslation('numbers')
  const { whole } = useNumbers()
  const figures = new Map(own?.figures.map((figure) => [figure.name, figure]))
  const ownOf = (name: SignalFigure['name']) => figures.get(name) ?? null
  return (
    <>
      <p>
        {own === null
          ? t('signals.none')
          : t('signals.own', {
              from: formatDay(own.from, 'DD/MM/YYYY'),
              to: formatDay(own.to, 'DD/MM/YYYY'),
              date: formatDay(own.computed_at.slice(0, 10), 'DD/MM/YYYY'),
            })}
      </p>
      <div className={styles.scroll}>
        <table className={styles.signals}>
          <caption className="visually-hidden">{t('signals.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('signals.signal')}</th>
              {own === null ? null : (
                <>
                  <th scope="col" className={styles.number}>
                    {t('signals.matches')}
                  </th>
                  <th scope="col" className={styles.number}>
                    {t('signals.here')}
                  </th>
                </>
              )}
              <th scope="col" className={`${styles.number} ${own === null ? '' : 'wide-only'}`}>
                {t('signals.published')}
              </th>
              <td className={styles.plot} />
            </tr>
          </thead>
          <tbody>
            {SIGNALS.map(({ name, market }) => {
              const found = ownOf(name)
              return (
                <tr key={name}>
                  <th scope="row">
                    {t(`signal.${name}`)}
                    <span className={styles.market}>{t(`market.${market}`)}</span>
                  </th>
                  {own === null ? null : (
                    <>
                      <td className={styles.number}>{found ? whole(found.matches) : '–'}</td>
                      <td className={styles.number}>{found ? <GainText {...found} /> : '–'}</td>
                    </>
                  )}
                  <td className={`${styles.number} ${own === null ? '' : 'wide-only'}`}>
                    <GainText {...PUBLISHED[name]} />
                  </td>
                  <td className={styles.plot}>
                    <GainPlot {...(found ?? PUBLISHED[name])} />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </>
  )
}

const DIGITS = 4

function GainText({ gain, low, high }: Gain) {
  const { decimals } = useNumbers()
  const signed = (value: number) => {
    const text = decimals(Math.abs(value), DIGITS)
    const isNone = Number(Math.abs(value).toFixed(DIGITS)) === 0
    return isNone ? text : `${value < 0 ? '−' : '+'}${text}`
  }
  return (
    <>
      <span className="bright nowrap">{signed(gain)}</span>
      {low === null || high === null ? null : (
        <span className={styles.range}>
          {signed(low)} … {signed(high)}
        </span>
      )}
    </>
  )
}
