import { useLocation } from 'react-router-dom';
import { readStoredUser, userTypeOf } from '../../../browser/storage.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { reportBugText } from './report-bug.text.ts';

/**
 * On a screen that failed: tells Suki of it, for who is signed in as a client or a worker. Asks the browser and not the
 * store: what failed may stand above it.
 */
export function ReportLink() {
  const t = useText(reportBugText);
  const user = readStoredUser();
  const { pathname } = useLocation();
  const side = user?.isAuthenticated ? userTypeOf(user) : 'admin';
  if (side === 'admin') return null;
  return (
    <TextLink to={`/${side}/settings/report-bug`} state={{ page: pathname }}>
      {t('reportThis')}
    </TextLink>
  );
}
