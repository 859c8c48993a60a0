import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, callApi } from '../../../app/api/api.ts'
import { now as clockNow } from '../../../app/clock.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Select, TextField } from '../../../ui/controls/fields.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import styles from '../console.module.css'
import { centsOf } from '../members/refund-sums.ts'
import { useFailure } from '../use-failure.ts'
import plans from './plans.module.css'
import { MAX_MONTHS, MAX_PERCENT, PRICE, plansRoomQuery, wholeOf } from './plans-queries.ts'

const CODE = /^[A-Za-z0-9][A-Za-z0-9-]{2,29}$/
const MAX_USES = 100_000
const MAX_NOTE = 100

/** Makes a coupon, or a link that gives months away. */
export function CodeDialog({ kind, onClose }: { kind: 'coupon' | 'gift'; onClose(): void }) {
  const { t } = useTranslation('console')
  const queries = useQueryClient()
  const isGift = kind === 'gift'
  const [code, setCode] = useState('')
  const [unit, setUnit] = useState<'percent' | 'amount'>('percent')
  const [value, setValue] = useState('')
  const [months, setMonths] = useState(isGift ? '1' : '3')
  const [uses, setUses] = useState(isGift ? '1' : '')
  const [until, setUntil] = useState('')
  const [note, setNote] = useState('')
  const [sent, setSent] = useState(false)
  const [taken, setTaken] = useState<string | null>(null)
  const { busy, notice, submit } = useAction(useFailure())

  const off = unit === 'percent' ? wholeOf(value, { min: 1, max: MAX_PERCENT }) : centsOf(value)
  const whole = wholeOf(months, { min: 1, max: MAX_MONTHS })
  const most = uses.trim() === '' ? null : wholeOf(uses, { min: 1, max: MAX_USES })
  const isOver = until !== '' && Date.parse(`${until}T23:59:59Z`) <= clockNow()
  const faults = {
    code:
      code.trim() === taken && taken !== null
        ? t('codes.wrong.taken')
        : code.trim() === '' || CODE.test(code.trim())
          ? null
          : t('codes.wrong.code'),
    value:
      isGift || (off !== null && off > 0 && off <= PRICE.max)
        ? null
        : t(unit === 'percent' ? 'codes.wrong.percent' : 'codes.wrong.amount', { most: MAX_PERCENT }),
    months: whole === null ? t('plans.wrong.months', { most: MAX_MONTHS }) : null,
    uses: uses.trim() !== '' && most === null ? t('codes.wrong.uses') : null,
    until: isOver ? t('codes.wrong.until') : null,
  }
  const shown = (name: keyof typeof faults) => (sent ? faults[name] : null)

  async function make() {
    setSent(true)
    if (whole === null || Object.values(faults).some((fault) => fault !== null)) return ''
    const worth = isGift ? { kind: 'gift' as const, value: 0 } : { kind: unit, value: off ?? 0 }
    const limits = { months: whole, max_uses: most, until: until === '' ? null : until, note: note.trim() || null }
    try {
      const body = { ...worth, ...limits, code: code.trim() || null }
      const made = await callApi('POST /console/codes', { body })
      say({ text: t('codes.made', { code: made.code }) })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      setTaken(code.trim())
      return ''
    }
    await queries.invalidateQueries({ queryKey: plansRoomQuery().queryKey })
    onClose()
    return null
  }

  return (
    <Dialog title={t(isGift ? 'codes.addGift' : 'codes.addCoupon')} onClose={onClose}>
      <Form className={styles.form} onSubmit={submit(make)}>
        {isGift ? null : (
          <>
            <TextField
              label={t('codes.code')}
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={30}
              value={code}
              hint={t('codes.codeHint')}
              error={shown('code')}
              onChange={({ target }) => setCode(target.value)}
            />
            <div className={plans.pair}>
              <Select<'percent' | 'amount'>
                label={t('codes.kind')}
                options={(['percent', 'amount'] as const).map((one) => ({ value: one, label: t(`codes.${one}`) }))}
                value={unit}
                onChange={setUnit}
              />
              <TextField
                label={t(unit === 'percent' ? 'codes.valuePercent' : 'codes.valueAmount')}
                name="value"
                inputMode="decimal"
                value={value}
                error={shown('value')}
                onChange={({ target }) => setValue(target.value)}
              />
            </div>
          </>
        )}
        <TextField
          label={t(isGift ? 'codes.giftMonths' : 'codes.months')}
          name="months"
          inputMode="numeric"
          value={months}
          hint={isGift ? undefined : t('codes.monthsHint')}
          error={shown('months')}
          onChange={({ target }) => setMonths(target.value)}
        />
        <div className={plans.pair}>
          <TextField
            label={t('codes.maxUses')}
            name="uses"
            inputMode="numeric"
            value={uses}
            hint={t('codes.maxUsesHint')}
            error={shown('uses')}
            onChange={({ target }) => setUses(target.value)}
          />
          <TextField
            label={t('codes.untilDay')}
            name="until"
            type="date"
            value={until}
            error={shown('until')}
            onChange={({ target }) => setUntil(target.value)}
          />
        </div>
        <TextField
          label={t('codes.note')}
          name="note"
          autoComplete="off"
          maxLength={MAX_NOTE}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <p className="bad text-13" role="alert">
          {notice}
        </p>
        <div className="flex wrap justify-end gap-10">
          <Button onClick={onClose}>{t('notNow')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t(isGift ? 'codes.makeGift' : 'codes.make')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
