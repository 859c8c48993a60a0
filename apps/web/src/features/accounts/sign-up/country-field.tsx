import { useState } from 'react'
import { useSetting } from '../../../app/app.ts'
import { countryNameIn } from '../../../app/i18n/countries.ts'
import { Combobox } from '../../../ui/controls/combobox.tsx'
import { Flag } from '../../../ui/entities/flag.tsx'
import { useWords } from '../use-words.ts'
import { countryCalled, homesFor } from './country-choice.ts'

interface CountryFieldProps {
  name: string
  error: string | null
  /** The id of the country, null as soon as what is typed is none. */
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
          onChange(countryCalled(typed)?.id ?? null)
        }}
        onLeave={() => {
          const country = countryCalled(text)
          if (country) setText(countryNameIn(language, country))
        }}
        options={homesFor(text, language).map((country) => ({
          key: country.id,
          value: country,
          content: (
            <span className="row gap-10">
              <Flag code={country.code} />
              {countryNameIn(language, country)}
            </span>
          ),
        }))}
        note={t('countryNone')}
        onChoose={(country) => {
          setText(countryNameIn(language, country))
          onChange(country.id)
        }}
      />
    </div>
  )
}
