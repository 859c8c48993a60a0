import { Link } from '@tanstack/react-router'
import { groupBy } from '@touchline/football'
import { useSetting } from '../../app/app.ts'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { useLiveLeagues } from '../../app/live-leagues.tsx'

/** More than these are counted and not named. */
const MAX_NAMED = 5

interface LiveScopeProps {
  /** A country's name in the viewer's language. */
  countryName(country: { id: number; name: string }): string
}

/** The competitions with live scores, where not all have them; links to the sources, which explain why. */
export function LiveScope({ countryName }: LiveScopeProps) {
  const { t } = useTranslation()
  const language = useSetting('language')
  const leagues = useLiveLeagues()
  if (leagues === null) return null
  const countries = [...groupBy(leagues, ({ country_id }) => country_id)].map(([id, own]) => {
    const country = countryName({ id, name: own[0]?.country_name ?? '' })
    return `${country} (${own.map(({ league_name }) => league_name).join(', ')})`
  })
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(countries)
  const kind = leagues.length === 0 ? 'none' : leagues.length > MAX_NAMED ? 'many' : 'some'
  return (
    <p className="dim text-12" title={kind === 'many' ? names : undefined}>
      {t(`scope.${kind}`, { names, count: leagues.length })}{' '}
      <Link to="/credits" className="link nowrap">
        {t('scope.why')}
      </Link>
    </p>
  )
}
