import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSetting } from '../../app/app.ts'
import { translatedCountry } from '../../app/i18n/country-names.ts'
import { countryPath, teamPath } from '../../app/paths.ts'
import { Crest } from '../entities/crest.tsx'
import { Flag } from '../entities/flag.tsx'
import { Portrait } from '../entities/portrait.tsx'
import { EntityHeader } from '../layout/entity-header.tsx'
import styles from './profile-header.module.css'

interface ProfileHeaderProps {
  image: string | null
  name: string
  country: { id: number; name: string; code: string } | null
  /** The team of today. */
  team: { id: number; name: string; image_path: string | null } | null
  /** The star that follows the person. */
  star?: ReactNode
  /** Content after the country and the team. */
  children?: ReactNode
}

/** The head of a person's page: picture, name, country and the team of today. */
export function ProfileHeader({ image, name, country, team, star, children }: ProfileHeaderProps) {
  const language = useSetting('language')
  return (
    <EntityHeader picture={<Portrait src={image} />} name={name} actions={star}>
      {country === null ? null : (
        <Link {...countryPath(country.id)} preload={false} className={styles.item}>
          <Flag code={country.code} />
          {translatedCountry(language, country.name)}
        </Link>
      )}
      {team === null ? null : (
        <Link {...teamPath(team.id)} preload={false} className={styles.item}>
          <Crest name={team.name} src={team.image_path} size={20} />
          {team.name}
        </Link>
      )}
      {children}
    </EntityHeader>
  )
}

/** A further way on in the head of a person's page. */
export const headerLink = styles.item
