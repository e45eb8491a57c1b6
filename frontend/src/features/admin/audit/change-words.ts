import { ChangeDetails, changeValues, type ChangeWording } from '#contracts/event-texts/change-values.ts';
import type { AuditRow } from '#contracts/views/platform-audit.ts';
import type { Values } from '../../../i18n/i18n.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { auditChangesEn } from './audit-changes.en.ts';
import { changePhrasesEn } from './change-phrases.en.ts';

type Changed = Pick<AuditRow, 'type' | 'changes' | 'details' | 'unreadable'>;

/** Change text such as "₱650.00 to GCash", in the reader's language by type, else the server's text. */
export function useChangeWords(): (row: Changed) => string {
  const t = useText(auditChangesEn);
  const phrases = useText(changePhrasesEn);
  const locale = useLocale();
  const phrase: ChangeWording['phrase'] = (key, values) => (isPhrase(key) ? phrases(key, values) : undefined);
  return ({ type, changes, details, unreadable }) => {
    const { data } = ChangeDetails.safeParse(details);
    if (unreadable || !data || !isWorded(type)) return changes;
    return t(type, choosable(changeValues(data, { locale, phrase })));
  };
}

function isWorded(type: string): type is keyof typeof auditChangesEn {
  return Object.hasOwn(auditChangesEn, type);
}

function isPhrase(key: string): key is keyof typeof changePhrasesEn {
  return Object.hasOwn(changePhrasesEn, key);
}

/** Missing values become `none`, which message selectors match. */
function choosable(values: ReturnType<typeof changeValues>): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, chosenBy(value ?? '')]));
}

function chosenBy(value: string | number | boolean): string | number {
  if (typeof value === 'number') return value;
  return value === '' ? 'none' : String(value);
}
