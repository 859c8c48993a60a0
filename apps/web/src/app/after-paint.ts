/**
 * Runs after the next paint.
 * @param latestMs runs by then, painted or not: a busy machine paints late, a page in the background not at all
 */
export function afterPaint(run: () => void, latestMs?: number): void {
  let due = true
  const runOnce = () => {
    if (!due) return
    due = false
    run()
  }
  requestAnimationFrame(() => setTimeout(runOnce))
  if (latestMs !== undefined) setTimeout(runOnce, latestMs)
}
