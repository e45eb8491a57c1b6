import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorText } from '../../../api/error-text.ts';
import { api } from '../../../api/api.ts';
import { PICTURES } from '../../../browser/shrink-picture.ts';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import { uploadAvatar } from '../../../api/uploads/upload.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { adminProfileEn } from './admin-profile.en.ts';

/** Sets the user's picture through the system's file dialog. */
export function PictureButton() {
  const t = useText(adminProfileEn);
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);

  async function take(file: File) {
    setBusy(true);
    try {
      await uploadAvatar(file);
      dispatch(api.util.invalidateTags(['Me']));
      showToast(t('pictureSaved'), { variant: 'success' });
    } catch (error) {
      showToast(errorText(error), { variant: 'error', durationMs: 4000 });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div>
      <input
        ref={input}
        type="file"
        accept={PICTURES}
        aria-label={t('changePicture')}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void take(file);
        }}
      />
      <Button
        variant="outline"
        size={44}
        busy={busy}
        icon={<Camera aria-hidden="true" className="size-5" />}
        onClick={() => input.current?.click()}
      >
        {t('changePicture')}
      </Button>
      <p className="mt-1 text-13 text-muted">{t('pictureHint')}</p>
    </div>
  );
}
