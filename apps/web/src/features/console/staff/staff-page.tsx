import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Role, StaffMember } from '@touchline/contract'
import { ROLES } from '@touchline/contract/roles'
import { useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Select, TextField } from '../../../ui/controls/fields.tsx'
import { Form } from '../../../ui/controls/form.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import { MatchDate } from '../../../ui/match/match-date.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import styles from '../console.module.css'
import { meQuery, staffQuery } from '../console-queries.ts'
import { RoomHead } from '../room-head.tsx'
import { useFailure } from '../use-failure.ts'

/** The people of the console, and their roles. */
export function StaffPage() {
  const { t } = useTranslation('console')
  const asked = useQuery(staffQuery())
  const { data: me } = useQuery(meQuery())
  const [chosen, setChosen] = useState<Pick<StaffMember, 'email' | 'role'> | 'new' | null>(null)
  const { data } = asked
  if (!data) {
    return (
      <Waiting on={asked}>
        <Skeleton lines={4} height={52} />
      </Waiting>
    )
  }
  const columns: Column<StaffMember>[] = [
    {
      name: t('staff.name'),
      rowHead: true,
      cell: ({ username, email }) => (
        <div className="stack break-anywhere">
          <b>{username}</b>
          <span className="muted text-13">{email}</span>
        </div>
      ),
    },
    { name: t('staff.role'), cell: ({ role }) => t(`role.${role}`) },
    { name: t('staff.factor'), wide: true, cell: ({ second_factor }) => t(second_factor ? 'audit.yes' : 'audit.no') },
    { name: t('staff.seen'), wide: true, className: 'muted', cell: ({ seen_at }) => <MatchDate at={seen_at} /> },
    {
      name: '',
      key: 'change',
      align: 'right',
      cell: ({ email, role, username }) =>
        email === me?.email ? null : (
          <Button
            size="small"
            aria-label={t('staff.changeOf', { name: username })}
            onClick={() => setChosen({ email, role })}
          >
            {t('staff.change')}
          </Button>
        ),
    },
  ]
  return (
    <>
      <RoomHead title={t('room.staff')} text={t('staff.text')}>
        <Button look="primary" onClick={() => setChosen('new')}>
          {t('staff.add')}
        </Button>
      </RoomHead>
      <Card flush>
        <DataTable caption={t('room.staff')} columns={columns} rows={data.staff} keyOf={({ id }) => id} />
      </Card>
      <Card title={t('staff.rolesTitle')}>
        <dl className={styles.roles}>
          {ROLES.map((role) => (
            <div key={role}>
              <dt className="semibold">{t(`role.${role}`)}</dt>
              <dd className="muted text-13">{t(`staff.about.${role}`)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {chosen === null ? null : <ChangeRole staff={chosen === 'new' ? null : chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

const NO_ROLE = 'none'

/** @param staff the person whose role is changed; null to add somebody */
function ChangeRole({ staff, onClose }: { staff: Pick<StaffMember, 'email' | 'role'> | null; onClose(): void }) {
  const { t } = useTranslation('console')
  const queries = useQueryClient()
  const [email, setEmail] = useState(staff?.email ?? '')
  const [role, setRole] = useState<Role | typeof NO_ROLE>(staff?.role ?? 'support')
  const { busy, notice, setNotice, submit } = useAction(useFailure())

  async function save() {
    if (email.trim() === '') return t('staff.noEmail')
    const body = { email: email.trim(), role: role === NO_ROLE ? null : role }
    const { status } = await callApi('POST /console/staff/role', { body })
    if (status !== 0) return t(status === 1 ? 'staff.unknown' : status === 2 ? 'staff.own' : 'staff.lastOwner')
    say({ text: t('staff.saved') })
    await queries.invalidateQueries({ queryKey: staffQuery().queryKey })
    onClose()
    return null
  }

  const roles = ROLES.map((value) => ({ value, label: t(`role.${value}`) }))
  const options: { value: Role | typeof NO_ROLE; label: string }[] =
    staff === null ? roles : [...roles, { value: NO_ROLE, label: t('staff.noRole') }]
  return (
    <Dialog title={t(staff === null ? 'staff.add' : 'staff.change')} onClose={onClose}>
      <Form className={styles.form} onSubmit={submit(save)}>
        <TextField
          label={t('staff.email')}
          name="email"
          type="email"
          value={email}
          readOnly={staff !== null}
          error={notice}
          hint={staff === null ? t('staff.emailHint') : undefined}
          onChange={({ target }) => {
            setEmail(target.value)
            setNotice(null)
          }}
        />
        <Select<Role | typeof NO_ROLE> label={t('staff.role')} options={options} value={role} onChange={setRole} />
        <p className="muted text-13">{t('staff.signedOut')}</p>
        <div className="flex wrap justify-end gap-10">
          <Button onClick={onClose}>{t('notNow')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('staff.save')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
