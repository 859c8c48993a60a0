import { IconArrowsExchange, IconVs } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Side } from '@touchline/football'
import { useTranslation } from '../../app/i18n/use-translation.ts'
import { comparePath, teamPath } from '../../app/paths.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import { Flag } from '../../ui/entities/flag.tsx'
import { hasLongWord } from '../../ui/entities/long-word.ts'
import { TeamSide } from '../../ui/match/team-side.tsx'
import { TwoTeams } from '../../ui/match/two-teams.tsx'
import { ShareButton } from '../../ui/share/share-button.tsx'
import { choiceSearch } from './choice.search.ts'
import type { ComparedSide, Comparison } from './compare.model.ts'
import type { CompareSearch } from './compare.search.ts'
import styles from './compare-header.module.css'
import { swapped } from './swapped.ts'

/** Both teams with their countries, and the ways to another pair. */
export function CompareHeader({ teams: { home, away }, search }: { teams: Comparison; search: CompareSearch }) {
  const { t } = useTranslation('compare')
  const { t: common } = useTranslation()
  const choice = choiceSearch({
    home: { id: home.id, name: home.name, country: search.hc ?? null },
    away: { id: away.id, name: away.name, country: search.ac ?? null },
  })
  const names = { home: home.name, away: away.name }
  const long = hasLongWord(`${home.name} ${away.name}`)
  return (
    <TwoTeams
      label={t('header')}
      title={t('title', names)}
      top={
        <>
          <span className="wide-only muted">{common('titles.compare')}</span>
          <span className={styles.actions}>
            <Link to="/compare" search={choice} className={buttonClass({ look: 'quiet', size: 'small' })}>
              <IconVs size={18} stroke={1.7} aria-hidden="true" />
              {t('others')}
            </Link>
            <ShareButton />
          </span>
        </>
      }
      home={<ComparedTeam side="home" team={home} long={long} />}
      middle={
        <div className={styles.middle}>
          <span className={styles.versus}>{t('versus')}</span>
          <Link
            {...comparePath(away.id, home.id)}
            search={swapped({ ...search, hn: home.name, an: away.name })}
            resetScroll={false}
            className={`${buttonClass({ size: 'small' })} nowrap`}
            title={t('swapLong')}
          >
            <IconArrowsExchange size={16} stroke={1.8} aria-hidden="true" />
            {t('swap')}
          </Link>
        </div>
      }
      away={<ComparedTeam side="away" team={away} long={long} />}
    />
  )
}

function ComparedTeam({ side, team, long }: { side: Side; team: ComparedSide; long: boolean }) {
  const { id, name, crest, country } = team
  return (
    <TeamSide side={side} id={id} name={name} crest={crest} long={long}>
      {country === null ? null : (
        <Link {...teamPath(id)} preload={false} className={styles.country}>
          {country.code === null ? null : <Flag code={country.code} width={22} />}
          {country.name}
        </Link>
      )}
    </TeamSide>
  )
}
