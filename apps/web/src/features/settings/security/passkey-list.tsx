import { IconCloudCheck, IconKey } from '@tabler/icons-react'
import type { Passkey } from '@touchline/contract'
import { formatDate } from '@touchline/football'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { hasPasskeys } from '../../../app/session/passkeys.ts'
import { Switch } from '../../../ui/alerts/switch.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useZone } from '../../../ui/match/use-zone.ts'
import account from '../account/account.module.css'
import { AddPasskey } from './add-passkey.tsx'
import { AskForPasskey, NamePasskey, RemovePasskey } from './passkey-dialogs.tsx'
import styles from './passkeys.module.css'

interface PasskeyListProps {
  passkeys: readonly Passkey[]
  /** Whether a passkey is asked for after the password. */
  isFactor: boolean
  /** Those who run the site are always asked. */
  isStaff: boolean
}

type Open = { what: 'add' | 'ask' } | { what: 'name' | 'remove'; passkey: Passkey }

/** The passkeys of the account: what each is called, when it was used, and what can be done. */
export function PasskeyList({ passkeys, isFactor, isStaff }: PasskeyListProps) {
  const { t } = useTranslation('settings')
  const zone = useZone()
  const [open, setOpen] = useState<Open | null>(null)
  const [canAdd, setCanAdd] = useState(true)
  useEffect(() => setCanAdd(hasPasskeys()), [])
  const close = () => setOpen(null)
  const day = (at: string) => formatDate(at, zone, 'DD/MM/YYYY')
  return (
    <>
      <div className={account.line}>
        <p className="stack gap-2">
          <b>{t('own.passkeys')}</b>
          <span>{t(canAdd ? 'own.passkeysText' : 'own.passkeysImpossible')}</span>
        </p>
        <Button disabled={!canAdd} onClick={() => setOpen({ what: 'add' })}>
          {t('own.passkeyAdd')}
        </Button>
      </div>
      {passkeys.length === 0 ? null : (
        <ul className={styles.passkeys} aria-label={t('own.passkeys')}>
          {passkeys.map((passkey) => {
            const { id, name, created_at, last_used_at, backed_up } = passkey
            return (
              <li className={styles.passkey} key={id}>
                <IconKey size={18} stroke={1.7} aria-hidden="true" />
                <p className="stack gap-2 shrink">
                  <b className="break-anywhere">{name}</b>
                  <span className="muted text-13">
                    {t('own.passkeyAdded', { day: day(created_at) })}
                    {last_used_at === null ? null : ` · ${t('own.passkeyUsed', { day: day(last_used_at) })}`}
                  </span>
                  {backed_up ? (
                    <span className="inline-row gap-4 muted text-13">
                      <IconCloudCheck size={14} aria-hidden="true" />
                      {t('own.passkeyBackedUp')}
                    </span>
                  ) : null}
                </p>
                <div className="row wrap gap-6">
                  <Button
                    size="small"
                    aria-label={t('own.passkeyNameOf', { name })}
                    onClick={() => setOpen({ what: 'name', passkey })}
                  >
                    {t('own.passkeyName')}
                  </Button>
                  <Button
                    size="small"
                    aria-label={t('own.passkeyRemoveOf', { name })}
                    onClick={() => setOpen({ what: 'remove', passkey })}
                  >
                    {t('own.passkeyRemove')}
                  </Button>
                </div>
              </li>
            )
          })}
          <li className="stack gap-4">
            <Switch checked={isFactor} disabled={isStaff && isFactor} onChange={() => setOpen({ what: 'ask' })}>
              {t('own.passkeyFactor')}
            </Switch>
            {isStaff ? <span className="muted text-13">{t('own.passkeyFactorStaff')}</span> : null}
          </li>
        </ul>
      )}
      {open?.what === 'add' ? <AddPasskey isAsked={isFactor || isStaff} onClose={close} /> : null}
      {open?.what === 'ask' ? <AskForPasskey on={!isFactor} onClose={close} /> : null}
      {open?.what === 'name' ? <NamePasskey passkey={open.passkey} onClose={close} /> : null}
      {open?.what === 'remove' ? <RemovePasskey passkey={open.passkey} onClose={close} /> : null}
    </>
  )
}
