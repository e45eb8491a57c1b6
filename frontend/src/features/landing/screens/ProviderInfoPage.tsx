import { BadgeCheck, ClipboardCheck, Users, Wallet } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { DeepPanel } from '../../../ui/showing/DeepPanel.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { landingEn } from '../landing.en.ts';

const steps = [
  { icon: Users, title: 'joinTitle', text: 'joinText' },
  { icon: BadgeCheck, title: 'verifyTitle', text: 'verifyText' },
  { icon: ClipboardCheck, title: 'acceptTitle', text: 'acceptText' },
  { icon: Wallet, title: 'earnTitle', text: 'earnText' },
] as const;

/** Information about becoming a provider (specification section 1). */
export function ProviderInfoPage() {
  const t = useText(landingEn);
  useTitle(t('providerInfoTitle'));
  return (
    <div className="page-edge mx-auto max-w-290 py-6 lg:py-14">
      <DeepPanel pattern="right" padding="none" className="rounded-28! px-5 py-10 lg:px-16 lg:py-16">
        <h1 className="text-36 font-display tracking-[-0.03em]">{t('providerInfoTitle')}</h1>
        <p className="mt-3 max-w-120 text-18 text-on-deep-muted">{t('providerInfoText')}</p>
        <ButtonLink to="/provider/signup" variant="mango" className="mt-7">
          {t('getStarted')}
        </ButtonLink>
      </DeepPanel>
      <ol className="mt-6 grid gap-4 sm:grid-cols-2 lg:mt-8 lg:gap-5">
        {steps.map(({ icon: Icon, title, text }) => (
          <li key={title} className="rounded-20 border border-line bg-surface p-5 lg:p-7">
            <span className="flex size-11 items-center justify-center rounded-12 bg-brand-tint text-brand-ink">
              <Icon aria-hidden="true" className="size-5.5" />
            </span>
            <h2 className="mt-4 text-18 font-title">{t(title)}</h2>
            <p className="mt-1 text-16 text-muted">{t(text)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
