/** Tests for adapters: the contract suite of each port, its generated data, and inner functions that tests measure. */
export { type MongoDocument, keysOf } from './documents/mongo/mongo-keys.ts';
export { applyWrites, prepareWrite } from './documents/mongo/mongo-writes.ts';
export { findQuery } from './documents/sqlite/where-sql.ts';
export { anyHistory, bookings } from './testing/any-documents.ts';
export { busContract } from './testing/bus.contract.ts';
export { documentsContract } from './testing/documents.contract.ts';
export { followingContract, pay, payment, paymentCodec, processOn } from './testing/following.contract.ts';
export { eventLogContract, newEvent, newEvents } from './testing/event-log.contract.ts';
