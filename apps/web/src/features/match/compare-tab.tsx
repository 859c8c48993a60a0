import type { MatchBasics } from '@touchline/contract'
import { Bookmakers } from '../../analysis/comparison/bookmakers.tsx'
import { TeamComparison } from '../../analysis/comparison/team-comparison.tsx'
import type { AsOf } from '../../analysis/past-matches.queries.ts'
import { withoutUnset } from '../../app/search-params.ts'
import { usePrices } from '../../app/site.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import type { MatchSearch } from './match.search.ts'

interface CompareTabProps {
  match: MatchBasics
  search: MatchSearch
  asOf: AsOf
  onSearch(search: MatchSearch): void
}

/** Both teams in one table, and below it every bookmaker's prices. */
export function CompareTab({ match, search, asOf, onSearch }: CompareTabProps) {
  return (
    <div className="stack gap-14">
      <Panel>
        <TeamComparison
          matchId={match.match_id}
          search={search}
          asOf={asOf}
          onChange={(change) => onSearch(withoutUnset({ ...search, ...change }))}
        />
      </Panel>
      {usePrices() ? (
        <Panel>
          <Bookmakers matchId={match.match_id} />
        </Panel>
      ) : null}
    </div>
  )
}
