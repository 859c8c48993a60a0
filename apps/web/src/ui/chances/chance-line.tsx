import { useTranslation } from '../../app/i18n/use-translation.ts'
import { usePrices } from '../../app/site.ts'
import { useNumbers } from '../../app/use-numbers.ts'
import { chanceTexts, OUTCOMES, SIGN, type ThreeChances } from './chance-texts.ts'
import styles from './chances.module.css'

interface ChanceLineProps {
  chances: ThreeChances
  estimated?: boolean | undefined
  /** The teams' names. */
  home: string
  away: string
}

/** The three chances of a match as numbers and as a thin bar of three parts, in the order of the numbers. */
export function ChanceLine({ chances, estimated = false, home, away }: ChanceLineProps) {
  const { t } = useTranslation('chances')
  const about = t(usePrices() ? 'about' : 'aboutPlain')
  const texts = chanceTexts(chances, useNumbers().inPercent, estimated)
  const spoken = t('spoken', {
    ...{ home, away },
    ...{ homeChance: texts.home, drawChance: texts.draw, awayChance: texts.away },
  })
  return (
    <div className={styles.line} title={estimated ? `${about} ${t('estimated')}` : about}>
      <span className="visually-hidden">{spoken}</span>
      <span className={styles.numbers} aria-hidden="true">
        {OUTCOMES.map((outcome) => (
          <span key={outcome} className={styles.number} data-outcome={outcome}>
            <i className={styles.sign} />
            {SIGN[outcome]} <b>{texts[outcome]}</b>
          </span>
        ))}
      </span>
      <span className={styles.bar} aria-hidden="true">
        {OUTCOMES.map((outcome) => (
          <i key={outcome} data-outcome={outcome} style={{ flexGrow: chances[outcome] }} />
        ))}
      </span>
    </div>
  )
}
