/** The feed counts calls an hour by entity; every worker takes from here before a call and reports the answer's counts. */
export interface CallBudget {
  /**
   * Resolves when a call for this entity may be made; waits while none is left until the hour is over.
   * @param weight how many calls it counts as; 1 by default
   * @throws FeedError where that would be a wait of no use to anybody
   */
  take(entity: string, weight?: number): Promise<void>
  /** Records the remaining calls that an answer or a refusal reported. */
  reported(entity: string, left: { remaining: number; resetsInSeconds: number }): Promise<void>
}
