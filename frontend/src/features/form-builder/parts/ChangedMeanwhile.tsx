import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { formBuilderEn } from '../form-builder.en.ts';

/** Another user saved the form during editing. */
export function ChangedMeanwhile({ onTake }: { onTake: () => void }) {
  const t = useText(formBuilderEn);
  return (
    <Note
      tone="warning"
      className="mb-4"
      action={
        <Button size={44} variant="outline" onClick={onTake}>
          {t('takeTheirs')}
        </Button>
      }
    >
      {t('changedMeanwhile')}
    </Note>
  );
}
