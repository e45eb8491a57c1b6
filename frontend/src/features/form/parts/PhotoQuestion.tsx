import { useContext, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { uploadPortfolio } from '../../../api/uploads/upload.ts';
import { useUploads } from '../../../api/uploads/use-uploads.ts';
import { selectIsAuthenticated } from '../../../domain/session/selectors.ts';
import { PhotoPicker } from '../../../forms/photos/PhotoPicker.tsx';
import { photosEn } from '../../../forms/photos/photos.en.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FieldError } from '../../../ui/forms/Field.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { formEn } from '../form.en.ts';
import { previewUpload, PreviewMode } from '../preview-mode.ts';
import type { QuestionProps } from './question-props.ts';

/** Pictures upload at once, which requires an account. */
export function PhotoQuestion({ field, label, hint, answer, error, onAnswer, onBusy }: QuestionProps<'photo'>) {
  const t = useText(formEn);
  const photoWords = useText(photosEn);
  const { pathname } = useLocation();
  const isSignedIn = useSelector(selectIsAuthenticated);
  const urls = (Array.isArray(answer) ? answer : []).filter((url): url is string => typeof url === 'string');
  const uploads = useUploads({
    most: field.max,
    upload: useContext(PreviewMode) ? previewUpload : uploadPortfolio,
    existing: urls.map((url, index) => ({
      id: url,
      url,
      name: photoWords('photoNumber', { number: index + 1 }),
      contentType: 'image/*',
    })),
  });
  const now = uploads.uploaded.map(({ url }) => url);
  const kept = useRef(urls.join());
  useEffect(() => {
    if (now.join() === kept.current) return;
    kept.current = now.join();
    onAnswer(now.length > 0 ? now : undefined);
  });
  const { isBusy } = uploads;
  const say = useRef(onBusy);
  useEffect(() => {
    say.current = onBusy;
  });
  // Unmounting during an upload must not leave the form waiting.
  useEffect(() => {
    if (!isBusy) return undefined;
    say.current(true);
    return () => say.current(false);
  }, [isBusy]);
  if (!isSignedIn)
    return (
      <>
        <p className="mb-1 text-14 font-strong">{label}</p>
        <TextLink to="/login" state={{ from: pathname }} className="text-14">
          {t('logInForPhotos')}
        </TextLink>
        {error && <FieldError>{error}</FieldError>}
      </>
    );
  return (
    <>
      <PhotoPicker label={label} {...(hint && { hint })} uploads={uploads} />
      {error && <FieldError>{error}</FieldError>}
    </>
  );
}
