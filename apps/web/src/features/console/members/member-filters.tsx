import { MEMBER_ORDERS, MEMBER_STATES, SEEN } from '@touchline/contract/member-states'
import { COUNTRIES } from '@touchline/football'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Select, TextField } from '../../../ui/controls/fields.tsx'
import styles from '../console.module.css'
import { SoughtField } from '../sought-field.tsx'
import { type MembersSearch, PLANS } from './members-queries.ts'

interface MemberFiltersProps {
  search: MembersSearch
  /** Whether names may be searched. */
  byName: boolean
  onChange(search: Partial<MembersSearch>): void
}

/** Filters of the list of members. */
export function MemberFilters({ search, byName, onChange }: MemberFiltersProps) {
  const { t, nameIn } = useTranslation('console')
  const all = { value: '' as const, label: t('audit.all') }
  const countries = COUNTRIES.filter(({ region }) => !region).map(({ id, name }) => ({
    value: id,
    label: nameIn('countries', name),
  }))
  return (
    <div className={styles.filters}>
      {byName ? (
        <SoughtField
          label={t('members.find')}
          value={search.q ?? ''}
          onChange={(q) => onChange({ q: q || undefined })}
        />
      ) : null}
      <Select
        label={t('members.stateHead')}
        options={[all, ...MEMBER_STATES.map((value) => ({ value, label: t(`members.state.${value}`) }))]}
        value={search.state ?? ''}
        onChange={(state) => onChange({ state: state || undefined })}
      />
      <Select<'' | (typeof PLANS)[number]>
        label={t('members.plan')}
        options={[all, ...PLANS.map((value) => ({ value, label: t('common:plan', { months: value }) }))]}
        value={search.plan ?? ''}
        onChange={(plan) => onChange({ plan: plan || undefined })}
      />
      <Select<'' | number>
        label={t('members.country')}
        options={[all, ...countries]}
        value={search.country ?? ''}
        onChange={(country) => onChange({ country: country || undefined })}
      />
      <TextField
        type="date"
        label={t('members.since')}
        value={search.since ?? ''}
        onChange={({ target }) => onChange({ since: target.value || undefined })}
      />
      <Select
        label={t('members.seen')}
        options={[all, ...SEEN.map((value) => ({ value, label: t('members.seenWithin', { days: value }) }))]}
        value={search.seen ?? ''}
        onChange={(seen) => onChange({ seen: seen || undefined })}
      />
      <Select
        label={t('members.order')}
        options={MEMBER_ORDERS.map((value) => ({ value, label: t(`members.orders.${value}`) }))}
        value={search.order ?? 'seen'}
        onChange={(order) => onChange({ order: order === 'seen' ? undefined : order })}
      />
    </div>
  )
}
