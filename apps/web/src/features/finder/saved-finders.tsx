import { IconRss, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { SavedFinder } from '@touchline/contract'
import { finderQuery, MAX_NAME } from '@touchline/football'
import { type FormEvent, Suspense, useState } from 'react'
import { ApiError, type CallAnswer, callApi } from '../../app/api/api.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { lazyPart } from '../../app/lazy-part.ts'
import { say } from '../../app/notices.ts'
import { finderPath } from '../../app/paths.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/fields.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './finder.module.css'
import { type FinderSearch, finderOf, searchOfText } from './finder.search.ts'
import { savedQuery } from './finder-queries.ts'

const CalendarDialog = lazyPart(() => import('../../ui/share/calendar-dialog.tsx'), 'CalendarDialog')

interface SavedFindersProps {
  finders: readonly SavedFinder[]
  search: FinderSearch
}

/** The finders of an account, each a link; the present one can be saved under a name. */
export function SavedFinders({ finders, search }: SavedFindersProps) {
  const { t } = useTranslation('finder')
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [fed, setFed] = useState<SavedFinder | null>(null)

  const change = async (work: () => Promise<CallAnswer<'GET /v3/finder/saved'>>, done: () => void) => {
    setBusy(true)
    try {
      client.setQueryData(savedQuery().queryKey, await work())
      done()
    } catch (fault) {
      const isFull = fault instanceof ApiError && fault.code === 'conflict'
      say({ text: t(isFull ? 'saved.full' : 'saved.failed'), failed: true })
    } finally {
      setBusy(false)
    }
  }
  const save = (kept: string, of: FinderSearch, done: () => void) =>
    change(() => callApi('POST /v3/finder/save', { body: { name: kept, ...finderQuery(finderOf(of)) } }), done)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const kept = name.trim()
    const isNamed = kept !== '' && kept.length <= MAX_NAME
    setError(isNamed ? null : t('saved.needName'))
    if (!isNamed) return
    void save(kept, search, () => {
      setName('')
      say({ text: t('saved.kept', { name: kept }) })
    })
  }
  const remove = ({ id, name: gone, finder }: SavedFinder) =>
    change(
      () => callApi('POST /v3/finder/remove', { body: { id } }),
      () =>
        say({
          text: t('saved.removed', { name: gone }),
          action: { label: t('saved.undo'), run: () => void save(gone, searchOfText(finder), () => undefined) },
        }),
    )

  return (
    <Card title={t('saved.title')} note={finders.length > 0 ? finders.length : null}>
      <div className="stack gap-12">
        {finders.length === 0 ? <p className="muted text-13">{t('saved.none')}</p> : null}
        {finders.length > 0 ? (
          <ul className={styles.saved}>
            {finders.map((one) => (
              <li key={one.id} className={styles.savedItem}>
                <Link
                  {...finderPath}
                  search={searchOfText(one.finder)}
                  className="link"
                  activeOptions={{ exact: true }}
                >
                  {one.name}
                </Link>
                <Button
                  icon
                  size="small"
                  look="quiet"
                  aria-label={t('saved.feed', { name: one.name })}
                  title={t('saved.feed', { name: one.name })}
                  onClick={() => setFed(one)}
                >
                  <IconRss size={15} stroke={1.8} aria-hidden="true" />
                </Button>
                <Button
                  icon
                  size="small"
                  look="quiet"
                  aria-label={t('saved.remove', { name: one.name })}
                  title={t('saved.remove', { name: one.name })}
                  disabled={isBusy}
                  onClick={() => void remove(one)}
                >
                  <IconTrash size={15} stroke={1.8} aria-hidden="true" />
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
        <form className={styles.save} onSubmit={submit} noValidate>
          <TextField
            label={t('saved.name')}
            labelHidden
            placeholder={t('saved.name')}
            value={name}
            maxLength={MAX_NAME}
            error={error}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" look="primary" busy={isBusy}>
            {t('saved.save')}
          </Button>
        </form>
      </div>
      <Suspense>
        {fed === null ? null : (
          <CalendarDialog of={{ kind: 'finder', id: fed.id, name: fed.name }} onClose={() => setFed(null)} />
        )}
      </Suspense>
    </Card>
  )
}
