import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { isKnown, lengthOf, type Value } from './comparison.model.ts'
import styles from './comparison.module.css'

/** The value of one team, with its bar; the number says everything the bar does. */
export function ValueCell({ value, side }: { value: Value; side: 'home' | 'away' }) {
  const length = lengthOf(value)
  return (
    <span className={styles.value} data-side={side}>
      <span>{isKnown(value) ? <Words value={value} /> : '?'}</span>
      <span className={styles.track} aria-hidden="true">
        {length === null || length === 0 ? null : <span className={styles.bar} style={{ width: `${length * 100}%` }} />}
      </span>
    </span>
  )
}

function Words({ value }: { value: Value }) {
  const { t } = useTranslation('comparison')
  const { decimals, average, whole, inPercent } = useNumbers()
  switch (value.kind) {
    case 'share': {
      const { count, matches, share, low, high } = value.of
      return (
        <>
          <span className="muted">{t('of', { count, matches })}</span>{' '}
          <span className="nowrap">
            <b>{inPercent(decimals((share ?? 0) * 100, 0))}</b>{' '}
            <span className="dim">
              {t('range', { low: decimals((low ?? 0) * 100, 0), high: decimals((high ?? 1) * 100, 0) })}
            </span>
          </span>
        </>
      )
    }
    case 'mean': {
      const { mean, low, high } = value.of
      return (
        <span className="nowrap">
          <b>{average(mean)}</b>{' '}
          <span className="dim">
            {low === null || high === null
              ? t('tooFew')
              : t('range', { low: decimals(low, 1), high: decimals(high, 1) })}
          </span>
        </span>
      )
    }
    case 'results':
      return (
        <>
          <b aria-hidden="true" className="nowrap">
            {t('results', value.of)}
          </b>
          <span className="visually-hidden">{t('resultsLong', value.of)}</span>{' '}
          {value.goals ? <span className="dim nowrap">{t('goals', value.goals)}</span> : null}
        </>
      )
    case 'run':
      return value.whole ? (
        <b title={t('runWholeLong', { count: value.length })}>{t('runWhole', { count: value.length })}</b>
      ) : (
        <b>{t('run', { count: value.length })}</b>
      )
    case 'count':
      return <b>{whole(value.count)}</b>
  }
}
