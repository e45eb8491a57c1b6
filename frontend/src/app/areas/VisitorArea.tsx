import { lazy } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '../../domain/session/selectors.ts';
import { PublicLayout } from '../layouts/PublicLayout.tsx';
import { ScreenOutlet } from '../ScreenOutlet.tsx';
import '../../i18n/stored-texts.en.ts';

/** Frame for signed-in users and guests; lazy, so that visitors do not wait for it. */
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

/** Public screens: signed-in users keep their navigation, visitors see the public frame. */
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
