import { LogOut } from 'lucide-react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Unbroken } from '../../../ui/showing/Unbroken.tsx';
import { selectUser } from '../../../domain/session/selectors.ts';
import { logoutRequested } from '../../../domain/session/slice.ts';
import { accountEn } from '../account.en.ts';
import { AuthFrame } from '../parts/AuthFrame.tsx';

/** /logout: asks for confirmation; the session saga signs out and redirects to /login. */
export function LogoutScreen() {
  const t = useText(accountEn);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const user = useSelector(selectUser);
  if (!user) return <Navigate to="/login" replace />;
  return (
    <AuthFrame title={t('logOutTitle')}>
      <p className="mb-6">
        <Unbroken>{t('logOutQuestion')}</Unbroken>
      </p>
      <div className="flex flex-wrap gap-3 whitespace-nowrap [&>button]:flex-auto">
        <Button variant="outline" onClick={() => void navigate('/dashboard')}>
          {t('stay')}
        </Button>
        <Button
          variant="danger"
          icon={<LogOut aria-hidden="true" className="size-5" />}
          onClick={() => void dispatch(logoutRequested())}
        >
          {t('logOut')}
        </Button>
      </div>
    </AuthFrame>
  );
}
