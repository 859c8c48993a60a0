import type { AsOf } from '../../analysis/past-matches.queries.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { usePrices } from '../../app/site.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'

/** Whether the page of a finished match shows the knowledge from before its kick-off, or of today. */
export function AsOfSwitch({ value, onChange }: { value: AsOf; onChange(value: AsOf): void }) {
  const { t } = useTranslation('match')
  const prices = usePrices()
  return (
    <div className="row wrap gap-10">
      <Segmented
        size="small"
        label={t('asOf.label')}
        options={(['kickoff', 'now'] as const).map((one) => ({ value: one, label: t(`asOf.${one}`) }))}
        value={value}
        onChange={onChange}
      />
      <p className="muted text-13">
        {t(value === 'kickoff' && !prices ? 'asOf.kickoffSaysPlain' : `asOf.${value}Says`)}
      </p>
    </div>
  )
}
