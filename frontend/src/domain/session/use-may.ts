import { useSelector } from 'react-redux';
import { may, type StaffPermission } from '#contracts/account/staff-permissions.ts';
import { userTypeOf } from '../../browser/storage.ts';
import { selectUser } from './selectors.ts';

/** What this member of staff may do, for what a screen offers them: the server asks again. */
export function useMay(): (permission: StaffPermission) => boolean {
  const user = useSelector(selectUser);
  return (permission) =>
    user?.isAuthenticated === true && may({ userType: userTypeOf(user), staffRole: user.staffRole }, permission);
}
