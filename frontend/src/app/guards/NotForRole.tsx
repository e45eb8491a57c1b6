import { staffRoleOf } from '#contracts/account/staff-permissions.ts';
import { useSelector } from 'react-redux';
import { selectUser } from '../../domain/session/selectors.ts';
import { useText } from '../../i18n/use-text.ts';
import { useTitle } from '../../ui/page/use-title.ts';
import { ButtonLink } from '../../ui/pressing/ButtonLink.tsx';
import { EmptyState } from '../../ui/showing/EmptyState.tsx';
import { notForRoleEn } from './not-for-role.en.ts';

/** Replaces a screen that the staff role may not open: explains why, whom to ask, and where to go. */
export function NotForRole() {
  const t = useText(notForRoleEn);
  const user = useSelector(selectUser);
  const role = staffRoleOf({ userType: 'admin', staffRole: user?.staffRole });
  useTitle(t('title'));
  return (
    <EmptyState
      as="h1"
      title={t('title')}
      action={
        <ButtonLink to="/admin" size={44}>
          {t('home')}
        </ButtonLink>
      }
    >
      {role && t('hint', { role: t(role) })}
    </EmptyState>
  );
}
