import { Undo2 } from 'lucide-react';
import { useSelector } from 'react-redux';
import { isCallError } from '../../../api/call-error.ts';
import { errorText } from '../../../api/error-text.ts';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { selectUser } from '../../../domain/session/selectors.ts';
import { logoutRequested } from '../../../domain/session/slice.ts';
import { useUndoContactChangeMutation } from '../api.ts';
import { AuthFrame } from '../parts/AuthFrame.tsx';
import { undoEn } from '../undo.en.ts';
import { useHiddenToken } from '../use-hidden-token.ts';

/**
 * /undo-change: target of the link in the warning about a changed email or number. It asks for confirmation, since
 * mail scanners open links, too.
 */
export function UndoChangeScreen() {
  const t = useText(undoEn);
  const token = useHiddenToken();
  const [undo, { data, error, isLoading }] = useUndoContactChangeMutation();
  if (data)
    return (
      <AuthFrame title={t(data.kind === 'email' ? 'undoneEmail' : 'undonePhone')} intro={t('undoneText')}>
        <LogIn />
      </AuthFrame>
    );
  if (token === '' || isExpiredLink(error))
    return (
      <AuthFrame title={t('gone')} intro={t('goneText')}>
        <LogIn />
      </AuthFrame>
    );
  return (
    <AuthFrame title={t('undoTitle')} intro={t('undoText')}>
      {Boolean(error) && (
        <Note tone="error" className="mb-5">
          {errorText(error)}
        </Note>
      )}
      <Button
        wide
        busy={isLoading}
        icon={<Undo2 aria-hidden="true" className="size-5" />}
        onClick={() => void undo({ body: { token } })}
      >
        {t('undo')}
      </Button>
    </AuthFrame>
  );
}

/** The undo has ended this browser's session, so signing out leads to the sign-in. */
function LogIn() {
  const t = useText(undoEn);
  const dispatch = useAppDispatch();
  const user = useSelector(selectUser);
  return user ? (
    <Button wide onClick={() => void dispatch(logoutRequested())}>
      {t('logIn')}
    </Button>
  ) : (
    <ButtonLink to="/login" wide>
      {t('logIn')}
    </ButtonLink>
  );
}

function isExpiredLink(error: unknown): boolean {
  return isCallError(error) && (error.code === 'link_expired' || error.code === 'invalid');
}
