import type { ChoicePrice, UnitPrice } from '#contracts/form/form-field.ts';
import type { PriceLine } from '#contracts/form/price-of.ts';
import { wordsIn } from '#contracts/form/words.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { Language } from '#contracts/roles.ts';
import type { Text } from '../../i18n/use-text.ts';
import { amountWithUnit } from './amount-with-unit.ts';
import type { formEn } from './form.en.ts';

type FormText = Text<keyof typeof formEn>;

/** "+₱400", "×1.5", "+₱200 for each one above 1"; undefined without a price effect. */
export function priceWords(price: ChoicePrice | UnitPrice | undefined, t: FormText): string | undefined {
  switch (price?.kind) {
    case undefined:
      return undefined;
    case 'add':
      return t('adds', { amount: formatPesoShort(price.centavos) });
    case 'multiply':
      return t('multiplies', { factor: price.percent / 100 });
    case 'per_unit':
      return price.included > 0
        ? t('perUnit', { amount: formatPesoShort(price.centavos), included: price.included })
        : t('perUnitFromOne', { amount: formatPesoShort(price.centavos) });
  }
}

/** Label of a receipt line: "3 bedrooms", "Deep cleaning", "Rooms: 3". */
export function lineWords({ label, words, count }: PriceLine, language: Language, t: FormText): string {
  if (words) return wordsIn(words, language);
  if (!count) return wordsIn(label, language);
  return count.unit
    ? amountWithUnit({ value: count.value, unit: count.unit }, language, t)
    : `${wordsIn(label, language)}: ${count.value}`;
}
