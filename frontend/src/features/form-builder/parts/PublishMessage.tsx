import { useId } from 'react';
import type { FormDifference } from '#contracts/form/form-differences.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formBuilderEn } from '../form-builder.en.ts';
import { Differences } from './Differences.tsx';

/** Consequences of publishing: the changes to clients' current questions. */
export function PublishMessage({ differences }: { differences: readonly FormDifference[] }) {
  const t = useText(formBuilderEn);
  const title = useId();
  if (differences.length === 0) return t('changesNothing');
  return (
    <>
      <p>{t('publishMessage')}</p>
      <h3 id={title} className="mt-4 text-14 font-strong text-ink">
        {t('whatChanges')}
      </h3>
      <div
        role="group"
        aria-labelledby={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be focusable
        tabIndex={0}
        className="mt-1.5 max-h-[36dvh] overflow-y-auto rounded-12 bg-sunken px-3 py-2.5 text-ink"
      >
        <Differences of={differences} />
      </div>
    </>
  );
}
