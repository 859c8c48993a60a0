import { IconExternalLink, IconFlask, IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Permission } from '@touchline/contract'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { ApiError, type CallAnswer } from '../../app/api/api.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { NoticePage } from '../../ui/states/notice-page.tsx'
import { Skeleton } from '../../ui/states/states.tsx'
import { Waiting } from '../../ui/states/waiting.tsx'
import styles from './console.module.css'
import { meQuery } from './console-queries.ts'
import type { RoomProps } from './room-props.ts'
import { ROOMS, type Room } from './rooms.ts'

type Me = CallAnswer<'GET /console/me'>

interface ConsolePageProps extends Pick<RoomProps, 'search' | 'onSearch'> {
  brand: ReactNode
  /** The address after `/console/`. */
  path: string
}

/** The operator's console: its own frame, and the room that the address names. */
export function ConsolePage({ brand, path, search, onSearch }: ConsolePageProps) {
  const { t } = useTranslation('console')
  const asked = useQuery(meQuery())
  const { data: me, error } = asked
  const code = error instanceof ApiError ? error.code : null
  if (code === 'forbidden' || code === 'second_factor_missing') return <Closed code={code} />
  const may = (permission: Permission) => me?.permissions.includes(permission) ?? false
  const rooms = ROOMS.filter(({ permission }) => may(permission))
  const [name = '', ...rest] = path.split('/')
  const room = rooms.find((one) => one.path === name)
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        {t('common:skipToContent')}
      </a>
      <header className={styles.side}>
        <div className={styles.brand}>
          {brand}
          <span className={styles.badge}>{t('title')}</span>
        </div>
        <Rooms rooms={rooms} room={room} />
        {me ? <Who me={me} /> : null}
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        {me?.simulated ? (
          <p className={styles.simulated}>
            <IconFlask size={15} aria-hidden="true" />
            {t('simulated')}
          </p>
        ) : null}
        {me === undefined ? (
          <Waiting on={asked}>
            <Skeleton lines={6} height={56} />
          </Waiting>
        ) : room === undefined ? (
          <NoticePage icon={IconLock} title={t('noRoom.title')} text={t('noRoom.text')} />
        ) : (
          <Panel key={room.path}>
            <Suspense fallback={<Skeleton lines={6} height={56} />}>
              <div className="stack gap-14">
                <room.page rest={rest.join('/')} search={search} onSearch={onSearch} may={may} />
              </div>
            </Suspense>
          </Panel>
        )}
      </main>
    </div>
  )
}

function Rooms({ rooms, room }: { rooms: readonly Room[]; room: Room | undefined }) {
  const { t } = useTranslation('console')
  const chosen = useRef<HTMLAnchorElement>(null)
  // On narrow screens the rooms scroll sideways.
  useEffect(() => {
    if (room) chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [room])
  return (
    <nav className={styles.rooms} aria-label={t('navigation')}>
      {rooms.map(({ path, name, icon: Icon }) => (
        <Link
          key={path}
          ref={path === room?.path ? chosen : undefined}
          to="/console/$"
          params={{ _splat: path }}
          search={{}}
          activeOptions={{ exact: true }}
          className={styles.room}
          aria-current={path === room?.path ? 'page' : undefined}
        >
          <Icon size={18} stroke={1.7} aria-hidden="true" />
          {t(`room.${name}`)}
        </Link>
      ))}
    </nav>
  )
}

function Who({ me }: { me: Me }) {
  const { t } = useTranslation('console')
  return (
    <div className={styles.who}>
      <p className="stack shrink">
        <span className="row gap-6">
          <b className="truncate">{me.username}</b>
          <span className={styles.badge}>{t(`role.${me.role}`)}</span>
        </span>
        <span className="muted text-12 truncate">{me.email}</span>
      </p>
      <Link to="/" className={buttonClass({ look: 'quiet', size: 'small' })}>
        {t('viewSite')}
        <IconExternalLink size={15} aria-hidden="true" />
      </Link>
    </div>
  )
}

/** Tells a signed-in account why it has no access. */
function Closed({ code }: { code: 'forbidden' | 'second_factor_missing' }) {
  const { t } = useTranslation('console')
  return (
    <main className={styles.closed}>
      {code === 'forbidden' ? (
        <NoticePage icon={IconLock} title={t('closed.title')} text={t('closed.text')} home />
      ) : (
        <NoticePage icon={IconLock} title={t('factorMissing.title')} text={t('factorMissing.text')} home>
          <Link to="/account" className={buttonClass({ look: 'primary' })}>
            {t('factorMissing.action')}
          </Link>
        </NoticePage>
      )}
    </main>
  )
}
