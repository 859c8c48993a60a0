import { marketTexts } from '@touchline/football'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { THEMES } from '../../app/settings/settings.fields.ts'
import { usePrices } from '../../app/site.ts'
import { FormBadge } from '../../ui/controls/chips.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { ResultChip } from '../../ui/match/result-chip.tsx'
import styles from './general.module.css'
import type { FieldsProps } from './general-fields.props.ts'

interface ChoiceProps<V extends string | number> {
  label: string
  hint?: ReactNode
  options: readonly { value: V; label: string }[]
  value: V
  onChange(value: V): void
}

/** One of a few options side by side. The label is for screen readers; the same words are visible with a line below. */
export function Choice<V extends string | number>({ hint, ...choice }: ChoiceProps<V>) {
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {choice.label}
      </span>
      <Segmented {...choice} />
      {hint ? <p className={styles.hint}>{hint}</p> : null}
    </div>
  )
}

/** A price of 2.50 with the other one of its market. */
const EXAMPLE = [2.5, 1.55]

/** Theme, odds format, hidden scores and colours. */
export function LookFields({ chosen, choose }: FieldsProps) {
  const { t } = useTranslation('settings')
  const { language } = chosen
  const prices = usePrices()
  return (
    <>
      <Choice
        label={t('theme.label')}
        options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
        value={chosen.theme}
        onChange={(theme) => choose({ theme })}
      />
      {prices ? (
        <Choice
          label={t('odds.label')}
          hint={
            <>
              {t(chosen.odds_format === 2 ? 'odds.marginFree' : 'odds.example')}{' '}
              <b className={styles.price}>{marketTexts(EXAMPLE, chosen.odds_format, language)[0]}</b>
            </>
          }
          options={[
            { value: 0, label: t('odds.eu') },
            { value: 1, label: t('odds.us') },
            { value: 2, label: t('odds.percent') },
          ]}
          value={chosen.odds_format}
          onChange={(odds_format) => choose({ odds_format })}
        />
      ) : null}
      <Choice
        label={t('scores.label')}
        hint={t('scores.text')}
        options={[
          { value: 0, label: t('scores.show') },
          { value: 1, label: t('scores.hide') },
        ]}
        value={chosen.hide_scores}
        onChange={(hide_scores) => choose({ hide_scores })}
      />
      <fieldset className={styles.palettes}>
        <legend className={styles.label}>{t('palette.label')}</legend>
        <PaletteChoice value={0} chosen={chosen.palette} onChoose={() => choose({ palette: 0 })} />
        <PaletteChoice value={1} chosen={chosen.palette} onChoose={() => choose({ palette: 1 })} />
      </fieldset>
    </>
  )
}

const RESULTS = ['W', 'D', 'L'] as const
const FORMS = [2.4, 1.6, 1.2, 0.6] as const

/** A palette, shown as it looks. */
function PaletteChoice({ value, chosen, onChoose }: { value: 0 | 1; chosen: 0 | 1; onChoose(): void }) {
  const { t } = useTranslation('settings')
  const name = useId()
  return (
    <label className={styles.palette} data-palette={value}>
      <input
        className={styles.radio}
        type="radio"
        name="palette"
        value={value}
        aria-describedby={name}
        checked={chosen === value}
        onChange={onChoose}
      />
      <span className="semibold">{t(value === 0 ? 'palette.usual' : 'palette.safe')}</span>
      <span className={styles.hint} id={name}>
        {t(value === 0 ? 'palette.usualText' : 'palette.safeText')}
      </span>
      <span className={styles.chips} aria-hidden="true">
        {RESULTS.map((result) => (
          <ResultChip key={result} result={result} />
        ))}
        {FORMS.map((form) => (
          <FormBadge key={form} value={form} />
        ))}
      </span>
    </label>
  )
}
