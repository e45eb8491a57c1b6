import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { errorText } from '../../../api/error-text.ts';
import { mergeStoredUser } from '../../../browser/storage.ts';
import { PICTURES } from '../../../browser/shrink-picture.ts';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import { uploadAvatar } from '../../../api/uploads/upload.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { FieldError } from '../../../ui/forms/Field.tsx';
import { FileButton } from '../../../ui/pressing/FileButton.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { selectUser } from '../../../domain/session/selectors.ts';
import { accountApi, useChangeMeMutation } from '../api.ts';
import { profileEn } from '../profile.en.ts';

/** The user's picture, uploaded as soon as it is chosen. */
export function PictureField() {
  const t = useText(profileEn);
  const dispatch = useAppDispatch();
  const user = useSelector(selectUser);
  const [change] = useChangeMeMutation();
  const [error, setError] = useState<string | null>(null);

  async function told(work: () => Promise<unknown>) {
    setError(null);
    try {
      await work();
      dispatch(accountApi.util.invalidateTags(['Me', 'OwnProfile', 'Worker']));
      showToast(t('saved'), { variant: 'success' });
    } catch (failure) {
      setError(errorText(failure));
    }
  }

  async function upload([file]: File[]) {
    if (file) mergeStoredUser({ avatar: (await uploadAvatar(file)).url });
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={user?.name ?? ''} src={user?.avatar} size={96} />
      <div className="min-w-0 flex-1 basis-56">
        <p className="mb-2.5 text-14 text-muted">{t('pictureHint')}</p>
        <div className="flex flex-wrap gap-2">
          <FileButton
            accept={PICTURES}
            onFiles={(files) => told(() => upload(files))}
            variant="outline"
            size={44}
            icon={<Camera aria-hidden="true" className="size-5" />}
          >
            {t('changePicture')}
          </FileButton>
          {user?.avatar && (
            <Button variant="quiet" size={44} onClick={() => told(() => change({ body: { avatar: null } }).unwrap())}>
              {t('removePicture')}
            </Button>
          )}
        </div>
        {error && (
          <div className="mt-2">
            <FieldError>{error}</FieldError>
          </div>
        )}
      </div>
    </div>
  );
}
