/** Tests of deciders (`vitest`). */
export { givenEventsOf } from './testing/given-when-then.ts';
