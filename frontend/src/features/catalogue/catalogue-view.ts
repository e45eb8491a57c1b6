import { asCompared } from '#contracts/foreign-text.ts';
import { categories, homeTabOf, homeTabs, type HomeTab } from '#contracts/catalogue/categories.ts';
import type { Service } from '#contracts/views/catalogue.ts';
import { inCatalogue } from '../../i18n/i18n.ts';

export type NamedTab = Exclude<HomeTab, 'Others'>;

/**
 * The tabs of the client's home that hold services, in the preferred order (specification section 2), and whether other
 * categories exist, which the Others link leads to.
 */
export function homeTabsOf(services: readonly Service[]): {
  tabs: { tab: NamedTab; services: Service[] }[];
  others: boolean;
} {
  const named = homeTabs.filter((tab) => tab !== 'Others');
  const tabs = named.map((tab) => ({ tab, services: services.filter(({ category }) => homeTabOf(category) === tab) }));
  return {
    tabs: tabs.filter((group) => group.services.length > 0),
    others: services.some(({ category }) => homeTabOf(category) === 'Others'),
  };
}

const order = new Map<string, number>(categories.map(({ id }, index) => [id, index]));

/** Category by category in the catalogue's order, those that an admin invented last. */
export function byCategory(services: readonly Service[]): { category: string; services: Service[] }[] {
  const groups = Map.groupBy(services, ({ category }) => category);
  return [...groups]
    .map(([category, members]) => ({ category, services: members }))
    .sort((one, other) => place(one.category) - place(other.category));
}

function place(category: string): number {
  return order.get(category) ?? order.size;
}

/** Every word typed begins a word of the service's name, title, category or description. */
export function matching(services: readonly Service[], text: string): Service[] {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return [...services];
  return services.filter(({ name, title, category, description }) => {
    const words = wordsOf([name, title, inCatalogue(name), inCatalogue(title), category, description].join(' '));
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}

function wordsOf(text: string): string[] {
  return asCompared(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
