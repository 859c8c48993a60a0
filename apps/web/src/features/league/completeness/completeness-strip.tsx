import { IconDatabase } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { LeagueSeason, MissingMatch } from '@touchline/contract'
import { useId, useState } from 'react'
import { useSetting } from '../../../app/app.ts'
import { stageNameIn } from '../../../app/i18n/stage-names.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { usePrices } from '../../../app/site.ts'
import { useNumbers } from '../../../app/use-numbers.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FailedLine } from '../../../ui/states/failed-line.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { completenessQuery } from '../league-queries.ts'
import { type Completeness, hasStages, isTableWhole, partsShown, shareOf, unnamed } from './completeness.model.ts'
import styles from './completeness.module.css'
import { CompletenessRounds } from './completeness-rounds.tsx'

const HEIGHT = 58
/** Matches that a line names; the list by round has all of them. */
const MAX_NAMED = 3

interface StripProps {
  season: Pick<LeagueSeason, 'id'>
  /** Id of the stage whose table is above; the whole season without it. */
  stage?: number | null
}

/** The stored share of the season and the missing parts, in a line; by round when opened. */
export function CompletenessStrip({ season, stage }: StripProps) {
  const { t } = useTranslation('league')
  const { data, error, isFetching, refetch } = useQuery(completenessQuery(season.id))
  if (data?.type === 2) return <Strip answer={data} stage={stage} />
  if (error !== null)
    return <FailedLine error={error} text={t('completeness.failed')} busy={isFetching} onRetry={() => void refetch()} />
  if (data !== undefined) return null
  return (
    <div className={styles.place}>
      <Skeleton lines={1} height={HEIGHT} />
    </div>
  )
}

function Strip({ answer, stage }: { answer: Completeness; stage: number | null | undefined }) {
  const { t } = useTranslation('league')
  const { decimals, inPercent } = useNumbers()
  const [open, setOpen] = useState(false)
  const list = useId()
  const share = shareOf(answer.results, 1)
  return (
    <section className={styles.strip} aria-label={t('completeness.title')}>
      <p className={styles.share}>
        <IconDatabase size={16} stroke={1.6} aria-hidden="true" />
        {share === null
          ? t('completeness.none')
          : t('completeness.share', { share: inPercent(decimals(share, share === 100 ? 0 : 1)) })}
      </p>
      <Sentences answer={answer} stage={stage} />
      {answer.rounds.length === 0 ? null : (
        <Button size="small" look="quiet" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
          {t('completeness.byRound')}
        </Button>
      )}
      <div id={list} hidden={!open} className={styles.rounds}>
        {open ? <CompletenessRounds answer={answer} /> : null}
      </div>
    </section>
  )
}

/** Due and stored matches, the total, and the missing ones. */
function Sentences({ answer, stage }: { answer: Completeness; stage: number | null | undefined }) {
  const { t } = useTranslation('league')
  const { whole, inPercent } = useNumbers()
  const prices = usePrices()
  const { results, stored, scheduled } = answer
  const parts = partsShown(prices).flatMap((part) => {
    const share = shareOf(answer[part])
    return share === null ? [] : t(`completeness.${part}`, { share: inPercent(whole(share)) })
  })
  return (
    <p className={styles.text}>
      {results.of === 0 ? null : t('completeness.results', { count: results.of, held: results.held })}
      {parts.length === 0 ? null : ` ${t('completeness.parts', { parts: parts.join(', ') })}`}{' '}
      {scheduled === null ? t('completeness.unknown') : t('completeness.scheduled', { count: scheduled, stored })}{' '}
      <Missing answer={answer} />
      {isTableWhole(answer, stage) ? t('completeness.whole') : null}
    </p>
  )
}

function Missing({ answer }: { answer: Completeness }) {
  const { t } = useTranslation('league')
  const nameOf = useMissingName(hasStages(answer))
  const more = Math.max(0, answer.missing.length - MAX_NAMED) + unnamed(answer)
  const names = answer.missing.slice(0, MAX_NAMED).map(nameOf)
  if (names.length === 0 && more === 0) return null
  const named = [...names, ...(more === 0 ? [] : [t('completeness.more', { count: more })])].join('; ')
  return <>{t('completeness.missing', { matches: named })} </>
}

/** `Ashton – Brough, round 6`, with the stage where there are several. */
function useMissingName(severalStages: boolean): (match: MissingMatch) => string {
  const { t } = useTranslation('league')
  const language = useSetting('language')
  return ({ home, away, stage, round }) =>
    [
      `${home.name} – ${away.name}`,
      ...(stage === null || !severalStages ? [] : [stageNameIn(language, stage.name)]),
      ...(round === null
        ? []
        : [/^\d+$/.test(round) ? t('completeness.roundOf', { round }) : stageNameIn(language, round)]),
    ].join(', ')
}
