/** Exclusive tasks of several processes. */
export { createLeases, singleProcessLeases } from './leases/leases.ts';
export type { Leases } from './leases/port.ts';
