import type { FormDifference } from '#contracts/form/form-differences.ts';
import { type Words, wordsIn } from '#contracts/form/words.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import type { Text } from '../../i18n/use-text.ts';
import type { formEn } from '../form/form.en.ts';
import { priceWords } from '../form/price-words.ts';
import type { formBuilderEn } from './form-builder.en.ts';
import { questionKinds } from './question-kinds.ts';

interface Reader {
  language: Language;
  t: Text<keyof typeof formBuilderEn>;
  formText: Text<keyof typeof formEn>;
}

type Price = Parameters<typeof priceWords>[0];

const partWords = {
  required: 'nowRequired',
  optional: 'nowOptional',
  help: 'helpChanged',
  unit: 'unitChanged',
  limits: 'limitsChanged',
  condition: 'conditionChanged',
  options_order: 'optionsReordered',
} as const;

/** One difference between two form versions in the reader's language: "“Rooms”: +₱200 each → +₱250 each". */
export function differenceWords(difference: FormDifference, { language, t, formText }: Reader): string {
  const say = (words: Words) => wordsIn(words, language);
  const withPrice = (label: string, price: Price) =>
    price ? formText('withPrice', { label, price: priceWords(price, formText) ?? '' }) : label;
  const priceOr = (price: Price) => priceWords(price, formText) ?? t('costsNothing');

  switch (difference.what) {
    case 'question_added':
      return withPrice(t('questionAdded', { question: say(difference.question) }), difference.price);
    case 'question_removed':
      return t('questionRemoved', { question: say(difference.question) });
    case 'option_added':
    case 'option_removed': {
      const named = { question: say(difference.question), option: say(difference.option) };
      return difference.what === 'option_added'
        ? withPrice(t('optionAdded', named), difference.price)
        : t('optionRemoved', named);
    }
    case 'reworded':
      return rewordingWords(difference, { language, t });
    case 'price': {
      const { question, option, from, to } = difference;
      const became = { question: say(question), from: priceOr(from), to: priceOr(to) };
      return option ? t('optionBecomes', { ...became, option: say(option) }) : t('becomes', became);
    }
    case 'kind': {
      const [from, to] = [questionKinds[difference.from], questionKinds[difference.to]];
      return t('becomes', { question: say(difference.question), from: t(from.word), to: t(to.word) });
    }
    case 'questions_order':
      return t('questionsReordered');
    default:
      return t(partWords[difference.what], { question: say(difference.question) });
  }
}

type Rewording = Extract<FormDifference, { what: 'reworded' }>;

/** Language of a changed text, if it is not the reader's. */
function rewordingWords(
  { question, language: changed, from = '–', to = '–' }: Rewording,
  { language, t }: Omit<Reader, 'formText'>,
): string {
  const text = question
    ? t('optionReworded', { question: wordsIn(question, language), from, to })
    : t('questionReworded', { from, to });
  return changed === language ? text : t('inLanguage', { text, language: languages[changed] });
}
