/** Failure handling: retries while a dependency is unavailable, and errors that end a start. */
export { aborted, pause, pauseBefore } from './resilience/back-off.ts';
export { reasonOf } from './resilience/engine-refusals.ts';
export { EngineUnavailable } from './resilience/engine-unavailable.ts';
export { createRetryUntilAvailable, lazyOnce } from './resilience/retry-until-available.ts';
export { StartupError } from './resilience/startup-error.ts';
