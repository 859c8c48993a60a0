import styles from './numbers.module.css'

const WIDTH = 150
const HEIGHT = 22
const FROM = -0.001
const TO = 0.008

const place = (gain: number): number => ((Math.min(TO, Math.max(FROM, gain)) - FROM) / (TO - FROM)) * WIDTH

interface GainPlotProps {
  gain: number
  low: number | null
  high: number | null
}

/** A gain and its interval on one scale for all rows; the line is at zero. The numbers are next to it. */
export function GainPlot({ gain, low, high }: GainPlotProps) {
  const middle = HEIGHT / 2
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <line x1={place(0)} x2={place(0)} y1={0} y2={HEIGHT} className={styles.zero} />
      {low === null || high === null ? null : (
        <line x1={place(low)} x2={place(high)} y1={middle} y2={middle} className={styles.interval} />
      )}
      <circle cx={place(gain)} cy={middle} r={4} className={styles.gain} />
    </svg>
  )
}
