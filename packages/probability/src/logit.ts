/** Logarithm of the odds of a probability between 0 and 1. */
export const logit = (probability: number): number => Math.log(probability / (1 - probability))

/** Probability of a logit. */
export const logistic = (value: number): number => 1 / (1 + Math.exp(-value))
