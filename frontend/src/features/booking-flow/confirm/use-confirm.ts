import { useLocation, useNavigate } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import { useSettings } from '../../../api/use-settings.ts';
import { selectIsAuthenticated } from '../../../domain/session/selectors.ts';
import { postponedStart } from '../time/asap-start.ts';
import { selectDraft } from '../selectors.ts';
import { bookingSubmitted, draftChanged } from '../slice.ts';
import { serverNow } from '../../../browser/server-time.ts';

/** Submits the booking. A guest signs in first and returns to the same step. */
export function useConfirm() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isSignedIn = useSelector(selectIsAuthenticated);
  const draft = useSelector(selectDraft);
  const { minimumNoticeMinutes } = useSettings();

  function confirm() {
    if (!isSignedIn) {
      void navigate('/login', { state: { from: pathname } });
      return;
    }
    const start = postponedStart(draft, serverNow(), minimumNoticeMinutes);
    if (start) dispatch(draftChanged(start));
    dispatch(bookingSubmitted());
  }

  return { confirm, isSignedIn };
}
