import { useRouter } from '@tanstack/react-router'
import { LANGUAGES, languageOf } from '@touchline/messages'
import { type FormEvent, useState } from 'react'
import { useApp } from '../../app/app.ts'
import { languageTexts } from '../../app/i18n/languages.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { say } from '../../app/notices.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Select } from '../../ui/controls/fields.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { AppCard } from './app-card.tsx'
import styles from './general.module.css'
import type { FieldsProps } from './general-fields.props.ts'
import { coachDays, formCounts } from './general-options.ts'
import { Choice, LookFields } from './look-fields.tsx'
import { useDraft } from './use-draft.ts'
import { ZoneFields } from './zone-fields.tsx'

/** Everything that is saved by the button; until then it changes nothing. */
export function GeneralTab() {
  const { t } = useTranslation('settings')
  const { settings } = useApp()
  const { history } = useRouter()
  const { chosen, changes, changed, choose, discard } = useDraft()
  const [busy, setBusy] = useState(false)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      await settings.set(changes)
      discard()
      forgetAskedLanguage(history)
      // In the language that was just saved.
      say({ text: languageTexts(settings.get().language).t('message.successsave') })
    } catch {
      say({ text: t('notSaved'), failed: true })
    }
    setBusy(false)
  }

  return (
    <form className={styles.form} autoComplete="off" onSubmit={(event) => void save(event)}>
      <Card title={t('group.look')}>
        <div className={styles.fields}>
          <Select
            label={t('language')}
            options={LANGUAGES.map((value) => ({ value, label: languageOf(value).name }))}
            value={chosen.language}
            onChange={(language) => choose({ language })}
          />
          <LookFields chosen={chosen} choose={choose} />
        </div>
      </Card>
      <Card title={t('group.time')}>
        <ZoneFields chosen={chosen} choose={choose} />
      </Card>
      <Card title={t('group.form')}>
        <FormFields chosen={chosen} choose={choose} />
      </Card>
      <AppCard />
      <div className={styles.saveBar} data-changed={changed || undefined}>
        <p className={styles.saveText} role="status">
          {t(changed ? 'unsaved' : 'nothing')}
        </p>
        <Button look="quiet" onClick={discard} disabled={!changed || busy}>
          {t('discard')}
        </Button>
        <Button type="submit" look="primary" disabled={!changed} busy={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

/** A language in the address would override the saved one. */
function forgetAskedLanguage(history: ReturnType<typeof useRouter>['history']) {
  const url = new URL(location.href)
  if (!url.searchParams.has('lang')) return
  url.searchParams.delete('lang')
  history.replace(url.pathname + url.search + url.hash)
}

function FormFields({ chosen, choose }: FieldsProps) {
  const { t } = useTranslation('settings')
  return (
    <div className={styles.fields}>
      <div className={styles.field}>
        <Select
          label={t('coach.label')}
          options={coachDays(chosen.days_coach_changed).map((value) => ({
            value,
            label: t('coach.days', { count: value }),
          }))}
          value={chosen.days_coach_changed}
          onChange={(days_coach_changed) => choose({ days_coach_changed })}
        />
        <p className={styles.hint}>{t('coach.text')}</p>
      </div>
      <Select
        label={t('form.count')}
        options={formCounts(chosen.count_form).map((value) => ({ value, label: t('form.matches', { count: value }) }))}
        value={chosen.count_form}
        onChange={(count_form) => choose({ count_form })}
      />
      <Choice
        label={t('form.type')}
        hint={t('form.typeText')}
        options={[
          { value: 0, label: t('form.homeAway') },
          { value: 1, label: t('form.overall') },
        ]}
        value={chosen.type_form}
        onChange={(type_form) => choose({ type_form })}
      />
      <Choice
        label={t('form.scope')}
        hint={t('form.scopeText')}
        options={[
          { value: 0, label: t('form.all') },
          { value: 1, label: t('form.own') },
        ]}
        value={chosen.league_form}
        onChange={(league_form) => choose({ league_form })}
      />
    </div>
  )
}
