import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { useTitle } from '../../../ui/page/use-title.ts';
import { Hero } from '../parts/Hero.tsx';
import { HowItWorks } from '../parts/HowItWorks.tsx';
import { landingEn } from '../landing.en.ts';
import { PopularProjects } from '../parts/PopularProjects.tsx';
import { ProviderCall } from '../parts/ProviderCall.tsx';
import { Testimonials } from '../parts/Testimonials.tsx';
import { Trust } from '../parts/Trust.tsx';

/** The landing page (specification sections 1 and 2). */
export function LandingPage() {
  const t = useText(landingEn);
  const { hash } = useLocation();
  useTitle(t('tabTitle'));

  // "How it works" is a hash link; the screen is lazy, so the browser has tried to scroll before it existed.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);

  return (
    <>
      <Hero />
      <HowItWorks />
      <PopularProjects />
      <Trust />
      <Testimonials />
      <ProviderCall />
    </>
  );
}
