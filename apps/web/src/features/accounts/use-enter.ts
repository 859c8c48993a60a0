import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../app/app.ts'
import { keepMember, type MemberAnswer } from '../../app/session/session.verify.ts'

/** Signs this browser in with a login's answer; data read as a visitor is read again. */
export function useEnter(): (answer: MemberAnswer & { token: string }) => Promise<void> {
  const app = useApp()
  const client = useQueryClient()
  return async (answer) => {
    await keepMember(app, answer, answer.token)
    void client.invalidateQueries()
  }
}
