export { type PushService, pushService, type Subscription } from './push-service.ts'
export { newBrowserKeys } from './web-push-crypto.ts'
