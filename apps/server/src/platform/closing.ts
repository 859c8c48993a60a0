/** Started resources; closed in reverse order, also when a later step fails. */
export function closing() {
  const steps: (() => Promise<unknown>)[] = []
  let closed: Promise<void> | null = null
  const run = async () => {
    for (const step of steps.reverse()) await step()
  }
  return {
    add: (step: () => Promise<unknown>) => void steps.push(step),
    close: () => {
      closed ??= run()
      return closed
    },
  }
}
