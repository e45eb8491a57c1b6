import { useText } from '../../i18n/use-text.ts';
import { categoriesEn } from './categories.en.ts';
import { inWords } from './id-in-words.ts';

const words = {
  cleaning: 'cleaning',
  handyman: 'handyman',
  plumbing: 'plumbing',
  electrical: 'electrical',
  'appliance-repair': 'applianceRepair',
  carpentry: 'carpentry',
  'pest-control': 'pestControl',
  'furniture-assembly': 'furnitureAssembly',
  'tv-mounting': 'tvMounting',
  moving: 'moving',
  yardwork: 'yardwork',
} as const satisfies Record<string, keyof typeof categoriesEn>;

/** A category's name in the reader's language; a category that an admin added is shown by its id as words. */
export function useCategoryName(): (category: string) => string {
  const t = useText(categoriesEn);
  return (category) => (isKnown(category) ? t(words[category]) : inWords(category));
}

function isKnown(category: string): category is keyof typeof words {
  return Object.hasOwn(words, category);
}
