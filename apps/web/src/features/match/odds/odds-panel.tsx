import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { MatchBasics, OddsAnswer } from '@touchline/contract'
import { ODDS_TABS, type OddsTab, priceText } from '@touchline/football'
import { Suspense, useId, useState } from 'react'
import { useApp, useSetting } from '../../../app/app.ts'
import { priceSourceIn } from '../../../app/i18n/price-source.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { lazyPart } from '../../../app/lazy-part.ts'
import { takenAt } from '../../../ui/match/taken-at.ts'
import { useZone } from '../../../ui/match/use-zone.ts'
import { PartnerLink, PartnerNotice } from '../../../ui/partner/partner-link.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { MarketChoice } from './market-choice.tsx'
import { MarketPrices } from './market-prices.tsx'
import { type BoxView, canReturnStakes, commonSource, oddsBoxes } from './odds-panel.model.ts'
import styles from './odds-panel.module.css'
import { PhoneFold } from './phone-fold.tsx'
import { ODDS_EVERY_MS, oddsQuery } from './queries.ts'

const LinesDialog = lazyPart(() => import('./lines-dialog.tsx'), 'LinesDialog')

interface OddsPanelProps {
  match: Pick<MatchBasics, 'match_id' | 'start_dt' | 'local_name' | 'visitor_name'>
  tab: OddsTab
  /** For statistics: the chosen one, whose markets are shown. */
  category?: number
}

/** The prices of a tab's markets; nothing until they are loaded, and nothing where there are none. */
export function OddsPanel({ match, tab, category = 0 }: OddsPanelProps) {
  const { data, ...odds } = useQuery({ ...oddsQuery(match.match_id), refetchInterval: ODDS_EVERY_MS })
  if (data === undefined) return <Waiting on={odds}>{null}</Waiting>
  const boxes = oddsBoxes(data, tab, category)
  if (boxes.every((box) => box.markets.length === 0)) return null
  return <Panel key={tab} match={match} tab={tab} answer={data} boxes={boxes} />
}

interface PanelProps extends Omit<OddsPanelProps, 'category'> {
  answer: OddsAnswer
  boxes: readonly BoxView[]
}

function Panel({ match, tab, answer, boxes }: PanelProps) {
  const { t } = useTranslation('match')
  const { settings } = useApp()
  const odds_market = useSetting('odds_market')
  const expanding_panel = useSetting('expanding_panel')
  const language = useSetting('language')
  const odds_format = useSetting('odds_format')
  const [lines, setLines] = useState(false)
  const body = useId()
  const zone = useZone()
  const slot = ODDS_TABS.indexOf(tab)
  const open = expanding_panel[slot] ?? true
  const names = { home: match.local_name, away: match.visitor_name }
  const shown = boxes.filter(({ flag }) => flag === null || odds_market[flag]).flatMap(({ markets }) => markets)
  const source = commonSource(boxes)
  const at = answer.updated_at
  const note = [
    source === null ? '' : t('odds.from', { source: priceSourceIn(source, language) }),
    at === null
      ? t('odds.beforeKickOff')
      : t('odds.asOf', { time: takenAt(at, { kickoff: match.start_dt, zone, language }) }),
  ]
  const [most] = shown
  const line =
    most === undefined ? '' : most.tiles.map(({ price }) => priceText(price, odds_format, language)).join(' · ')
  return (
    <PhoneFold title={t('odds.title')} line={line}>
      <section className={styles.panel} aria-label={t('odds.title')}>
        <header className={styles.head}>
          <h2 className="text-14 semibold">
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={open}
              aria-controls={body}
              onClick={() => void settings.set({ expanding_panel: expanding_panel.with(slot, !open) })}
            >
              <IconChevronDown size={16} stroke={2.2} className={styles.arrow} aria-hidden="true" />
              {t('odds.title')}
            </button>
          </h2>
          <p className="muted text-12">{note.filter((part) => part !== '').join(' · ')}</p>
          {source === null ? null : <PartnerLink bookmaker={source} />}
          {open ? (
            <MarketChoice
              boxes={boxes}
              flags={odds_market}
              onToggle={(flag) => void settings.set({ odds_market: odds_market.with(flag, !odds_market[flag]) })}
            />
          ) : null}
        </header>
        <div id={body} hidden={!open} className={styles.body}>
          {shown.length === 0 ? (
            <p className="muted text-13">{t('odds.allHidden')}</p>
          ) : (
            <div className={styles.markets} data-prices="">
              {shown.map((market) => (
                <MarketPrices
                  key={market.id}
                  market={market}
                  names={names}
                  source={market.source === source ? null : market.source}
                  onMore={() => setLines(true)}
                />
              ))}
            </div>
          )}
          <p className={styles.information}>
            {t('odds.legend')} {canReturnStakes(boxes) ? t('odds.legendReturned') : null}{' '}
            {boxes.some(isNotPriced) ? t('odds.legendNotPriced') : null} {t('odds.information')}
          </p>
          <PartnerNotice />
        </div>
        {lines ? (
          <Suspense>
            <LinesDialog odds={answer.odds} boxes={boxes} tab={tab} names={names} onClose={() => setLines(false)} />
          </Suspense>
        ) : null}
      </section>
    </PhoneFold>
  )
}

/** Its markets cannot be chosen: their words are in a dashed frame. */
const isNotPriced = ({ flag, markets }: BoxView) => flag !== null && markets.length === 0
