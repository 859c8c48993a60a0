import type { Benchmark } from './support/benchmark.ts'
export const firstStart: Benchmark = { name: 'first-start', title: '', about: '', run: async () => ({ figures: [] }) }
