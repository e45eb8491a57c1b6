import { useSelector } from 'react-redux';
import { may, type StaffPermission } from '#contracts/account/staff-permissions.ts';
import { userTypeOf } from '../../browser/storage.ts';
import { selectUser } from './selectors.ts';

/** Permissions of this member of staff, for the user interface only; the server checks again. */
export function useMay(): (permission: StaffPermission) => boolean {
  const user = useSelector(selectUser);
  return (permission) =>
    user?.isAuthenticated === true && may({ userType: userTypeOf(user), staffRole: user.staffRole }, permission);
}
