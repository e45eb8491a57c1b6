import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { userTypeOf } from '../../../browser/storage.ts';
import { selectIsAuthenticated, selectUser } from '../../../domain/session/selectors.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { reportBugText } from './report-bug.text.ts';

/** On a screen that failed: tells Suki of it, for who is signed in as a client or a worker. */
export function ReportLink() {
  const t = useText(reportBugText);
  const user = useSelector(selectUser);
  const isSignedIn = useSelector(selectIsAuthenticated);
  const { pathname } = useLocation();
  const side = user && isSignedIn ? userTypeOf(user) : 'admin';
  if (side === 'admin') return null;
  return (
    <TextLink to={`/${side}/settings/report-bug`} state={{ page: pathname }}>
      {t('reportThis')}
    </TextLink>
  );
}
