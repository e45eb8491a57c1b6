import { useLocation } from 'react-router-dom';
import { readStoredUser, userTypeOf } from '../../../browser/storage.ts';
import { useText } from '../../../i18n/use-text.ts';
import { askPath } from '../../../domain/help-path.ts';
import { appEn } from '../../../domain/navigation.en.ts';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { reportBugEn } from './report-bug.en.ts';

/**
 * On a failed screen: links to home, bug report and help; visitors get the contact page. Reads the browser's storage
 * instead of the store, whose provider may have failed.
 */
export function ReportLink() {
  const t = useText(reportBugEn);
  const app = useText(appEn);
  const user = readStoredUser();
  const { pathname } = useLocation();
  const isSignedIn = user?.isAuthenticated === true;
  const side = isSignedIn ? userTypeOf(user) : null;
  return (
    <span className="flex flex-wrap justify-center gap-x-5 gap-y-2">
      <TextLink to={isSignedIn ? '/dashboard' : '/'}>{t('goHome')}</TextLink>
      {!side && <TextLink to="/contact">{app('getHelp')}</TextLink>}
      {side && side !== 'admin' && (
        <>
          <TextLink to={`/${side}/settings/report-bug`} state={{ page: pathname }}>
            {t('reportThis')}
          </TextLink>
          <TextLink to={askPath(side, undefined, 'app')}>{app('getHelp')}</TextLink>
        </>
      )}
    </span>
  );
}
