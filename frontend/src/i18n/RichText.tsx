import { Trans } from '@lingui/react';
import { use, type ReactElement, type ReactNode } from 'react';
import { isolatedValues, SHIPPED } from './i18n.ts';
import { wordsOf, type Catalogue } from './catalogue.ts';

interface Props<Key extends string> {
  of: Catalogue<Key>;
  id: NoInfer<Key>;
  values?: Record<string, ReactNode>;
  /** Elements for the message's tags: 'See <terms>the terms</terms>' takes `{terms: <Link to="/terms" />}`. */
  parts?: Record<string, ReactElement>;
}

/** Renders a message with markup or components. */
export function RichText<Key extends string>({ of, id, values, parts }: Props<Key>) {
  use(wordsOf(of));
  use(wordsOf(SHIPPED));
  return <Trans id={`${of.name}.${id}`} values={values && isolatedValues(values)} components={parts} />;
}
