import { type FigureDetail, nameIn, type PlayerFigure, playerFigures, STATISTIC_NAMES } from '@touchline/football'
import { useSetting } from '../../app/app.ts'
import { useNames, useTranslation } from '../../app/i18n/use-translation.ts'
import { useKnownIn } from '../states/known-in.tsx'
import { EmptyState } from '../states/states.tsx'
import { FigureTable } from './figure-table.tsx'

/** A player's figures in one match or one season, by group; says so where nothing is known. */
export function PlayerFigures({ details }: { details: readonly FigureDetail[] }) {
  const { t } = useTranslation('profile')
  const language = useSetting('language')
  const nameOf = useNames('statistics')
  const noteOf = useKnownIn()
  const label = ({ type, part }: PlayerFigure) => {
    if (part !== undefined) return t(part)
    if (type === 84) return t('yellow')
    if (type === 83) return t('red')
    if (type === 40) return t('captained')
    if (type === 88) return t('conceded')
    return nameOf(nameIn(STATISTIC_NAMES, type)) ?? String(type)
  }
  const ratedNote = ({ rated: count }: PlayerFigure) => (count === undefined ? null : t('rated.note', { count }))
  const countsNote = ({ countsOnly: count }: PlayerFigure) =>
    count === undefined ? null : t('countsOnly.note', { count })
  const groups = playerFigures(details, language).map(({ key, figures }) => ({
    title: t(`groups.${key}`),
    rows: figures.map((figure) => ({
      ...figure,
      label: label(figure),
      note: noteOf(figure.knownIn) ?? countsNote(figure) ?? ratedNote(figure),
    })),
  }))
  return groups.length === 0 ? <EmptyState title={t('none')} /> : <FigureTable groups={groups} />
}
