import { IconCheck, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { LeagueEntry } from '@touchline/contract'
import { type Country, countryById } from '@touchline/football'
import { useState } from 'react'
import { useSession, useSetting } from '../../../app/app.ts'
import { countriesFor } from '../../../app/i18n/countries.ts'
import { translatedCountry } from '../../../app/i18n/country-names.ts'
import { useTranslation } from '../../../app/i18n/use-translation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Combobox } from '../../../ui/controls/combobox.tsx'
import { Flag } from '../../../ui/entities/flag.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { refusalOf } from '../../../ui/states/access-message.tsx'
import { Skeleton } from '../../../ui/states/states.tsx'
import { Waiting } from '../../../ui/states/waiting.tsx'
import { AccessNotice } from '../access-notice.tsx'
import type { SettingTab } from '../setting-tabs.ts'
import styles from '../settings.module.css'
import { countryLeaguesQuery } from '../settings-queries.ts'

interface LeagueFinderProps {
  tab: SettingTab
  picked: ReadonlySet<number>
  /** Adds the league, or removes it when it is picked. */
  onToggle(league: LeagueEntry): void
}

/** The leagues of a chosen country, to be picked. */
export function LeagueFinder({ tab, picked, onToggle }: LeagueFinderProps) {
  const { t } = useTranslation('settings')
  const language = useSetting('language')
  const { state } = useSession()
  const [text, setText] = useState('')
  const [country, setCountry] = useState<Country | null>(null)
  return (
    <Card title={t('finder.title')}>
      {state === 'visitor' ? (
        <AccessNotice reason="notlogin" tab={tab} />
      ) : (
        <>
          <Combobox
            label={t('finder.country')}
            labelHidden={false}
            placeholder={t('finder.prompt')}
            openEmpty
            text={text}
            onText={setText}
            onLeave={() => setText(country ? translatedCountry(language, country.name) : '')}
            options={countriesFor(
              country && text === translatedCountry(language, country.name) ? '' : text,
              language,
            ).map((one) => ({
              key: one.id,
              value: one,
              content: (
                <span className="row gap-10 shrink">
                  <Flag code={one.code} />
                  {translatedCountry(language, one.name)}
                </span>
              ),
            }))}
            note={t('finder.noCountry')}
            onChoose={(one) => {
              setCountry(one)
              setText(translatedCountry(language, one.name))
            }}
          />
          <div className={styles.found}>
            {country ? (
              <Found country={country.id} tab={tab} picked={picked} onToggle={onToggle} />
            ) : (
              <p className={styles.prompt}>{t('finder.choosecountry')}</p>
            )}
          </div>
        </>
      )}
    </Card>
  )
}

function Found({ country, tab, picked, onToggle }: LeagueFinderProps & { country: number }) {
  const { t, nameIn } = useTranslation('settings')
  const { state } = useSession()
  const asked = useQuery(countryLeaguesQuery(country, state === 'member'))
  const { data } = asked
  if (!data) {
    return (
      <Waiting on={asked} bare>
        <Skeleton lines={4} height={40} />
      </Waiting>
    )
  }
  if (data.type !== 2) return <AccessNotice reason={refusalOf(data.type) ?? 'notsubscribe'} tab={tab} />
  if (data.leagues.length === 0) return <p className={styles.prompt}>{t('finder.noLeagues')}</p>
  return (
    <ul className={`ruled ${styles.list}`}>
      {data.leagues.map((league) => (
        <li key={league.league_id} className={styles.row} data-off={league.is_active ? undefined : ''}>
          <Flag code={league.country_code} />
          <span className={styles.name}>
            {league.league_name}
            <small className="block dim text-12 regular">
              {nameIn('settings', `finder.${league.league_type}`, '')}
            </small>
          </span>
          {league.is_active ? (
            <PickButton
              name={league.league_name}
              picked={picked.has(league.league_id)}
              onToggle={() => onToggle(league)}
            />
          ) : (
            <span className={styles.off}>{t('finder.notActive')}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

function PickButton({ name, picked, onToggle }: { name: string; picked: boolean; onToggle(): void }) {
  const { t } = useTranslation('settings')
  return (
    <span className={`flex ${styles.buttons}`}>
      <Button look="quiet" icon aria-pressed={picked} aria-label={t('finder.add', { name })} onClick={onToggle}>
        {picked ? (
          <IconCheck className="good" size={18} stroke={2.4} aria-hidden="true" />
        ) : (
          <IconPlus size={18} stroke={1.8} aria-hidden="true" />
        )}
      </Button>
    </span>
  )
}

/** A country's name in the viewer's language by its id. */
export function useCountryName(): (id: number, name: string) => string {
  const language = useSetting('language')
  return (id, name) => {
    const country = countryById(id)
    return country ? translatedCountry(language, country.name) : name
  }
}
