import { LANGUAGES, type Language, languageOf } from '@touchline/messages'
import { TextArea } from '../../../ui/text-area/text-area.tsx'
import styles from './settings-kit.module.css'

type Texts = Partial<Record<Language, string>>

interface TextInLanguagesProps {
  /** Label of a language's field, from the language's own name. */
  label(language: string): string
  name: string
  value: Texts
  rows?: number
  maxLength: number
  placeholder?: (language: Language) => string
  /** Shown under the first field. */
  error?: string | null
  onChange(value: Texts): void
}

/** A text in every language of the site. */
export function TextInLanguages({ label, name, value, error, placeholder, onChange, ...rest }: TextInLanguagesProps) {
  return (
    <div className={styles.languages}>
      {LANGUAGES.map((language, at) => (
        <TextArea
          key={language}
          {...rest}
          label={label(languageOf(language).name)}
          name={`${name}-${language}`}
          lang={language}
          placeholder={placeholder?.(language)}
          value={value[language] ?? ''}
          error={at === 0 ? error : null}
          onChange={({ target }) => onChange({ ...value, [language]: target.value })}
        />
      ))}
    </div>
  )
}
