import { IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../../app/i18n/use-translation.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { EmptyState, Skeleton } from '../../../../ui/states/states.tsx'
import { Waiting } from '../../../../ui/states/waiting.tsx'
import { RoomHead } from '../../room-head.tsx'
import type { RoomProps } from '../../room-props.ts'
import { memberImportQuery } from '../members-queries.ts'
import { ImportStage } from './import-stage.tsx'
import { ImportUpload } from './import-upload.tsx'

/** Members from a file: chosen, looked through, imported. */
export function ImportPage({ may }: Pick<RoomProps, 'may'>) {
  const { t } = useTranslation('console')
  return (
    <>
      <nav className="row gap-4 text-13" aria-label={t('members.path')}>
        <Link to="/console/$" params={{ _splat: 'members' }} search={{}} className="accent hover-underline">
          {t('room.members')}
        </Link>
        <IconChevronRight size={14} aria-hidden="true" />
        <span className="muted">{t('memberImport.title')}</span>
      </nav>
      <RoomHead title={t('memberImport.title')} text={t('memberImport.lead')} />
      {may('members.change') ? (
        <Stages />
      ) : (
        <Card>
          <EmptyState title={t('noRoom.title')} />
        </Card>
      )}
    </>
  )
}

function Stages() {
  const asked = useQuery(memberImportQuery())
  const { data } = asked
  if (data === undefined) {
    return (
      <Waiting on={asked}>
        <Skeleton lines={5} height={56} />
      </Waiting>
    )
  }
  const isRunning = data.task?.state === 'running'
  return (
    <>
      {data.task === null ? null : <ImportStage state={data} task={data.task} />}
      {data.file !== null || isRunning ? null : <ImportUpload />}
    </>
  )
}
