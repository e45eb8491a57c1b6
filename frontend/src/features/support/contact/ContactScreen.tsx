import { LifeBuoy, Phone } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { userTypeOf } from '../../../browser/storage.ts';
import { helpPath } from '../../../domain/help-path.ts';
import { selectIsAuthenticated, selectUser } from '../../../domain/session/selectors.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useTitle } from '../../../ui/page/use-title.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { CodeForm } from './CodeForm.tsx';
import { contactEn } from './contact.en.ts';
import { ContactForm, type Written } from './ContactForm.tsx';
import { ContactThread } from './ContactThread.tsx';
import { useFirstPictures } from './use-first-pictures.ts';

const PHONE = '(02) 8555 0100';

/** /contact: for visitors, confirmed by a mailed code; `?token=` opens the thread. */
export function ContactScreen() {
  const t = useText(contactEn);
  useTitle(t('title'));
  const [params] = useSearchParams();
  const token = params.get('token');
  return (
    <div className="mx-auto max-w-180">
      <h1 className="text-36 font-display tracking-[-0.03em]">{t('title')}</h1>
      {token ? <ContactThread key={token} token={token} /> : <Ways />}
    </div>
  );
}

function Ways() {
  const t = useText(contactEn);
  const [written, setWritten] = useState<Written | null>(null);
  const [isProving, setProving] = useState(false);
  const pictures = useFirstPictures();
  return (
    <>
      <p className="mt-3 mb-6 text-18 text-muted">{t('intro')}</p>
      <div className="grid gap-4">
        <WithAccount />
        {written && isProving ? (
          <CodeForm
            key={written.contactId}
            written={written}
            pictures={pictures}
            onBack={() => setProving(false)}
            onStarted={setWritten}
          />
        ) : (
          <ContactForm
            known={written}
            pictures={pictures}
            onStarted={(next) => {
              setWritten(next);
              setProving(true);
            }}
          />
        )}
        <Card title={t('phone')}>
          <p className="-mt-2 mb-2 text-14 text-muted">{t('phoneText')}</p>
          <a
            href="tel:+63285550100"
            className="touch-area inline-flex items-center gap-2 rounded-8 text-18 font-title text-brand-ink hover:underline"
          >
            <Phone aria-hidden="true" className="size-5" />
            {PHONE}
          </a>
        </Card>
      </div>
    </>
  );
}

/** Suggests signing in, where help is faster. */
function WithAccount() {
  const t = useText(contactEn);
  const user = useSelector(selectUser);
  const isSignedIn = useSelector(selectIsAuthenticated);
  const side = user && isSignedIn ? userTypeOf(user) : null;
  if (side === 'admin') return null;
  return (
    <Card title={t('haveAccount')}>
      <p className="-mt-2 mb-3 text-14 text-muted">{t('haveAccountText')}</p>
      <ButtonLink
        to={side ? helpPath(side) : '/login'}
        size={44}
        variant="tint"
        icon={<LifeBuoy aria-hidden="true" className="size-5" />}
      >
        {t(side ? 'openHelp' : 'logIn')}
      </ButtonLink>
    </Card>
  );
}
