import type { Sample } from './bystanders.ts';
import { percentile } from '../../harness/percentile.ts';
import type { Holding } from './server-probe.ts';
import { type Course, DESCRIPTOR_SLACK, MEMORY_SLACK_MB } from './under-attack.ts';

/** One requirement; `failure` describes the result found instead. */
export type Check = { name: string; failure: string | null };

/**
 * Requirement: "other people's p99 stayed under 100 ms", which a user perceives as immediate. Only the attacks assert
 * times, so they run alone, as their own step.
 */
const P99_MS = 100;
/** With fewer, a 99th percentile means little. */
const ENOUGH_SAMPLES = 500;

export function checksOf({ tallies, stretches, after }: Course, before: Holding): Check[] {
  const names = [...tallies.keys()].join(', ');
  return [
    { name: `other users are unaffected by ${names}`, failure: noticed(stretches) },
    {
      name: `memory is back after ${names}`,
      failure:
        after.megabytes <= before.megabytes + MEMORY_SLACK_MB
          ? null
          : `${mb(before.megabytes)} before, ${mb(after.megabytes)} after ${after.seconds.toFixed(0)} s`,
    },
    { name: `files and sockets are closed after ${names}`, failure: leftOpen(after, before) },
    ...[...tallies].map(([name, { complaints }]) => ({
      name: `the server ends ${name}`,
      failure: complaints.length === 0 ? null : [...new Set(complaints)].slice(0, 3).join('; '),
    })),
  ];
}

function noticed(stretches: Course['stretches']): string | null {
  const all = stretches.flat();
  const failures = all.filter(({ failure }) => failure !== null);
  if (failures.length > 0)
    return `${failures.length} of ${all.length} actions failed, the first with ${failures[0]?.failure}`;
  if (stretches.length === 0 || stretches.some(({ length }) => length < ENOUGH_SAMPLES))
    return `too few actions meanwhile: ${stretches.map(({ length }) => length).join(', ')}`;
  const { p99, samples } = worst(stretches);
  return p99 < P99_MS ? null : `p99 ${p99.toFixed(0)} ms (${slowest(samples)})`;
}

function worst(stretches: Course['stretches']): { p99: number; samples: readonly Sample[] } {
  const [first] = stretches
    .map((samples) => ({ samples, p99: timeOf(samples, 0.99) }))
    .toSorted((a, b) => b.p99 - a.p99);
  return first ?? { p99: Number.NaN, samples: [] };
}

const timeOf = (samples: readonly Sample[], share: number) =>
  percentile(
    samples.map(({ ms }) => ms),
    share,
  );

/** The slowest time of each kind. */
function slowest(samples: readonly Sample[]): string {
  const byKind = Map.groupBy(samples, ({ kind }) => kind);
  return [...byKind]
    .map(([kind, of]) => `${kind} up to ${Math.max(...of.map(({ ms }) => ms)).toFixed(0)} ms`)
    .join(', ');
}

function leftOpen({ connections, descriptors }: Course['after'], before: Holding): string | null {
  if (connections > 0) return `${connections} connections of attackers are still open`;
  return descriptors <= before.descriptors + DESCRIPTOR_SLACK
    ? null
    : `${before.descriptors} descriptors before, ${descriptors} after`;
}

/** A line for each attack: its cost for the server, the times of other users, and the attacker's responses. */
export function linesOf({ tallies, stretches, peakMegabytes, after }: Course): string[] {
  const all = stretches.flat();
  const memory = `memory ${mb(peakMegabytes)} at most, ${mb(after.megabytes)} after ${after.seconds.toFixed(1)} s`;
  const others = `others' p50 ${timeOf(all, 0.5).toFixed(1)} ms, p99 ${worst(stretches).p99.toFixed(1)} ms of ${all.length}`;
  return [...tallies].map(([name, { counts }]) => {
    const answers = Object.entries(counts)
      .map(([what, count]) => `${what} × ${count}`)
      .join(', ');
    return `${name}: ${memory}; ${others}; answered ${answers || 'nothing'}`;
  });
}

function mb(megabytes: number): string {
  return `${megabytes.toFixed(0)} MB`;
}
