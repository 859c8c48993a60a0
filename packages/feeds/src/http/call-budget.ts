/** Calls an hour are counted by entity at the feed; every worker asks here before a call and reports what the answer said. */
export interface CallBudget {
  /**
   * Resolves when a call for this entity may be made; waits while none is left until the hour is over.
   * @param weight how many calls it counts as; 1 by default
   * @throws FeedError where that would be a wait of no use to anybody
   */
  take(entity: string, weight?: number): Promise<void>
  /** What an answer or a refusal said is left. */
  reported(entity: string, left: { remaining: number; resetsInSeconds: number }): Promise<void>
}
