import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { oneOf } from '../../../app/search-params.ts'
import { Tabbed } from '../../../ui/controls/tabbed.tsx'
import { RoomHead } from '../room-head.tsx'
import type { RoomProps } from '../room-props.ts'
import { Legal } from './legal.tsx'
import { Newcomers } from './newcomers.tsx'
import { OddsRoom } from './odds-room.tsx'

const TABS = ['legal', 'newcomers', 'odds'] as const

/** Legal texts, settings for newcomers, and how odds are shown. */
export function SitePage({ search, onSearch, may }: RoomProps) {
  const { t } = useTranslation('console')
  const tab = oneOf(TABS, search.tab) ?? 'legal'
  return (
    <>
      <RoomHead title={t('room.site')} text={t('site.text')} />
      <Tabbed
        label={t('site.tabs')}
        tabs={TABS}
        tabLabel={(one) => t(`site.tab.${one}`)}
        tab={tab}
        onTab={(one) => onSearch(one === 'legal' ? {} : { tab: one })}
        className="stack gap-14"
      >
        {tab === 'legal' ? (
          <Legal search={search} onSearch={onSearch} />
        ) : tab === 'odds' ? (
          <OddsRoom may={may} />
        ) : (
          <Newcomers may={may} />
        )}
      </Tabbed>
    </>
  )
}
