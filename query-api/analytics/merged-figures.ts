import { LRUCache } from 'lru-cache';
import type { CellFigures, JobFigures, RequestDay } from '#projectors/read-models/analytics/request-figures.ts';

/** Three years of days, and the latest periods. */
const KEPT = 3000;

/**
 * Merges the figures of many days. Results are cached by the identity of their parts, so that a change costs only its
 * own period and the sum of the periods, for any span.
 */
export function requestMerger() {
  const known = new LRUCache<string, { parts: readonly RequestDay[]; whole: RequestDay }>({ max: KEPT });

  return function merged(key: string, parts: readonly RequestDay[]): RequestDay {
    const before = known.get(key);
    if (before && before.parts.length === parts.length && before.parts.every((part, n) => part === parts[n]))
      return before.whole;
    const whole = mergeDays(parts);
    known.set(key, { parts, whole });
    return whole;
  };
}

function mergeDays(parts: readonly RequestDay[]): RequestDay {
  const outcomes: Record<string, number> = {};
  const endings: Record<string, number> = {};
  const answers: Record<string, number> = {};
  const jobs: Record<string, Record<string, JobFigures>> = {};
  const cells: Record<string, CellFigures> = {};
  for (const part of parts) {
    addCounts(outcomes, part.outcomes);
    addCounts(endings, part.endings);
    addCounts(answers, part.answers);
    for (const [serviceId, cities] of Object.entries(part.jobs)) {
      // Without a prototype: city names are user input, such as `constructor`.
      const into = (jobs[serviceId] ??= Object.create(null) as Record<string, JobFigures>);
      for (const [city, figures] of Object.entries(cities)) into[city] = joinedJobs(into[city], figures);
    }
    for (const [cell, { requested, unanswered }] of Object.entries(part.cells)) {
      const into = (cells[cell] ??= { requested: 0, unanswered: 0 });
      into.requested += requested;
      into.unanswered += unanswered;
    }
  }
  return { outcomes, endings, answers, jobs, cells };
}

function addCounts(into: Record<string, number>, counts: Readonly<Record<string, number>>): void {
  for (const [key, count] of Object.entries(counts)) into[key] = (into[key] ?? 0) + count;
}

/** Least and most are only defined with completed jobs. */
export function joinedJobs(one: JobFigures | undefined, other: JobFigures): JobFigures {
  if (!one) return other;
  const isPriced = one.completed > 0 && other.completed > 0;
  return {
    requested: one.requested + other.requested,
    completed: one.completed + other.completed,
    amount: one.amount + other.amount,
    least: isPriced ? Math.min(one.least, other.least) : one.least + other.least,
    most: Math.max(one.most, other.most),
  };
}
