export * from './contract-samples.ts'
export * from './hostile-requests.ts'
export { passFifteenMinutes } from './pass-time.ts'
export * from './raw-request.ts'
