import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Select } from '../../../ui/controls/fields.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import type { RoomProps } from '../room-props.ts'
import { SaveRow } from '../settings-kit/save-row.tsx'
import kit from '../settings-kit/settings-kit.module.css'
import { useSettingSave } from '../settings-kit/use-setting-save.ts'
import { type SiteRoom, siteRoomQuery } from './site-queries.ts'
import { ThingList } from './thing-list.tsx'

/** Settings for visitors who come for the first time. */
export function Newcomers({ may }: Pick<RoomProps, 'may'>) {
  const asked = useQuery(siteRoomQuery())
  const { data } = asked
  const [turn, setTurn] = useState(0)
  return data === undefined ? (
    <Waiting on={asked}>
      <Skeleton lines={5} height={72} />
    </Waiting>
  ) : (
    <>
      <TopForm key={turn} room={data} onRestored={() => setTurn(turn + 1)} />
      <ConsentForm room={data} mayChange={may('settings.change')} />
    </>
  )
}

function TopForm({ room, onRestored }: { room: SiteRoom; onRestored(): void }) {
  const { t } = useTranslation('console')
  const [leagues, setLeagues] = useState(room.shown.leagues)
  const [clubs, setClubs] = useState(room.shown.clubs)
  const { busy, notice, save } = useSettingSave({
    query: siteRoomQuery,
    held: (data: SiteRoom) => data.top,
    shown: room.top,
  })
  return (
    <Card title={t('site.top.title')}>
      <Form
        className="stack gap-14"
        onSubmit={(event) => {
          event.preventDefault()
          const value = { leagues: leagues.map(({ id }) => id), clubs: clubs.map(({ id }) => id) }
          void save((version) => callApi('POST /console/site/top', { body: { version, value } }), t('site.top.saved'))
        }}
      >
        <p className="muted text-13">{t('site.top.text')}</p>
        <div className={kit.pair}>
          <ThingList kind="leagues" things={leagues} onChange={setLeagues} />
          <ThingList kind="clubs" things={clubs} onChange={setClubs} />
        </div>
        <SaveRow label={t('setting.save')} busy={busy} notice={notice}>
          {room.top.value === null ? null : (
            <Button
              look="quiet"
              disabled={busy}
              onClick={() =>
                void save(
                  (version) => callApi('POST /console/site/top', { body: { version, value: null } }),
                  t('site.top.restored'),
                ).then(onRestored)
              }
            >
              {t('site.top.restore')}
            </Button>
          )}
        </SaveRow>
      </Form>
    </Card>
  )
}

type Mode = 'usual' | 'off' | 'required'

function ConsentForm({ room, mayChange }: { room: SiteRoom; mayChange: boolean }) {
  const { t } = useTranslation('console')
  const [mode, setMode] = useState<Mode>(room.consent.value ?? 'usual')
  const { busy, notice, save } = useSettingSave({
    query: siteRoomQuery,
    held: (data: SiteRoom) => data.consent,
    shown: room.consent,
  })
  const words = { off: t('site.consent.off'), required: t('site.consent.required') }
  return (
    <Card title={t('site.consent.title')}>
      <Form
        className="stack gap-14"
        onSubmit={(event) => {
          event.preventDefault()
          const value = mode === 'usual' ? null : mode
          void save(
            (version) => callApi('POST /console/site/consent', { body: { version, value } }),
            t('site.consent.saved'),
          )
        }}
      >
        <p className="muted text-13">{t('site.consent.text')}</p>
        <Select<Mode>
          label={t('site.consent.mode')}
          disabled={!mayChange}
          options={[
            { value: 'usual', label: t('site.consent.usual', { mode: words[room.default_consent] }) },
            { value: 'off', label: words.off },
            { value: 'required', label: words.required },
          ]}
          value={mode}
          onChange={setMode}
        />
        {mayChange ? (
          <SaveRow label={t('setting.save')} busy={busy} notice={notice} />
        ) : (
          <p className="dim text-13">{t('site.consent.ownersOnly')}</p>
        )}
      </Form>
    </Card>
  )
}
