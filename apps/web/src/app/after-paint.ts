/** Runs once the browser has painted what has changed by now. */
export const afterPaint = (run: () => void): void => void requestAnimationFrame(() => setTimeout(run))
