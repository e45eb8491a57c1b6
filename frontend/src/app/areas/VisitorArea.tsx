import { lazy } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../../domain/session/selectors.ts';
import { PublicLayout } from '../layouts/PublicLayout.tsx';
import { ScreenOutlet } from '../ScreenOutlet.tsx';
import '../../i18n/shipped-texts.text.ts';

/** What is around these screens for people who are in, guests too: visitors need not wait for it. */
const InFrame = lazy(async () => {
  const [{ ShellProvider }, { VisitorAreaOfUser }] = await Promise.all([
    import('../ShellProvider.tsx'),
    import('./VisitorAreaOfUser.tsx'),
  ]);
  return {
    default: () => (
      <ShellProvider>
        <VisitorAreaOfUser />
      </ShellProvider>
    ),
  };
});

/** Screens that everybody may open: who is in keeps their navigation, a visitor sees the public frame. */
export function VisitorArea() {
  if (useSelector(selectUser)) return <InFrame />;
  return (
    <PublicLayout>
      <div className="page-edge mx-auto max-w-290 py-6 lg:py-10">
        <ScreenOutlet />
      </div>
    </PublicLayout>
  );
}
