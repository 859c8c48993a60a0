import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import { FindTeam } from './find-team.tsx'
import { TopClubs, TopLeagues } from './side-boxes.tsx'

export type Sheet = 'leagues' | 'clubs' | 'team'

/** A box of the left column in a sheet from the bottom of the screen. */
export function BoxSheet({ sheet, onClose }: { sheet: Sheet; onClose(): void }) {
  const { t } = useTranslation('upcoming')
  const boxes = {
    leagues: { title: t('side.topLeagues'), content: <TopLeagues bare /> },
    clubs: { title: t('side.topClubs'), content: <TopClubs bare /> },
    team: { title: t('side.findTeam'), content: <FindTeam bare /> },
  }
  const { title, content } = boxes[sheet]
  return (
    <Dialog title={title} place="sheet" onClose={onClose}>
      {content}
    </Dialog>
  )
}
