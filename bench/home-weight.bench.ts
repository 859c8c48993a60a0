import type { Benchmark } from './support/benchmark.ts'
export const homeWeight: Benchmark = { name: 'home-weight', title: '', about: '', run: async () => ({ figures: [] }) }
