import { useSelector } from 'react-redux';
import { selectUser } from '../../domain/session/selectors.ts';
import { ClientLayout } from '../layouts/ClientLayout.tsx';
import { PublicLayout } from '../layouts/PublicLayout.tsx';
import { ScreenOutlet } from '../ScreenOutlet.tsx';
import { useShell } from '../../domain/shell.ts';

/** Screens that everybody may open: who is in keeps their navigation, a visitor sees the public frame. */
export function VisitorArea() {
  const user = useSelector(selectUser);
  const shell = useShell();
  if (user)
    return (
      <ClientLayout shell={shell}>
        <ScreenOutlet />
      </ClientLayout>
    );
  return (
    <PublicLayout>
      <div className="page-edge mx-auto max-w-290 py-6 lg:py-10">
        <ScreenOutlet />
      </div>
    </PublicLayout>
  );
}
