import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { oneOf } from '../../../app/search-params.ts'
import { Tabbed } from '../../../ui/controls/tabbed.tsx'
import { BrandForms } from '../brand/brand-room.tsx'
import { RoomHead } from '../room-head.tsx'
import type { RoomProps } from '../room-props.ts'
import { Legal } from './legal.tsx'
import { Newcomers } from './newcomers.tsx'
import { OddsRoom } from './odds-room.tsx'

const TABS = ['brand', 'legal', 'newcomers', 'odds'] as const

/** Brand, legal texts, settings for newcomers, and how odds are shown. */
export function SitePage({ search, onSearch, may }: RoomProps) {
  const { t } = useTranslation('console')
  const tabs = may('settings.change') ? TABS : TABS.slice(1)
  const tab = oneOf(tabs, search.tab) ?? tabs[0] ?? 'legal'
  return (
    <>
      <RoomHead title={t('room.site')} text={t('site.text')} />
      <Tabbed
        label={t('site.tabs')}
        tabs={tabs}
        tabLabel={(one) => t(`site.tab.${one}`)}
        tab={tab}
        onTab={(one) => onSearch(one === tabs[0] ? {} : { tab: one })}
        className="stack gap-14"
      >
        {tab === 'brand' ? <BrandForms /> : null}
        {tab === 'legal' ? <Legal search={search} onSearch={onSearch} /> : null}
        {tab === 'newcomers' ? <Newcomers may={may} /> : null}
        {tab === 'odds' ? <OddsRoom may={may} /> : null}
      </Tabbed>
    </>
  )
}
