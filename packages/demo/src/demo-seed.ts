/** Seed of the demo world when nobody chooses another. */
export const DEMO_SEED = 'touchline'
