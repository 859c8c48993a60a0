import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { say } from '../../app/notices.ts'
import { useAction } from '../../ui/controls/use-action.ts'
import { useFailure } from './use-failure.ts'

/** A change by one press: a notice says that it was made or why not, and what shows it is read again. */
export function useChange(queryKey: QueryKey) {
  const queries = useQueryClient()
  const failure = useFailure()
  const reread = () => queries.invalidateQueries({ queryKey })
  const { busy, run } = useAction((error) => {
    say({ text: failure(error), failed: true })
    // Another operator may have made it.
    void reread()
    return ''
  })
  /** @param done what to say afterwards; null where it shows by itself */
  const change = (make: () => Promise<unknown>, done: string | null) =>
    run(async () => {
      await make()
      if (done !== null) say({ text: done })
      await reread()
      return ''
    })
  return { busy, change }
}
