import { useTranslation } from '../../app/i18n/use-translation.ts'
import { FixtureList } from '../../ui/fixtures/fixture-list.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyCard } from '../../ui/states/empty-card.tsx'
import type { Player } from './player-queries.ts'

/** The last matches in whose squad the player was, newest first; results are those of the side played for. */
export function LatestTab({ player: { latest } }: { player: Player }) {
  const { t } = useTranslation('player')
  if (latest.length === 0) {
    return <EmptyCard title={t('nolatest')} text={t('nolatestText')} />
  }
  const sides = new Map(latest.map(({ fixture_id, team_id }) => [fixture_id, team_id]))
  return (
    <Card title={t('latest')} flush>
      <FixtureList fixtures={latest.map(({ fixture }) => fixture)} teamId={({ id }) => sides.get(id)} />
    </Card>
  )
}
