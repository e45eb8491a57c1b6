import { comparedWords } from '#contracts/compared-text.ts';
import { noProfile } from '#contracts/worker/worker-fold.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import { emptyWords, vagueWords } from './service-words.ts';
import type { WordWeights } from './word-index.ts';

/** Weights of the words on a worker's page. Services are found by the services' own words. */
const says = { reviews: 0.3, city: 0.5, tagline: 0.65, skills: 0.75, name: 1 } as const;
const VAGUE = 0.3;

/** `baseCity`: the name of the worker's base city. */
export function wordsOfWorker(worker: WorkerDocument, baseCity: string): WordWeights {
  const { tagline, skills, location } = worker.profile ?? noProfile;
  const weights = new Map<string, number>();
  const add = (words: readonly string[], weight: number) => {
    for (const word of words) if (weight > (weights.get(word) ?? 0)) weights.set(word, weight);
  };
  const addText = (text: string, weight: number) => {
    for (const word of comparedWords(text))
      if (!emptyWords.has(word)) add([word], vagueWords.has(word) ? Math.min(weight, VAGUE) : weight);
  };
  add(worker.reviewWords, says.reviews);
  add(comparedWords(`${location?.city ?? ''} ${baseCity}`), says.city);
  addText(tagline, says.tagline);
  for (const skill of skills) addText(skill, says.skills);
  add(comparedWords(worker.name), says.name);
  return weights;
}
