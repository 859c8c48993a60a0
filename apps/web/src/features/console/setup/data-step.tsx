import { useState } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { DataForm } from '../settings/data-form.tsx'
import { RestartNote } from '../settings/restart-note.tsx'
import { Note } from '../settings/setting-field.tsx'
import { useGroup } from '../settings/use-group.ts'
import { useRestart } from '../settings/use-restart.ts'
import { Arriving } from './arriving.tsx'
import { callSetup, useSetup } from './setup-place.ts'
import { StepFrame } from './step-frame.tsx'

/** Source of the matches; reading starts at once, and the setup goes on meanwhile. */
export function DataStep() {
  const { t } = useTranslation('setup')
  const { token, reread } = useSetup()
  const form = useGroup('data')
  const { away, isAway, restart } = useRestart()
  const [isStuck, setStuck] = useState(false)
  const next = async () => {
    if (form.isDirty) {
      if (!(await form.store())) return false
    } else if (!form.view.waits) return true
    const { begun } = await callSetup('POST /setup/apply', token)
    if (begun) await restart(reread)
    setStuck(!begun)
    // Shows arriving data first; the next press goes on.
    return false
  }
  const reads = !form.isDirty && !form.view.waits && form.setting('FEED').value !== 'none'
  return (
    <StepFrame step="data" onNext={next} busy={form.busy || isAway}>
      <DataForm form={form} />
      <RestartNote away={away} />
      {isStuck ? <Note kind="warning">{t('apply.cannot')}</Note> : null}
      {form.isDirty || form.view.waits ? <Note kind="info">{t('data.pressToRead')}</Note> : null}
      {reads ? <Arriving /> : null}
    </StepFrame>
  )
}
