import type { MemberImportReport } from '@touchline/contract'
import type { Language } from '@touchline/messages'
import type { BillingDeps } from '../../../billing/billing-deps.ts'
import type { Report } from '../../tasks/run-task.ts'
import { type Examined, examine } from './examine.ts'
import { readMemberFile } from './member-file.ts'
import { isGrantDue, takeMember } from './take-member.ts'
import { type Fault, wantedMembers } from './wanted-member.ts'

const AT_ONCE = 8
const SHOWN = 500

export interface ImportOptions {
  countryId: number
  language: Language
  /** Null to look through the file and write nothing. */
  take: { mail: boolean } | null
}

/** Goes through a file of members, row by row; every row counts once, however often the file is imported. */
export async function runMemberImport(
  deps: BillingDeps,
  { content, options, report }: { content: Buffer; options: ImportOptions; report: Report },
): Promise<MemberImportReport> {
  const { lines, ignored } = readMemberFile(content)
  const now = deps.clock.now()
  const { members, faults } = wantedMembers(lines, { ...options, now })
  const counts = { added: 0, known: 0, granted: 0, subscriptions: 0, unchecked: 0, mailed: 0 }
  const refused = new Set(faults.map(({ line }) => line))
  const refuse = (found: readonly Fault[]) => {
    for (const fault of found) {
      faults.push(fault)
      refused.add(fault.line)
    }
  }
  const one = async (examined: Examined) => {
    if (examined.faults.length > 0) return refuse(examined.faults)
    const taken = options.take === null ? wouldTake(examined, now) : await takeMember(deps, examined, options.take)
    if ('fault' in taken) return refuse([taken])
    counts[taken.added ? 'added' : 'known']++
    if (taken.granted) counts.granted++
    if (taken.mailed) counts.mailed++
    counts.subscriptions += examined.subscriptions.filter(({ state }) => state === 'checked').length
    counts.unchecked += examined.subscriptions.filter(({ state }) => state === 'unchecked').length
  }
  for (let at = 0; at < members.length; at += AT_ONCE) {
    const some = members.slice(at, at + AT_ONCE)
    await Promise.all(some.map(async (member) => one(await examine(deps, member))))
    report(Math.min(at + AT_ONCE, members.length), members.length)
  }
  const byLine = faults.sort((a, b) => a.line - b.line)
  return { rows: lines.length, ...counts, refused: refused.size, ignored, problems: byLine.slice(0, SHOWN) }
}

const wouldTake = ({ member, accountId, access }: Examined, now: Date) => ({
  added: accountId === null,
  granted: isGrantDue(member, { access, isNew: accountId === null }, now),
  mailed: false,
})
