import { Headset, Lock, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { DeepPanel } from '../../../ui/showing/DeepPanel.tsx';
import { useCheckedDocuments } from '../use-checked-documents.ts';
import { landingEn } from '../landing.en.ts';

const claims = [
  { icon: ShieldCheck, title: 'vetted', text: 'vettedText' },
  { icon: Lock, title: 'secure', text: 'secureText' },
  { icon: Headset, title: 'support', text: 'supportText', to: '/contact' },
] as const;

export function Trust() {
  const t = useText(landingEn);
  const documents = useCheckedDocuments();
  return (
    <div className="public-edge mx-auto max-w-290 py-5 lg:py-11">
      <DeepPanel
        aria-labelledby="trust-title"
        pattern="left"
        padding="none"
        className="grid items-center gap-x-24 gap-y-8 px-6 py-10 lg:rounded-28! md:grid-cols-2 lg:grid-cols-[1fr_459px] lg:px-16 lg:py-21"
      >
        <div>
          <h2 id="trust-title" className="max-w-90 text-28 font-title tracking-[-0.025em] lg:text-36">
            {t('trustTitle')}
          </h2>
          <p className="mt-4 max-w-105 text-16 text-on-deep-muted lg:text-18 lg:leading-7">{t('trustText')}</p>
        </div>
        <ul className="md:divide-y md:divide-on-deep/20">
          {claims.map(({ icon: Icon, title, text, ...more }) => (
            <li key={title} className="flex gap-4 py-2.5 first:pt-0 last:pb-0 md:py-5.5">
              <span className="flex size-11 shrink-0 items-center justify-center rounded-12 bg-mango text-on-mango">
                <Icon aria-hidden="true" className="size-5.5" />
              </span>
              <div>
                <h3 className="text-16 font-title md:text-18">
                  {'to' in more ? (
                    <Link to={more.to} className="touch-area rounded-8 underline underline-offset-4">
                      {t(title)}
                    </Link>
                  ) : (
                    t(title)
                  )}
                </h3>
                <p className="text-14 text-on-deep-muted md:text-16">{t(text, { documents })}</p>
              </div>
            </li>
          ))}
        </ul>
      </DeepPanel>
    </div>
  );
}
