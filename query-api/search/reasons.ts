import { comparedWords } from '#contracts/compared-text.ts';
import { HOUR_MS, manilaDay } from '#contracts/manila-time.ts';
import type { WorkerReason } from '#contracts/views/worker.ts';
import { noProfile } from '#contracts/worker/worker-fold.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import { isNewcomer, shownRating } from '../worker/listed-worker.ts';
import type { Found } from './find-workers.ts';
import type { Reading, ReadWord } from './reading.ts';

const NEAR_KM = 10;
const WELL_RATED = 4.7;
const ENOUGH_REVIEWS = 5;

type ReasonContext = {
  reading: Reading | null;
  nextFreeMs: number | null;
  nowMs: number;
  sukiJobs: Readonly<Record<string, number>>;
};

/** Reasons why a worker ranks here, strongest first, for display. */
export function rankingReasons(
  { worker, km }: Found,
  { reading, nextFreeMs, nowMs, sukiJobs }: ReasonContext,
): WorkerReason[] {
  const jobs = sukiJobs[worker.workerId] ?? 0;
  const rating = shownRating(worker);
  const skill = skillInSearch(worker, reading);
  return [
    ...(jobs > 0 ? [{ kind: 'suki', jobs } as const] : []),
    ...(skill ? [{ kind: 'good_at', skill } as const] : []),
    ...(km !== null && km <= NEAR_KM ? [{ kind: 'near', km } as const] : []),
    ...freeSoon(nextFreeMs, nowMs),
    ...(rating >= WELL_RATED && worker.reviewCount >= ENOUGH_REVIEWS
      ? [{ kind: 'well_rated', rating, reviews: worker.reviewCount } as const]
      : []),
    ...(isNewcomer(worker) ? [{ kind: 'new' } as const] : []),
  ];
}

function freeSoon(nextFreeMs: number | null, nowMs: number): WorkerReason[] {
  if (nextFreeMs === null) return [];
  const day = manilaDay(nextFreeMs);
  if (day === manilaDay(nowMs)) return [{ kind: 'free_today' }];
  return day === manilaDay(nowMs + 24 * HOUR_MS) ? [{ kind: 'free_tomorrow' }] : [];
}

/** Their first skill that the search names. */
function skillInSearch(worker: WorkerDocument, reading: Reading | null): string | undefined {
  if (!reading) return undefined;
  const asked = new Set(reading.words.flatMap(({ terms }) => terms.filter(isWhole).map(({ term }) => term.word)));
  return (worker.profile ?? noProfile).skills.find((skill) => comparedWords(skill).some((word) => asked.has(word)));
}

const isWhole = ({ likeness }: ReadWord['terms'][number]) => likeness >= 0.7;
