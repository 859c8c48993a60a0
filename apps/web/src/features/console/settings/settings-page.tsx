import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SettingsView } from '@touchline/contract'
import { type ReactNode, useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { callQuery } from '../../../app/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { meQuery } from '../console-queries.ts'
import { RoomHead } from '../room-head.tsx'
import { useFailure } from '../use-failure.ts'
import { DataForm } from './data-form.tsx'
import { MailForm } from './mail-form.tsx'
import { PaymentForm } from './payment-form.tsx'
import { RestartNote } from './restart-note.tsx'
import styles from './settings.module.css'
import { consoleCalls, SettingsProvider } from './settings-place.ts'
import { SiteForm } from './site-form.tsx'
import { type GroupForm, useGroup } from './use-group.ts'
import { useRestart } from './use-restart.ts'

const settingsQuery = () => callQuery('GET /console/settings', {})

/** Settings of the setup, to be changed later. */
export function SettingsPage() {
  const { t } = useTranslation('setup')
  const queries = useQueryClient()
  const asked = useQuery(settingsQuery())
  if (asked.data === undefined) {
    return (
      <Waiting on={asked}>
        <Skeleton lines={6} height={56} />
      </Waiting>
    )
  }
  const onSettings = (settings: SettingsView) => queries.setQueryData(settingsQuery().queryKey, settings)
  return (
    <SettingsProvider value={{ settings: asked.data, onSettings, ...consoleCalls }}>
      <RoomHead title={t('settings.title')} text={t('settings.text')} />
      <Apply settings={asked.data} />
      <Groups />
    </SettingsProvider>
  )
}

/** Stored settings that are not in force yet. */
function Apply({ settings }: { settings: SettingsView }) {
  const { t } = useTranslation('setup')
  const waiting = settings.groups.filter(({ waits }) => waits)
  const { away, isAway, restart } = useRestart()
  const { busy, notice, run } = useAction(useFailure())
  if (waiting.length === 0) return null
  const names = waiting.map(({ group }) => t(`group.${group}`)).join(', ')
  const apply = () =>
    run(async () => {
      const { begun } = await callApi('POST /console/settings/apply')
      if (!begun) return t('apply.cannot')
      await restart()
      return null
    })
  return (
    <div className={styles.apply} role="status">
      {isAway ? <RestartNote away={away} /> : <span>{notice || t('apply.text', { groups: names })}</span>}
      {settings.restartable && !isAway ? (
        <Button look="primary" size="small" busy={busy} onClick={() => void apply()}>
          {t('apply.now')}
        </Button>
      ) : null}
    </div>
  )
}

function Groups() {
  const { t } = useTranslation('setup')
  const { data: me } = useQuery(meQuery())
  const [site, data, mail, stripe, paypal] = [
    useGroup('site'),
    useGroup('data'),
    useGroup('mail'),
    useGroup('stripe'),
    useGroup('paypal'),
  ]
  return (
    <>
      <Group title={t('group.site')} form={site}>
        <SiteForm form={site} />
      </Group>
      <Group title={t('group.data')} form={data}>
        <DataForm form={data} />
      </Group>
      <Card title={t('group.mail')}>{me ? <MailForm form={mail} address={me.email} /> : null}</Card>
      <PaymentForm form={stripe} provider="stripe" />
      <PaymentForm form={paypal} provider="paypal" />
    </>
  )
}

function Group({ title, form, children }: { title: string; form: GroupForm; children: ReactNode }) {
  const { t } = useTranslation('setup')
  const [isSaved, setSaved] = useState(false)
  return (
    <Card title={title}>
      <div className="stack gap-16">
        {children}
        <div className="row gap-10">
          <Button
            look="primary"
            busy={form.busy}
            disabled={!form.isDirty}
            onClick={() => void form.store().then(setSaved)}
          >
            {t('save')}
          </Button>
          {isSaved && !form.isDirty ? (
            <span className="good text-13" role="status">
              {t('saved')}
            </span>
          ) : null}
        </div>
      </div>
    </Card>
  )
}
