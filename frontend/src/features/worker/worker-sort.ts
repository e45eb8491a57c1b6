import { workerSorts } from '#contracts/calls/worker.ts';

export type WorkerSort = (typeof workerSorts)[number];

export function isWorkerSort(text: string | null): text is WorkerSort {
  return workerSorts.some((sort) => sort === text);
}
