import { IconCopy } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { money } from '@touchline/football'
import { useState } from 'react'
import { callApi } from '../../../app/api/api.ts'
import { useSetting } from '../../../app/app.ts'
import { now as clockNow } from '../../../app/clock.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { say } from '../../../app/notices.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/states/states.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useDay } from '../members/member-words.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { EndCodeDialog } from './end-code-dialog.tsx'
import styles from './plans.module.css'
import { type Code, plansRoomQuery } from './plans-queries.ts'

type State = 'valid' | 'over' | 'usedUp' | 'ended'

function stateOf({ ended_at, until, uses, max_uses }: Code): State {
  if (ended_at !== null) return 'ended'
  if (until !== null && Date.parse(until) <= clockNow()) return 'over'
  return max_uses !== null && uses >= max_uses ? 'usedUp' : 'valid'
}

/** Coupons and gifts, the newest first. */
export function CodeList({ codes, mayChange }: { codes: readonly Code[]; mayChange: boolean }) {
  const { t } = useTranslation('console')
  const [making, setMaking] = useState<'coupon' | 'gift' | null>(null)
  const [ending, setEnding] = useState<Code | null>(null)
  const queries = useQueryClient()
  const columns = useColumns(mayChange ? setEnding : null)

  async function end(id: number) {
    await callApi('POST /console/codes/{id}/end', { params: { id } })
    say({ text: t('codes.endDone') })
    await queries.invalidateQueries({ queryKey: plansRoomQuery().queryKey })
  }

  return (
    <Card title={t('codes.title')} note={t('codes.text')} flush>
      {mayChange ? (
        <div className={styles.make}>
          <Button size="small" onClick={() => setMaking('coupon')}>
            {t('codes.addCoupon')}
          </Button>
          <Button size="small" onClick={() => setMaking('gift')}>
            {t('codes.addGift')}
          </Button>
        </div>
      ) : null}
      {codes.length === 0 ? (
        <EmptyState title={t('codes.none')} />
      ) : (
        <DataTable caption={t('codes.title')} columns={columns} rows={codes} keyOf={({ id }) => id} />
      )}
      {making === null ? null : <CodeDialog kind={making} onClose={() => setMaking(null)} />}
      {ending === null ? null : (
        <EndCodeDialog code={ending} onEnd={() => end(ending.id)} onClose={() => setEnding(null)} />
      )}
    </Card>
  )
}

function useColumns(onEnd: ((code: Code) => void) | null): Column<Code>[] {
  const { t } = useTranslation('console')
  const language = useSetting('language')
  const day = useDay()
  const nameOf = ({ code }: Code) => code ?? '•••'

  const worth = ({ kind, value, months }: Code) => {
    if (kind === 'gift') return t('codes.gift', { months })
    if (kind === 'percent') return t('codes.percentOff', { value, months })
    return t('codes.amountOff', { value: money(value / 100, 'EUR', language), months })
  }
  const uses = ({ uses, open, max_uses: max }: Code) => {
    const used = max === null ? String(uses) : t('codes.usesOf', { uses, max })
    return open > 0 ? `${used} · ${t('codes.openNow', { count: open })}` : used
  }

  async function copy(code: string) {
    const link = `${location.origin}/subscription?code=${code}`
    try {
      await navigator.clipboard.writeText(link)
      say({ text: t('codes.copied') })
    } catch {
      say({ text: t('codes.notCopied', { link }), failed: true })
    }
  }

  return [
    {
      name: t('codes.code'),
      rowHead: true,
      cell: (code) => (
        <div className="stack gap-2 break-anywhere">
          <b className="tabular">{nameOf(code)}</b>
          {code.note === null ? null : <span className="muted text-13">{code.note}</span>}
          <span className="narrow-only muted text-13">
            {t(`codes.${stateOf(code)}`)} · {worth(code)} · {uses(code)}
          </span>
        </div>
      ),
    },
    { name: t('codes.worth'), wide: true, cell: worth },
    { name: t('codes.uses'), wide: true, className: 'tabular nowrap', cell: uses },
    {
      name: t('codes.until'),
      wide: true,
      className: 'muted nowrap',
      cell: ({ until }) => (until === null ? t('codes.noEnd') : day(until)),
    },
    {
      name: t('codes.state'),
      wide: true,
      cell: (code) => {
        const state = stateOf(code)
        return (
          <span className={styles.tag} data-kind={state === 'valid' ? 'good' : undefined}>
            {t(`codes.${state}`)}
          </span>
        )
      },
    },
    {
      name: '',
      key: 'actions',
      align: 'right',
      cell: (code) =>
        stateOf(code) !== 'valid' || onEnd === null || code.code === null ? null : (
          <div className={styles.actions}>
            <Button
              size="small"
              look="quiet"
              aria-label={t('codes.copyOf', { code: code.code })}
              onClick={() => void copy(code.code ?? '')}
            >
              <IconCopy size={16} aria-hidden="true" />
            </Button>
            <Button size="small" aria-label={t('codes.endOf', { code: code.code })} onClick={() => onEnd(code)}>
              {t('codes.end')}
            </Button>
          </div>
        ),
    },
  ]
}
