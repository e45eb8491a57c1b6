import { CircleDashed } from 'lucide-react';
import type { AdminUser } from '#contracts/views/account.ts';
import { missingFromWorker } from '#contracts/worker/application.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useUserAction } from './use-user-action.ts';
import { usersEn } from './users.en.ts';

/** Missing items that prevent an approval, with a button that requests them from the worker. */
export function MissingItems({ user }: { user: AdminUser }) {
  const t = useText(usersEn);
  const { doNow } = useUserAction(user);
  const { missing } = user;
  if (missing.length === 0) return null;
  return (
    <section aria-label={t('missing')} className="rounded-12 bg-mango-tint px-4 py-3 text-mango-ink">
      <h3 className="mb-1 text-14 font-strong tracking-normal">{t('missing')}</h3>
      <ul className="grid gap-1 text-14">
        {missing.map((item) => (
          <li key={item} className="flex items-center gap-2">
            <CircleDashed aria-hidden="true" className="size-4 shrink-0" />
            {t(`missing_${item}`)}
          </li>
        ))}
      </ul>
      {missingFromWorker(missing).length > 0 && (
        <Button size={36} variant="outline" className="mt-3" onClick={() => doNow('request-missing')}>
          {t('requestMissing')}
        </Button>
      )}
    </section>
  );
}
