/** The little of autocannon that is used here; it comes without types. */
declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    headers?: Record<string, string>
    /** Asked in turn instead of the path of the address. */
    requests?: readonly { path: string; headers?: Record<string, string> }[]
    /** Seconds without an answer after which one is given up. */
    timeout?: number
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
    /** Answers by status. */
    statusCodeStats: Record<string, { count: number }>
  }
  export default function autocannon(options: Options): Promise<Result>
}
