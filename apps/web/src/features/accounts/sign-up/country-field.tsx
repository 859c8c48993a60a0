import { useState } from 'react'
import { useSetting } from '../../../app/app.ts'
import { translatedCountry } from '../../../app/i18n/country-names.ts'
import { Combobox } from '../../../ui/controls/combobox.tsx'
import { Flag } from '../../../ui/entities/flag.tsx'
import { useWords } from '../use-words.ts'
import { countryCalled, homesFor } from './country-choice.ts'

interface CountryFieldProps {
  name: string
  error: string | null
  /** The id of the country, null as soon as the text matches none. */
  onChange(country: number | null): void
}

/** Chooses a country by typing or from the list, in the viewer's language. */
export function CountryField({ name, error, onChange }: CountryFieldProps) {
  const { t } = useWords()
  const language = useSetting('language')
  const [text, setText] = useState('')
  return (
    <div>
      <Combobox
        label={t('country')}
        labelHidden={false}
        name={name}
        placeholder={t('countryPrompt')}
        openEmpty
        error={error}
        text={text}
        onText={(typed) => {
          setText(typed)
          onChange(countryCalled(typed, language)?.id ?? null)
        }}
        onLeave={() => {
          const country = countryCalled(text, language)
          if (country) setText(translatedCountry(language, country.name))
        }}
        options={homesFor(text, language).map((country) => ({
          key: country.id,
          value: country,
          content: (
            <span className="row gap-10">
              <Flag code={country.code} />
              {translatedCountry(language, country.name)}
            </span>
          ),
        }))}
        note={t('countryNone')}
        onChoose={(country) => {
          setText(translatedCountry(language, country.name))
          onChange(country.id)
        }}
      />
    </div>
  )
}
