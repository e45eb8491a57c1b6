import type { Build } from '../browser/worker-contract.ts';
import { runWorker, type WorkerScope } from './worker.ts';

/** Set by frontend/build/service-worker.ts. */
declare const BUILD: Build;

// The types of workers exclude those of pages.
runWorker(globalThis as unknown as WorkerScope, BUILD);
