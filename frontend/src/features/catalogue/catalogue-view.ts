import { comparableText } from '#contracts/foreign-text.ts';
import { categories, homeTabOf, homeTabs, type HomeTab } from '#contracts/catalogue/categories.ts';
import type { Service } from '#contracts/views/catalogue.ts';
import { inCatalogue } from '../../i18n/i18n.ts';

export type NamedTab = Exclude<HomeTab, 'Others'>;

/**
 * Home tabs with services in the preferred order (specification section 2), and whether other categories exist, to
 * which the Others link leads.
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

/** By category in catalogue order; categories that admins added are last. */
export function byCategory(services: readonly Service[]): { category: string; services: Service[] }[] {
  const groups = Map.groupBy(services, ({ category }) => category);
  return [...groups]
    .map(([category, members]) => ({ category, services: members }))
    .sort((one, other) => place(one.category) - place(other.category));
}

function place(category: string): number {
  return order.get(category) ?? order.size;
}

/** Each typed word must be the beginning of a word in the service's name, title, category or description. */
export function matching(services: readonly Service[], text: string): Service[] {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return [...services];
  return services.filter(({ name, title, category, description }) => {
    const words = wordsOf([name, title, inCatalogue(name), inCatalogue(title), category, description].join(' '));
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}

function wordsOf(text: string): string[] {
  return comparableText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
