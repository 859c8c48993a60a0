import type { FeedProblem } from '../../parsed.ts'
import { integer, object, problem, text } from '../read.ts'

/** The meaning of one of the feed's type ids. */
export interface FeedType {
  id: number
  name: string
  /** `CRUCIATE_LIGAMENT_INJURY`. */
  developerName: string | null
  /** The kind of thing it belongs to: statistic, event, injury_suspension … */
  modelType: string | null
}

/** The feed's list of types; one without an id or a name is reported and left out. */
export function parseTypes(rows: readonly unknown[]): { types: FeedType[]; problems: FeedProblem[] } {
  const types: FeedType[] = []
  const problems: FeedProblem[] = []
  for (const row of rows) {
    const fields = object(row)
    const id = integer(fields?.id)
    const developerName = text(fields?.developer_name)
    const name = text(fields?.name) ?? developerName
    if (id === null || name === null) problems.push(problem('type', id, 'Without an id or a name; it is left out.'))
    else types.push({ id, name, developerName, modelType: text(fields?.model_type) })
  }
  return { types, problems }
}
