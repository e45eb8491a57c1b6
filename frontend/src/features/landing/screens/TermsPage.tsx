import { TextPage } from './TextPage.tsx';

const parts = [
  ['termsUse', 'termsUseText'],
  ['termsBooking', 'termsBookingText'],
  ['termsPay', 'termsPayText'],
  ['termsProviders', 'termsProvidersText'],
  ['termsFair', 'termsFairText'],
  ['termsCredits', 'termsCreditsText'],
] as const;

export function TermsPage() {
  return <TextPage title="termsTitle" intro="termsIntro" parts={parts} />;
}
