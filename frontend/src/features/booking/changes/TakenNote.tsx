import { useLocale, useText } from '../../../i18n/use-text.ts';
import { intoSight } from '../../../ui/into-sight.ts';
import { Note } from '../../../ui/showing/Note.tsx';
import { freeTimes } from '../actions/free-times.ts';
import { changesEn } from './changes.en.ts';

/** The time was taken meanwhile; lists the free ones. */
export function TakenNote({ alternatives, className }: { alternatives: readonly string[]; className?: string }) {
  const t = useText(changesEn);
  const times = freeTimes(alternatives, useLocale());
  return (
    <div ref={intoSight} className={className}>
      <Note tone="error" title={t('newTimeTaken')}>
        {alternatives.length > 0 ? t('alternativeStarts', { times }) : t('noneFree')}
      </Note>
    </div>
  );
}
