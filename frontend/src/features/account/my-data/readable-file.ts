import { wordsOf } from '../../../i18n/catalogue.ts';
import { textOf } from '../../../i18n/i18n.ts';
import { myDataLabelsText } from './my-data-labels.text.ts';
import { myDataPage, type WholeData } from './my-data-page.ts';
import { myDataValuesText } from './my-data-values.text.ts';

/** A person's data as a page in the screen's language. Its texts load only on request. */
export async function readableFile(data: WholeData, locale: string): Promise<string> {
  await Promise.all([wordsOf(myDataLabelsText), wordsOf(myDataValuesText)]);
  return myDataPage(data, {
    label: (key, values) => textOf(myDataLabelsText, key, values),
    value: (key, values) => textOf(myDataValuesText, key, values),
    locale,
  });
}
