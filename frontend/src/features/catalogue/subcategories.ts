import { wordsIn } from '#contracts/form/words.ts';
import type { Category, Service } from '#contracts/views/catalogue.ts';
import { useLanguage } from '../../i18n/use-text.ts';
import { useListCategoriesQuery } from './api.ts';

export type ShownSubcategory = { id: string; name: string };

/** Active subcategories of a category that have a service, in the reader's language. */
export function useSubcategories(services: readonly Service[]): (category: string) => ShownSubcategory[] {
  const [language] = useLanguage();
  const { data } = useListCategoriesQuery();
  return (category) =>
    subcategoriesWith(
      services,
      data?.items.find(({ id }) => id === category),
    ).map(({ id, name, names }) => ({
      id,
      name: wordsIn({ en: name, ...names }, language),
    }));
}

export function subcategoriesWith(
  services: readonly Pick<Service, 'category' | 'subcategory'>[],
  category: Category | undefined,
): Category['subcategories'] {
  const held = new Set(services.filter((one) => one.category === category?.id).map(({ subcategory }) => subcategory));
  return category?.subcategories.filter(({ id }) => held.has(id)) ?? [];
}
