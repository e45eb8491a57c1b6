import { useState } from 'react';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { Spinner } from '../../../ui/showing/Spinner.tsx';
import { accountEn } from '../account.en.ts';
import { useLoginMutation } from '../api.ts';
import { useDemoAccounts, type DemoAccount } from '../demo-accounts.ts';
import { cx } from '../../../ui/class-names.ts';

const words = {
  client: { title: 'tryAsClient', hint: 'tryAsClientHint' },
  worker: { title: 'tryAsWorker', hint: 'tryAsWorkerHint' },
  admin: { title: 'tryAsAdmin', hint: 'tryAsAdminHint' },
} as const;

/** Signs in as a demo person. Renders nothing if the server has none. */
export function TryTheDemo() {
  const t = useText(accountEn);
  const accounts = useDemoAccounts();
  const [login, { error }] = useLoginMutation();
  const [trying, setTrying] = useState<string | null>(null);
  if (accounts.length === 0) return null;

  async function tryAs({ email, password }: DemoAccount) {
    if (trying) return;
    setTrying(email);
    await login({ body: { email, password } });
    setTrying(null);
  }

  return (
    <section aria-labelledby="try-the-demo" className="mt-7 rounded-20 bg-mango-tint p-3">
      <h2 id="try-the-demo" className="mb-3 text-16 font-title">
        {t('tryDemo')}
      </h2>
      {error && (
        <Note tone="error" className="mb-3">
          {errorText(error)}
        </Note>
      )}
      <div className="grid grid-cols-3 gap-2">
        {accounts.map((account) => (
          <button
            key={account.email}
            type="button"
            aria-busy={trying === account.email || undefined}
            onClick={() => void tryAs(account)}
            className={cx(
              'motion-quick flex min-w-0 flex-col items-center rounded-16 border border-mango bg-surface px-0.5',
              'py-3.5 text-center hover:bg-sunken',
            )}
          >
            <span className="relative">
              <Avatar name={account.name} src={account.avatar} size={48} />
              {trying === account.email && (
                <span className="absolute inset-0 flex items-center justify-center rounded-pill bg-surface/70">
                  <Spinner />
                </span>
              )}
            </span>
            <span className="mt-2 text-13 leading-tight font-strong">{t(words[account.userType].title)}</span>
            <span className="mt-0.5 text-12 leading-tight text-muted">{t(words[account.userType].hint)}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
