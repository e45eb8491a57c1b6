import { type ComponentType, Suspense } from 'react';
import type { UserType } from '#contracts/roles.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { DefaultPayment } from './DefaultPayment.tsx';
import { MyDataSection } from './MyDataSection.tsx';
import { NotificationsSection } from './NotificationsSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { Preferences } from './Preferences.tsx';
import { ReportSection } from './ReportSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { SignInMethodsSection } from './SignInMethodsSection.tsx';

// Lazy: each of these has much code that the other sections do not need.
const PasskeysSection = lazySection(async () => (await import('./PasskeysSection.tsx')).PasskeysSection);
const TwoStepSection = lazySection(async () => (await import('./TwoStepSection.tsx')).TwoStepSection);
const CloseAccountSection = lazySection(async () => (await import('./CloseAccountSection.tsx')).CloseAccountSection);

type Section = { name: string; Section: ComponentType; of: readonly UserType[] };

/** Sections in order. Sections for admins are on /admin/profile, which renders the rest itself. */
const sections: readonly Section[] = [
  { name: 'ways-in', Section: SignInMethodsSection, of: ['client', 'worker', 'admin'] },
  { name: 'password', Section: PasswordSection, of: ['client', 'worker', 'admin'] },
  { name: 'passkeys', Section: PasskeysSection, of: ['client', 'worker', 'admin'] },
  { name: 'two-step', Section: TwoStepSection, of: ['client', 'worker', 'admin'] },
  { name: 'sessions', Section: SessionsSection, of: ['client', 'worker', 'admin'] },
  { name: 'preferences', Section: Preferences, of: ['client', 'worker'] },
  { name: 'notifications', Section: NotificationsSection, of: ['client', 'worker'] },
  { name: 'my-data', Section: MyDataSection, of: ['client', 'worker', 'admin'] },
  { name: 'default-payment', Section: DefaultPayment, of: ['client'] },
  { name: 'report', Section: ReportSection, of: ['client', 'worker'] },
  { name: 'close-account', Section: CloseAccountSection, of: ['client', 'worker'] },
];

/**
 * The user type's account settings. They appear together once their texts are loaded, so that none pushes another
 * down.
 */
export function SettingsSections({ of }: { of: UserType }) {
  const shown = sections.filter((each) => each.of.includes(of));
  return (
    <Suspense
      fallback={shown.map(({ name }) => (
        <Waiting key={name} />
      ))}
    >
      {shown.map(({ name, Section }) => (
        <Section key={name} />
      ))}
    </Suspense>
  );
}

function lazySection(load: () => Promise<ComponentType>): ComponentType {
  const Section = lazyPart(load);
  return function SectionByItself() {
    return (
      <Suspense fallback={<Waiting />}>
        <Section />
      </Suspense>
    );
  };
}

function Waiting() {
  return <Skeleton className="h-40" />;
}
