export { idOf } from './id-of.ts'
export { connectTo, leaveStreams, type Message } from './live-stream.ts'
export { type Reader, reader, useReader } from './reader.ts'
export { signedIn } from './signed-in.ts'
export { type TestServer, testServer } from './test-server.ts'
export { useAccountsServer, useServer } from './use-server.ts'
export { type Standing, viewer } from './viewer.ts'
export {
  ANNA,
  activationOf,
  lastLink,
  member,
  newVisitor,
  type Reply,
  visitor,
  withoutAccounts,
} from './visitor.ts'
