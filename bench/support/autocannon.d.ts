/** The little of autocannon that is used here; it comes without types. */
declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    headers?: Record<string, string>
  }
  interface Result {
    /** Per second, and the number of all answered. */
    requests: { average: number; total: number }
    latency: { p50: number; p99: number }
    throughput: { average: number }
    /** Seconds. */
    duration: number
    errors: number
    timeouts: number
    non2xx: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
