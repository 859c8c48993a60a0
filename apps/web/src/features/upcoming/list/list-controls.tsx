import { IconListSearch, IconX } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useApp, useSetting } from '../../../app/app.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Checkbox, TextField } from '../../../ui/controls/fields.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import styles from './list-controls.module.css'
import type { ListSearch, ListSort } from './list-search.ts'

interface ListControlsProps {
  search: ListSearch
  /** Text of the field; the list follows it at once, the address a moment later. */
  text: string
  onText(text: string): void
  /** The day is over. */
  isPast: boolean
  /** Shown on phones too, where they wait behind a button otherwise. */
  open: boolean
  /** The choice of a part of today's list. */
  children?: ReactNode
}

const FILTERS = 'filters'

interface FiltersButtonProps {
  open: boolean
  /** The list is shorter for them. */
  inUse: boolean
  onOpen(open: boolean): void
}

/** Opens search, favourites and sort on phones, where they would push the list down. */
export function FiltersButton({ open, inUse, onOpen }: FiltersButtonProps) {
  const { t } = useTranslation('upcoming')
  const words = t(inUse ? 'filters.inUse' : 'filters.label')
  return (
    <Button
      look="quiet"
      icon
      className={styles.filtersButton}
      aria-label={words}
      title={words}
      aria-expanded={open}
      aria-controls={FILTERS}
      data-in-use={inUse || undefined}
      onClick={() => onOpen(!open)}
    >
      <IconListSearch size={20} stroke={1.8} aria-hidden="true" />
    </Button>
  )
}

/** Search, favourites only and the sort choice. */
export function ListControls({ search, text, onText, isPast, open, children }: ListControlsProps) {
  const { t } = useTranslation('upcoming')
  const searchWords = t(isPast ? 'searchPast' : 'search')
  const change = useChangeSearch()
  const { settings } = useApp()
  const sort_list = useSetting('sort_list')
  return (
    <div className={styles.controls}>
      {children}
      <div id={FILTERS} className={styles.filters} data-open={open || undefined}>
        <div className={styles.search}>
          <TextField
            ref={useTypedEarly(text, onText)}
            label={searchWords}
            labelHidden
            search
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            placeholder={searchWords}
            value={text}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onText('')
            }}
            end={
              text === '' ? null : (
                <Button look="quiet" size="small" icon aria-label={t('clearSearch')} onClick={() => onText('')}>
                  <IconX size={16} aria-hidden="true" />
                </Button>
              )
            }
          />
        </div>
        <Checkbox
          checked={search.fav === 1}
          onChange={(event) => change({ fav: event.target.checked ? 1 : undefined }, false)}
        >
          <span className={styles.long}>{t('favouritesOnly')}</span>
          <span className={styles.short} aria-hidden="true">
            {t('favouritesShort')}
          </span>
        </Checkbox>
        <div className={styles.sort}>
          <Segmented
            label={t('sort.label')}
            options={[
              { value: 1 as ListSort, label: t('sort.tournament') },
              { value: 0 as ListSort, label: t('sort.time') },
              { value: 2 as ListSort, label: t('sort.stakes') },
            ]}
            value={search.sort ?? sort_list}
            onChange={(sort) => {
              // The sort by stakes is for a day, so it is not saved.
              if (sort !== 2) void settings.set({ sort_list: sort })
              change({ sort: sort === 1 ? undefined : sort }, false)
            }}
          />
        </div>
      </div>
    </div>
  )
}

/** Changes filters in the address; typing replaces the entry of the history, a choice adds one. */
export function useChangeSearch(): (change: ListSearch, replace: boolean) => void {
  const navigate = useNavigate()
  return (change, replace) =>
    void navigate({ to: '.', search: (before: object) => ({ ...before, ...change }), replace, resetScroll: false })
}

/** Takes over text typed into the field before hydration, which no event reported. */
function useTypedEarly(text: string, onText: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null)
  const drawn = useRef({ text, onText })
  useEffect(() => {
    const typed = field.current?.value ?? ''
    if (typed !== drawn.current.text) drawn.current.onText(typed)
  }, [])
  return field
}

const TYPING_MS = 250

/**
 * The search text: the field has it at once, the address once typing pauses. A text that comes from the address, by going back or a
 * link, is taken over.
 */
export function useSearchText(written: string | undefined): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(written ?? '')
  const known = useRef(written)
  const change = useRef(useChangeSearch())
  useEffect(() => {
    if (written === known.current) return
    known.current = written
    setText(written ?? '')
  }, [written])
  useEffect(() => {
    const q = text.trim() === '' ? undefined : text
    if (q === known.current) return
    const timer = setTimeout(() => {
      known.current = q
      change.current({ q }, true)
    }, TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  return [text, setText]
}
