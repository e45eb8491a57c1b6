import { FileText } from 'lucide-react';
import type { AdminUserDetails } from '#contracts/views/user.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usersText } from './users.text.ts';

/** What a worker handed in: looked at before they are approved. */
export function Papers({ documents }: { documents: AdminUserDetails['documents'] }) {
  const t = useText(usersText);
  return (
    <section aria-label={t('papers')}>
      <h3 className="text-14 font-strong tracking-normal">{t('papers')}</h3>
      {documents.length === 0 && <p className="mt-1 text-13 text-muted">{t('noPapers')}</p>}
      <ul>
        {documents.map(({ id, name, url }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer" className="flex min-h-11 items-center gap-3 rounded-8 text-14 text-brand-ink hover:underline hover:underline-offset-4">
              <FileText aria-hidden="true" className="size-5 shrink-0" /><span className="min-w-0 truncate">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
