import { Undo2 } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { formBuilderEn } from '../form-builder.en.ts';

interface Props {
  state: 'unsaved' | 'draft' | 'published' | 'nothing';
  canUndo: boolean;
  onUndo: () => void;
  onSave: () => Promise<void>;
  onPublish: () => Promise<void>;
  /** Discards the draft; null without one. */
  onDiscard: (() => Promise<void>) | null;
}

/** State of the form and its next action: save as a draft, or publish. */
export function SaveBar({ state, canUndo, onUndo, onSave, onPublish, onDiscard }: Props) {
  const t = useText(formBuilderEn);
  // Shown only if needed: on a phone it covers much of the questions.
  const hasNext = state === 'unsaved' || state === 'draft';
  return (
    <div
      className={cx(
        '-mx-1 flex flex-wrap items-center justify-end gap-2 bg-paper px-1 py-3',
        hasNext && 'sticky bottom-16 z-10 lg:bottom-0',
      )}
    >
      <p role="status" className="mr-auto text-14 text-muted max-sm:w-full">
        {t(state)}
      </p>
      {canUndo && (
        <Button variant="quiet" size={44} icon={<Undo2 aria-hidden="true" className="size-5" />} onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
      {onDiscard && state === 'draft' && (
        <Button variant="quiet" size={44} onClick={onDiscard}>
          {t('discardDraft')}
        </Button>
      )}
      <Button variant="outline" size={44} disabled={state !== 'unsaved'} onClick={onSave}>
        {t('saveDraft')}
      </Button>
      <Button size={44} disabled={!hasNext} onClick={onPublish}>
        {t('publish')}
      </Button>
    </div>
  );
}
