import { IconX } from '@tabler/icons-react'
import { type Condition, conditionFault, FACTS, isYesOrNo } from '@touchline/football'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { useFactWords } from './fact-words.ts'
import styles from './finder.module.css'

/** For yes or no questions: an address may require only that the answer is known. */
const EITHER = -1

interface ConditionRowProps {
  condition: Condition
  /** An explanation; null where the name is enough. */
  hint: string | null
  onChange(condition: Condition): void
  onRemove(): void
}

/** A fact with its condition and an explanation. */
export function ConditionRow(props: ConditionRowProps) {
  const { t } = useTranslation('finder')
  const { nameOf, unitOf } = useFactWords()
  const hintId = useId()
  const { condition, hint } = props
  const { fact } = condition
  const name = nameOf(fact)
  const unit = unitOf(fact)
  const Asked = isYesOrNo(fact) ? YesOrNo : Ends
  return (
    <div className={styles.condition}>
      <span className={styles.fact}>
        {name}
        {unit ? <span className="dim text-12"> {unit}</span> : null}
      </span>
      <Asked {...props} describedBy={hint ? hintId : undefined}>
        <Button
          icon
          size="small"
          look="quiet"
          aria-label={t('form.remove', { fact: name })}
          title={t('form.remove', { fact: name })}
          onClick={props.onRemove}
        >
          <IconX size={15} stroke={2} aria-hidden="true" />
        </Button>
      </Asked>
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}

interface AskedProps extends Omit<ConditionRowProps, 'hint' | 'onRemove'> {
  /** Id of the explanation. */
  describedBy: string | undefined
  children: ReactNode
}

function YesOrNo({ condition: { fact, from, to }, onChange, children }: AskedProps) {
  const { t } = useTranslation('finder')
  const { nameOf } = useFactWords()
  return (
    <span className={styles.ends}>
      <Segmented
        label={nameOf(fact)}
        size="small"
        options={[1, 0].map((value) => ({ value, label: t(value === 1 ? 'form.yes' : 'form.no') }))}
        value={from === 1 ? 1 : to === 0 ? 0 : EITHER}
        onChange={(value) => onChange({ fact, from: value, to: value })}
      />
      {children}
    </span>
  )
}

/** The lowest and the highest number, taken when a field is left or Enter is pressed. */
function Ends({ condition: { fact, from, to }, onChange, describedBy, children }: AskedProps) {
  const { t } = useTranslation('finder')
  const { nameOf } = useFactWords()
  /** Typed text that is not applied yet; it is replaced when the address changes. */
  const [typed, setTyped] = useState<Partial<Record<'from' | 'to', string>>>({})
  const [before, setBefore] = useState({ from, to })
  if (before.from !== from || before.to !== to) {
    setBefore({ from, to })
    const { from: low, to: high } = typed
    setTyped({
      ...(before.from === from && low !== undefined && { from: low }),
      ...(before.to === to && high !== undefined && { to: high }),
    })
  }
  const text = { from: typed.from ?? textOf(from), to: typed.to ?? textOf(to) }
  const [isFaulty, setFaulty] = useState(false)
  const name = nameOf(fact)
  const { least, most } = FACTS[fact]
  const take = () => {
    const next = { fact, from: numberOf(text.from), to: numberOf(text.to) }
    const fault = next.from === null && next.to === null ? null : conditionFault(fact, next.from, next.to)
    setFaulty(fault !== null)
    if (fault === null && (next.from !== from || next.to !== to)) onChange(next)
  }
  const field = (end: 'from' | 'to') => (
    <input
      className={styles.number}
      inputMode={least < 0 ? 'text' : 'decimal'}
      aria-label={t(`form.${end}`, { fact: name })}
      aria-invalid={isFaulty || undefined}
      aria-describedby={describedBy}
      placeholder={t(end === 'from' ? 'form.atLeast' : 'form.atMost')}
      value={text[end]}
      onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take()
      }}
    />
  )
  return (
    <>
      <span className={styles.ends}>
        {field('from')}
        <span aria-hidden="true">–</span>
        {field('to')}
        {children}
      </span>
      {isFaulty ? (
        <p className={styles.faulty} role="alert">
          {t('form.faulty', { least, most })}
        </p>
      ) : null}
    </>
  )
}

const textOf = (end: number | null) => (end === null ? '' : String(end))

/** A typed number, with a comma too; NaN if invalid, null if empty. */
function numberOf(text: string): number | null {
  const plain = text.trim().replace(',', '.').replace('−', '-')
  if (plain === '') return null
  return /^-?\d{1,4}(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}
