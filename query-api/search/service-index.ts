import { comparedWords } from '#contracts/compared-text.ts';
import { shippedText } from '#infra/service-context/shipped-text.ts';
import type { CategoryDocument } from '#projectors/read-models/catalogue/categories.ts';
import type { ServiceDocument } from '#projectors/read-models/catalogue/services.ts';
import { emptyWords, serviceWords, vagueWords } from './service-words.ts';
import { createWordIndex, type WordWeights } from './word-index.ts';

/** Words of services: their own, and common names (service-words.ts). Updated service by service. */
export type ServiceIndex = ReturnType<typeof createServiceIndex>;

/** How well a word matches each service, by service id: at most 1. */
export type FittingServices = ReadonlyMap<string, number>;

const ownWords = { description: 0.35, title: 0.6, name: 0.85, category: 0.9 } as const;
const CALLED = 0.95;
/** A word that means it only together with another: "linis aircon". */
const CALLED_IN_PART = 0.75;
/** A word of both its name and its category: "cleaning" does not primarily mean the aircon. */
const CALLED_JUST_SO = 1;
const VAGUE = 0.4;

export function createServiceIndex() {
  const words = createWordIndex();
  const known = new Map<string, ServiceDocument>();
  const divided = new Map<string, CategoryDocument['subcategories']>();
  const numbers = new Map<string, number>();
  const ids: string[] = [];

  function numberOf(serviceId: string): number {
    const number = numbers.get(serviceId) ?? ids.push(serviceId) - 1;
    numbers.set(serviceId, number);
    return number;
  }

  function subcategoryOf({ category, subcategory }: ServiceDocument): string {
    const found = divided.get(category)?.find(({ id, isActive }) => isActive && id === subcategory);
    return found ? [found.name, found.names.fil, found.names.ceb].join(' ') : '';
  }

  function index(serviceId: string, service: ServiceDocument): void {
    const says = service.isActive ? wordsOfService(service, subcategoryOf(service)) : new Map<string, number>();
    words.set(numberOf(serviceId), says);
  }

  function indexCategory(category: string): void {
    for (const [serviceId, service] of known) if (service.category === category) index(serviceId, service);
  }

  return {
    changed(serviceId: string, service: ServiceDocument): void {
      known.set(serviceId, service);
      index(serviceId, service);
    },
    emptied(): void {
      for (const part of [words, known, numbers]) part.clear();
      ids.length = 0;
    },
    /** Renaming, hiding or removing one changes the search words of its services. */
    followCategories: {
      changed(category: string, { subcategories }: CategoryDocument): void {
        divided.set(category, subcategories);
        indexCategory(category);
      },
      emptied(): void {
        const before = [...divided.keys()];
        divided.clear();
        for (const category of before) indexCategory(category);
      },
    },
    words,

    fitting(word: string, misspelled: boolean): FittingServices {
      const fitting = new Map<string, number>();
      for (const { term, likeness } of words.lookUp(word, misspelled))
        for (const [at, number] of term.entries.entries()) {
          const id = ids[number] ?? '';
          const fits = likeness * (term.weights[at] ?? 0);
          if (fits > (fitting.get(id) ?? 0)) fitting.set(id, fits);
        }
      return fitting;
    },
  };
}

/** The highest weight of each word, over all parts of the service. */
function wordsOfService(service: ServiceDocument, subcategory: string): WordWeights {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of comparedWords(text)) {
      if (emptyWords.has(word)) continue;
      const says = vagueWords.has(word) ? Math.min(weight, VAGUE) : weight;
      if (says > (weights.get(word) ?? 0)) weights.set(word, says);
    }
  };
  for (const part of ['description', 'title', 'category', 'name'] as const)
    for (const language of ['en', 'fil', 'ceb'] as const) add(shippedText(service[part], language), ownWords[part]);
  add(subcategory, ownWords.category);
  const ofCategory = new Set(comparedWords(service.category));
  add(
    comparedWords(service.name)
      .filter((word) => ofCategory.has(word))
      .join(' '),
    CALLED_JUST_SO,
  );
  for (const { en, fil, ceb } of rowsOf(service))
    for (const phrase of `${en}, ${fil}, ${ceb}`.split(','))
      add(phrase, comparedWords(phrase).length === 1 ? CALLED : CALLED_IN_PART);
  return weights;
}

function rowsOf({ category, name }: Pick<ServiceDocument, 'category' | 'name'>) {
  const named = comparedWords(name);
  const isNamed = (words: readonly string[]) => words.some((word) => named.includes(word));
  return serviceWords.filter(
    (row) =>
      row.category === category.toLowerCase() &&
      (row.named === undefined || isNamed(row.named)) &&
      (row.unlike === undefined || !isNamed(row.unlike)),
  );
}
