import type { RuleSources as Sources } from '@touchline/contract'
import { SOURCE_LANGUAGE } from '@touchline/messages'

/** Titles of the sources of rules, each a separate sentence. */
export function RuleSources({ sources }: { sources: Sources }) {
  return sources.map(({ title, year, url }) => (
    <span key={title} lang={SOURCE_LANGUAGE}>
      {' '}
      {url === null ? (
        title
      ) : (
        <a href={url} target="_blank" rel="noreferrer" className="link">
          {title}
        </a>
      )}
      {year === null || title.includes(String(year)) ? '.' : `, ${year}.`}
    </span>
  ))
}
