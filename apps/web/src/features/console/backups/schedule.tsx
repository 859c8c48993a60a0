import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Checkbox, Select, TextField } from '../../../ui/controls/fields.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { useFailure } from '../use-failure.ts'
import { type Backups, backupsQuery } from './backups-queries.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: `${String(hour).padStart(2, '0')}:00` }))

/** The times of backups, and the number to keep. */
export function Schedule({ schedule }: Pick<Backups, 'schedule'>) {
  const { t } = useTranslation('console')
  const queries = useQueryClient()
  const [on, setOn] = useState(schedule.on)
  const [hour, setHour] = useState(schedule.hour)
  const [kept, setKept] = useState(String(schedule.kept))
  const { busy, notice, setNotice, submit } = useAction(useFailure())
  async function save() {
    const count = Number(kept)
    if (!Number.isInteger(count) || count < 1 || count > 90) return t('backups.wrongKept')
    await callApi('POST /console/backups/schedule', { body: { on, hour, kept: count } })
    say({ text: t('backups.saved') })
    await queries.invalidateQueries({ queryKey: backupsQuery().queryKey })
    return ''
  }
  return (
    <Card title={t('backups.schedule')}>
      <Form className="stack gap-14" onSubmit={submit(save)}>
        <Checkbox checked={on} onChange={({ target }) => setOn(target.checked)}>
          {t('backups.on')}
        </Checkbox>
        <Select<number> label={t('backups.hour')} options={HOURS} value={hour} onChange={setHour} />
        <TextField
          label={t('backups.kept')}
          hint={t('backups.keptHint')}
          inputMode="numeric"
          value={kept}
          error={notice}
          onChange={({ target }) => {
            setKept(target.value)
            setNotice(null)
          }}
        />
        <Button type="submit" busy={busy}>
          {t('backups.save')}
        </Button>
      </Form>
    </Card>
  )
}
