/** Publish/subscribe: the port, and the bus of a single process. */
export { createInProcessBus } from './bus/in-process/in-process-bus.ts';
export type { Bus, BusMessage } from './bus/port.ts';
