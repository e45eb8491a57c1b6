import { comparableText } from '#contracts/foreign-text.ts';

/** "Kitchen tap repair" → `kitchen-tap-repair`: the id that addresses and event history show. */
export function serviceSlug(name: string): string {
  const slug = comparableText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return slug || 'service';
}
