import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { useTitle } from '../../ui/page/use-title.ts';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { landingText } from './landing.text.ts';
import { PopularProjects } from './PopularProjects.tsx';
import { ProviderCall } from './ProviderCall.tsx';
import { Testimonials } from './Testimonials.tsx';
import { Trust } from './Trust.tsx';

/** The first thing that anyone sees (specification sections 1 and 2). */
export function LandingPage() {
  const t = useText(landingText);
  const { hash } = useLocation();
  useTitle(t('tabTitle'));

  // The header's "How it works" comes as a hash; the screen is lazy, so the browser has passed it by.
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
