import { TextPage } from './TextPage.tsx';

const parts = [
  ['privacyKeep', 'privacyKeepText'],
  ['privacySee', 'privacySeeText'],
  ['privacyHistory', 'privacyHistoryText'],
  ['privacyRights', 'privacyRightsText'],
] as const;

export function PrivacyPage() {
  return <TextPage title="privacyTitle" intro="privacyIntro" parts={parts} />;
}
