/** What a statement is answered after another one of its transaction has failed. */
const IN_FAILED_TRANSACTION = '25P02'

/**
 * All of what is asked at the same time in one transaction. Where something fails the rest is waited for, so that nothing of it is sent after
 * the end of the transaction; the error is that of the statement that failed first.
 */
export async function allAnswered<Answers extends readonly unknown[]>(
  asked: Answers,
): Promise<{ -readonly [At in keyof Answers]: Awaited<Answers[At]> }> {
  const settled = await Promise.allSettled(asked)
  const reasons = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  if (reasons.length > 0) throw reasons.find((reason) => reason?.code !== IN_FAILED_TRANSACTION) ?? reasons[0]
  return settled.map((one) => (one as PromiseFulfilledResult<unknown>).value) as {
    -readonly [At in keyof Answers]: Awaited<Answers[At]>
  }
}
