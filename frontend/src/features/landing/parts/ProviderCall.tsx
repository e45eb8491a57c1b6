import { BadgeCheck } from 'lucide-react';
import { formatPesoShort } from '#contracts/money.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { buttonLook } from '../../../ui/pressing/button-look.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { ServiceIcon } from '../../../ui/showing/ServiceIcon.tsx';
import { faceOf } from '../face.ts';
import { landingEn } from '../landing.en.ts';
import { cx } from '../../../ui/class-names.ts';

/** The invitation to become a provider. */
export function ProviderCall() {
  const t = useText(landingEn);
  return (
    <div className="public-edge mx-auto max-w-290 pt-8 pb-14 lg:pt-11 lg:pb-22">
      <section
        aria-labelledby="provider-title"
        className="grid items-center gap-x-16 gap-y-7 rounded-28 bg-mango-tint px-5 py-8 md:grid-cols-[1fr_402px] lg:px-16 lg:py-15"
      >
        <div>
          <h2 id="provider-title" className="max-w-100 text-28 font-title tracking-[-0.025em] text-balance lg:text-36">
            {t('providerTitle')}
          </h2>
          <p className="mt-3 max-w-125 text-16 lg:text-18 lg:leading-7">{t('providerText')}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to="/provider/signup" className="max-sm:flex-1">
              {t('getStarted')}
            </ButtonLink>
            <ButtonLink to="/provider/info" variant="outline" className="max-sm:flex-1">
              {t('learnMore')}
              <span className="sr-only">{t('learnMoreAbout')}</span>
            </ButtonLink>
          </div>
        </div>
        <SampleRequest />
      </section>
    </div>
  );
}

/** A decorative picture of a request; it cannot be pressed and adds no information. */
function SampleRequest() {
  const t = useText(landingEn);
  return (
    <div aria-hidden="true" className="relative pb-9">
      <div className="rounded-20 bg-surface p-4.5 shadow-1">
        <p className="flex items-center gap-3">
          <ServiceIcon category="plumbing" size={48} className="size-11" />
          <span>
            <span className="block text-14 font-strong">{t('sampleRequest')}</span>
            <span className="block text-13 text-muted">{t('sampleRequestText')}</span>
          </span>
        </p>
        <p className="mt-3 flex items-center justify-between text-13 text-muted">
          {t('sampleRequestTime')} <span className="amount text-16 text-ink">{formatPesoShort(160_000)}</span>
        </p>
        <p className="mt-3 grid grid-cols-2 gap-2">
          <span className={buttonLook({ variant: 'tint', size: 36 })}>{t('sampleQuote')}</span>
          <span className={buttonLook({ size: 36 })}>{t('sampleAccept')}</span>
        </p>
      </div>
      <p
        className={cx(
          'absolute bottom-0 left-1/2 flex -translate-x-1/2 items-center gap-2.5 rounded-pill bg-deep py-1.5 pr-5',
          'pl-1.5 text-14 font-strong whitespace-nowrap text-on-deep',
        )}
      >
        <Avatar name="Boyet" src={faceOf('boyet')} size={36} /> {t('sampleVerified')}{' '}
        <BadgeCheck className="size-5.5 text-mango" />
      </p>
    </div>
  );
}
