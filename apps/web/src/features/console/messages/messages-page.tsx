import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { oneOf } from '../../../app/search-params.ts'
import { Tabbed } from '../../../ui/controls/tabbed.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { RoomHead } from '../room-head.tsx'
import type { RoomProps } from '../room-props.ts'
import { BannerForm } from './banner-form.tsx'
import { MailWords } from './mail-words.tsx'
import { MaintenanceForm } from './maintenance-form.tsx'
import { announcementsQuery } from './messages-queries.ts'

const TABS = ['announcements', 'mails'] as const

/** Messages to all readers on the site, and words of the mails to each. */
export function MessagesPage({ search, onSearch, may }: RoomProps) {
  const { t } = useTranslation('console')
  const tab = oneOf(TABS, search.tab) ?? 'announcements'
  return (
    <>
      <RoomHead title={t('room.messages')} text={t('messages.text')} />
      <Tabbed
        label={t('messages.tabs')}
        tabs={TABS}
        tabLabel={(one) => t(`messages.tab.${one}`)}
        tab={tab}
        onTab={(one) => onSearch(one === 'announcements' ? {} : { tab: one })}
        className="stack gap-14"
      >
        {tab === 'announcements' ? <Announcements may={may} /> : <MailWords search={search} onSearch={onSearch} />}
      </Tabbed>
    </>
  )
}

function Announcements({ may }: Pick<RoomProps, 'may'>) {
  const asked = useQuery(announcementsQuery())
  const { data } = asked
  return data === undefined ? (
    <Waiting on={asked}>
      <Skeleton lines={5} height={72} />
    </Waiting>
  ) : (
    <>
      <BannerForm held={data.banner} />
      <MaintenanceForm held={data.maintenance} mayChange={may('settings.change')} />
    </>
  )
}
