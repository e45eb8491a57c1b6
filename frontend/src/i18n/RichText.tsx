import { Trans } from '@lingui/react';
import { use, type ReactElement, type ReactNode } from 'react';
import { idOf, wordsNamed, wordsOf, type Texts } from './catalogue.ts';
import { isolatedValues, STORED } from './i18n.ts';

interface Props<Key extends string> {
  of: Texts<Key>;
  id: NoInfer<Key>;
  values?: Record<string, ReactNode>;
  /** Elements for the message's tags: 'See <terms>the terms</terms>' takes `{terms: <Link to="/terms" />}`. */
  parts?: Record<string, ReactElement>;
}

/** Renders a message with markup or components. */
export function RichText<Key extends string>({ of, id, values, parts }: Props<Key>) {
  use(wordsOf(of));
  use(wordsNamed(STORED));
  return <Trans id={idOf(of, id)} values={values && isolatedValues(values)} components={parts} />;
}
