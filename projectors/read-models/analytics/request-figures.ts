import { platformReset } from '#contracts/events/platform.ts';
import { stepOf } from '#contracts/analytics/histogram.ts';
import { type Change, defineReadModel, onEach } from '../../read-model.ts';
import { dayPartOf } from './buckets.ts';
import { type Counts, moved } from './counts.ts';
import { factEvents, type FactEvent, factsAfter, isSettled, type RequestFacts } from './request-facts.ts';

/** Outcomes of one service in one city. Amounts in centavos. */
export type JobFigures = { requested: number; completed: number; amount: number; least: number; most: number };

/** Requests in a cell, and those that ended without any worker's answer. */
export type CellFigures = { requested: number; unanswered: number };

/** Outcomes of one Manila day's requests, as of now. */
export type RequestDay = {
  outcomes: Counts;
  endings: Counts;
  /** Histogram of the seconds until the first answer. */
  answers: Counts;
  /** By service, then by city. */
  jobs: Readonly<Record<string, Readonly<Record<string, JobFigures>>>>;
  cells: Readonly<Record<string, CellFigures>>;
};

type OpenRequest = { bookingId: string; facts: RequestFacts };

/**
 * Figures of requests by the day of the request, and the facts of those that may still change. By `dayPartOf` the
 * booking's id, so a document nearly always covers one day.
 */
export type RequestFiguresDocument = {
  days: Readonly<Record<string, RequestDay>>;
  /** A list: objects with one key per booking cost many times as much to copy. */
  open: readonly OpenRequest[];
  /** Log position of the last change, for in-memory replicas. */
  changed: number;
};

/**
 * Each event of a request scans and stores all open requests of its document. With one document a day, 30,000 requests
 * within seconds took three quarters of the commands' throughput.
 */
const PARTS = 32;

const aboutRequest: Change<RequestFiguresDocument, FactEvent['type']> = {
  ids: ({ data: { bookingId } }) => dayPartOf(bookingId, PARTS),
  apply: counted,
};

export const requestFigures = defineReadModel<RequestFiguresDocument>({
  name: 'analytics-requests',
  version: 5,
  fields: ['changed'],
  resetOn: { [platformReset]: (_, { position }) => ({ days: {}, open: [], changed: position }) },
  on: onEach(factEvents, aboutRequest),
});

const nothing: RequestFiguresDocument = { days: {}, open: [], changed: 0 };
export const emptyRequestDay: RequestDay = { outcomes: {}, endings: {}, answers: {}, jobs: {}, cells: {} };

function counted(document: RequestFiguresDocument = nothing, event: FactEvent): RequestFiguresDocument | undefined {
  const { bookingId } = event.data;
  const at = document.open.findIndex((request) => request.bookingId === bookingId);
  const before = document.open[at]?.facts ?? null;
  const facts = factsAfter(before, event);
  if (!facts) return undefined;
  const day = dayWith(document.days[facts.day] ?? emptyRequestDay, before, facts);
  return {
    days: { ...document.days, [facts.day]: day },
    open: openWith(document.open, at, { bookingId, facts }),
    changed: event.position,
  };
}

function openWith(open: readonly OpenRequest[], at: number, request: OpenRequest): readonly OpenRequest[] {
  const isOver = isSettled(request.facts);
  if (at < 0) return isOver ? open : [...open, request];
  return isOver ? open.toSpliced(at, 1) : open.with(at, request);
}

/** The day's figures with `after` in place of `before`. */
export function dayWith(day: RequestDay, before: RequestFacts | null, after: RequestFacts): RequestDay {
  return {
    outcomes: moved(day.outcomes, before?.outcome ?? null, after.outcome),
    endings: moved(day.endings, before?.ending ?? null, after.ending),
    answers: moved(day.answers, answerStep(before), answerStep(after)),
    jobs: jobsWith(day.jobs, before, after),
    cells: cellsWith(day.cells, before, after),
  };
}

function answerStep(facts: RequestFacts | null): string | null {
  return facts === null || facts.answerSeconds === null ? null : stepOf(facts.answerSeconds);
}

const noJobs: JobFigures = { requested: 0, completed: 0, amount: 0, least: 0, most: 0 };

function jobsWith(jobs: RequestDay['jobs'], before: RequestFacts | null, after: RequestFacts): RequestDay['jobs'] {
  const isDone = after.outcome === 'completed';
  const hasMoved = before?.city !== after.city;
  if (!isDone && !hasMoved) return jobs;
  const left =
    before && hasMoved ? withJob(jobs, before, (city) => ({ ...city, requested: city.requested - 1 })) : jobs;
  return withJob(left, after, (city) => {
    const asked = { ...city, requested: city.requested + (hasMoved ? 1 : 0) };
    return isDone ? priced(asked, after.amount) : asked;
  });
}

function withJob(
  jobs: RequestDay['jobs'],
  { serviceId, city }: RequestFacts,
  change: (figures: JobFigures) => JobFigures,
): RequestDay['jobs'] {
  // Without a prototype: city names are user input, such as `constructor`.
  const cities: Record<string, JobFigures> = Object.assign(Object.create(null), jobs[serviceId]);
  const { [city]: figures = noJobs, ...others } = cities;
  const changed = change(figures);
  return { ...jobs, [serviceId]: changed.requested === 0 ? others : { ...others, [city]: changed } };
}

function priced({ requested, completed, amount, least, most }: JobFigures, price: number): JobFigures {
  return {
    requested,
    completed: completed + 1,
    amount: amount + price,
    least: completed === 0 ? price : Math.min(least, price),
    most: Math.max(most, price),
  };
}

function cellsWith(cells: RequestDay['cells'], before: RequestFacts | null, after: RequestFacts): RequestDay['cells'] {
  const isUnanswered = isSettled(after) && after.answerSeconds === null;
  const hasMoved = before?.cell !== after.cell;
  if (!isUnanswered && !hasMoved) return cells;
  const changed = { ...cells };
  if (before && hasMoved) take(changed, before.cell);
  const { requested, unanswered } = changed[after.cell] ?? { requested: 0, unanswered: 0 };
  changed[after.cell] = {
    requested: requested + (hasMoved ? 1 : 0),
    unanswered: unanswered + (isUnanswered ? 1 : 0),
  };
  return changed;
}

/** Removes one request from a cell of a copy. */
function take(cells: Record<string, CellFigures>, cell: string): void {
  const { requested, unanswered } = cells[cell] ?? { requested: 1, unanswered: 0 };
  if (requested === 1) delete cells[cell];
  else cells[cell] = { requested: requested - 1, unanswered };
}
