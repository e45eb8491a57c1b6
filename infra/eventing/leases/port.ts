import type { Logger } from '../logger.ts';

/** `signal` aborts when the lease is lost or must move; `term` rises with each holder. */
export type Work = (signal: AbortSignal, term: number) => Promise<void>;

export type Leases = {
  /** Runs the work whenever this process holds the lease, until `signal` aborts; resolves when the work has ended. */
  hold(name: string, work: Work, signal: AbortSignal): Promise<void>;
  /** Waits for the lease, runs the work once and releases the lease. Throws errors of the work. */
  once(name: string, work: Work, signal?: AbortSignal): Promise<void>;
  /** Like `hold` for many leases; each process of the group takes a fair share. */
  share(
    group: string,
    names: readonly string[],
    work: (name: string, signal: AbortSignal) => Promise<void>,
    signal: AbortSignal,
  ): Promise<void>;
};

export type LeaseLogger = Pick<Logger, 'info' | 'warn'>;
