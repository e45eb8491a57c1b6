import type { ComponentType } from 'react';
import type { UserType } from '#contracts/roles.ts';
import { Contacts } from './Contacts.tsx';
import { DefaultPayment } from './DefaultPayment.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { Preferences } from './Preferences.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { WaysInSection } from './WaysInSection.tsx';

type Section = { Section: ComponentType; of: readonly UserType[] };

/** The settings from top to bottom, a card and a file each. What is of admins stands on /admin/profile, which has the rest itself. */
const sections: readonly Section[] = [
  { Section: Contacts, of: ['client', 'worker'] },
  { Section: PasswordSection, of: ['client', 'worker', 'admin'] },
  { Section: WaysInSection, of: ['client', 'worker', 'admin'] },
  { Section: SessionsSection, of: ['client', 'worker', 'admin'] },
  { Section: Preferences, of: ['client', 'worker'] },
  { Section: DefaultPayment, of: ['client'] },
];

/** What this kind of person can set about their own account. */
export function SettingsSections({ of }: { of: UserType }) {
  return sections.filter((each) => each.of.includes(of)).map(({ Section }) => <Section key={Section.name} />);
}
