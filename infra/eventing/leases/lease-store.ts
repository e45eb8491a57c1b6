import type { Documents, Stored } from '../documents/port.ts';
import { lazyOnce } from '../resilience/retry-until-available.ts';

const COLLECTION = 'leases';

/** A monotonic clock with a pause. */
export type LeaseClock = { nowMs(): number; pause(ms: number, signal: AbortSignal): Promise<void> };

/** `term` rises with each holder; a released lease has no holder. */
type Lease = { group: string | null; holder: string | null; term: number };

export type Held = {
  name: string;
  position: number;
  term: number;
  /** Time at which the last successful write started. */ writtenMs: number;
};

type Options = {
  documents: Documents;
  clock: LeaseClock;
  holder: string;
  /** A lease expires this long after its last renewal. */
  lastsMs: number;
};

/**
 * Leases as compare-and-set documents. A holder counts as alive while its lease changes, measured by the observer's
 * own clock: clocks of two machines are never compared.
 */
export function leaseStore({ documents, clock, holder, lastsMs }: Options) {
  /** The last observed change of each lease, and its time. */
  const seen = new Map<string, { position: number; sinceMs: number }>();

  const ready = lazyOnce(() => documents.ensure({ name: COLLECTION, fields: ['group'] }));

  async function write(
    name: string,
    document: Lease | null,
    before: { position: number } | undefined,
  ): Promise<number | undefined> {
    const position = (before?.position ?? 0) + 1;
    const [written] = await documents.write([
      { collection: COLLECTION, id: name, document, position, ifPosition: before?.position ?? 'none' },
    ]);
    return written ? position : undefined;
  }

  function isSilent({ id, position }: Stored<Lease>): boolean {
    const known = seen.get(id);
    if (known?.position === position) return clock.nowMs() - known.sinceMs >= lastsMs;
    seen.set(id, { position, sinceMs: clock.nowMs() });
    return false;
  }

  /** A renewal repeated after a lost answer is refused, although we still hold the lease. */
  async function positionOfOwn({ name, term }: Held): Promise<number | undefined> {
    const stored = await documents.get<Lease>(COLLECTION, name);
    return stored?.document.holder === holder && stored.document.term === term ? stored.position : undefined;
  }

  return {
    /** Undefined while another process holds it. */
    async acquire(name: string): Promise<Held | undefined> {
      await ready();
      const stored = await documents.get<Lease>(COLLECTION, name);
      if (stored && stored.document.holder !== null && !isSilent(stored)) return undefined;
      const term = (stored?.document.term ?? 0) + 1;
      const writtenMs = clock.nowMs();
      const position = await write(name, { group: null, holder, term }, stored);
      return position === undefined ? undefined : { name, position, term, writtenMs };
    },

    /**
     * Records changed leases, so that their expiry is measured from now instead of from the next attempt to acquire
     * them.
     */
    async watch(names: readonly string[]): Promise<void> {
      await ready();
      for (const stored of await documents.getMany<Lease>(COLLECTION, names)) isSilent(stored);
    },

    /** False if another process has taken over. */
    async renew(held: Held): Promise<boolean> {
      const writtenMs = clock.nowMs();
      const position =
        (await write(held.name, { group: null, holder, term: held.term }, held)) ?? (await positionOfOwn(held));
      if (position === undefined) return false;
      held.position = position;
      held.writtenMs = writtenMs;
      return true;
    },

    async release(held: Held): Promise<void> {
      await write(held.name, { group: null, holder: null, term: held.term }, held);
    },

    /** Registers this process in a group and returns the number of live members; removes silent ones. */
    async countMembers(group: string): Promise<number> {
      const own = `${group}#${holder}`;
      await write(own, { group, holder, term: 0 }, await documents.get(COLLECTION, own));
      const others = (await documents.find<Lease>(COLLECTION, { where: { group: { eq: group } } })).filter(
        ({ id }) => id !== own,
      );
      const silent = others.filter(isSilent);
      for (const { id, position } of silent) await write(id, null, { position });
      return 1 + others.length - silent.length;
    },

    async leaveGroup(group: string): Promise<void> {
      const own = `${group}#${holder}`;
      const stored = await documents.get(COLLECTION, own);
      if (stored) await write(own, null, stored);
    },
  };
}

export type LeaseStore = ReturnType<typeof leaseStore>;
