/** PostgreSQL's answer to a statement after another one of its transaction has failed. */
const IN_FAILED_TRANSACTION = '25P02'

/**
 * Runs concurrent statements of one transaction. When one fails, waits for the others, so that none is sent after the end of the
 * transaction; the error is that of the statement that failed first.
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
