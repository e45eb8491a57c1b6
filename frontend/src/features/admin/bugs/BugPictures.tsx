import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { Bug } from '#contracts/views/support-bugs.ts';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FieldError } from '../../../ui/forms/Field.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { useLinkBugPictureMutation } from './api.ts';
import { userReportsEn } from './user-reports.en.ts';

const DocumentDialog = lazyDialog(
  async () => (await import('../../worker/documents/DocumentDialog.tsx')).DocumentDialog,
);

/** A report's pictures, each opened through a short-lived link. */
export function BugPictures({ bug: { id, pictures } }: { bug: Bug }) {
  const t = useText(userReportsEn);
  const [link] = useLinkBugPictureMutation();
  const [error, setError] = useState<string | null>(null);
  const [shown, setShown] = useState<{ name: string; url: string } | null>(null);
  if (pictures.length === 0) return null;

  async function open(picture: Bug['pictures'][number]) {
    setError(null);
    try {
      const { url } = await link({ id, pictureId: picture.id }).unwrap();
      setShown({ name: picture.name, url });
    } catch (failure) {
      setError(errorText(failure));
    }
  }

  return (
    <section>
      <h3 className="mb-2 text-14 font-strong tracking-normal">{t('pictures')}</h3>
      <ul className="flex flex-wrap gap-2">
        {pictures.map((picture) => (
          <li key={picture.id} className="min-w-0">
            <Button
              variant="outline"
              size={36}
              aria-label={t('openPicture', { name: picture.name })}
              icon={<Eye aria-hidden="true" className="size-4 shrink-0" />}
              className="max-w-full"
              onClick={() => open(picture)}
            >
              <span className="truncate">{picture.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {error && <FieldError>{error}</FieldError>}
      {shown && <DocumentDialog document={shown} onClose={() => setShown(null)} />}
    </section>
  );
}
