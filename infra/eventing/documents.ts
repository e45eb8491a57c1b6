/** Storage of read models: the port. */
export type {
  CollectionSchema,
  Documents,
  FindOptions,
  Scalar,
  Stored,
  Unreadable,
  UnreadableOptions,
  Where,
  Write,
} from './documents/port.ts';
export { readOn } from './documents/read-on.ts';
export { numberOfId, numberedId } from './documents/sqlite/numbered-ids.ts';
