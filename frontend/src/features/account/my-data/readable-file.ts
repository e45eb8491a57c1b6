import { wordsOf } from '../../../i18n/catalogue.ts';
import { textOf } from '../../../i18n/i18n.ts';
import { myDataLabelsEn } from './my-data-labels.en.ts';
import { myDataPage, type WholeData } from './my-data-page.ts';
import { myDataValuesEn } from './my-data-values.en.ts';

/** A person's data as a page in the screen's language. Its texts load only on request. */
export async function readableFile(data: WholeData, locale: string): Promise<string> {
  await Promise.all([wordsOf(myDataLabelsEn), wordsOf(myDataValuesEn)]);
  return myDataPage(data, {
    label: (key, values) => textOf(myDataLabelsEn, key, values),
    value: (key, values) => textOf(myDataValuesEn, key, values),
    locale,
  });
}
