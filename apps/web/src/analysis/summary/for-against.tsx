import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Figure } from './figure.tsx'
import type { Sure } from './summary.model.ts'

interface ForAgainstProps {
  own: string
  other: string
  sureOwn: Sure | null
  sureOther: Sure | null
  share?: boolean
  /** `2.00 for, 0.90 against`, or by side: `2.00 home, 0.90 away`. */
  words?: 'against' | 'sides'
}

const WORDS = { against: ['for', 'againstValue'], sides: ['homeValue', 'awayValue'] } as const

/** The figure of a team and that of its opponents, each with how sure it is. */
export function ForAgainst({ own, other, sureOwn, sureOther, share, words = 'against' }: ForAgainstProps) {
  const { t } = useTranslation('history')
  return (
    <>
      <Figure sure={sureOwn} share={share}>
        {t(WORDS[words][0], { value: own })}
      </Figure>
      {', '}
      <Figure sure={sureOther} share={share}>
        {t(WORDS[words][1], { value: other })}
      </Figure>
    </>
  )
}
