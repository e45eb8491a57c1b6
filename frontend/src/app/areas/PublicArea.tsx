import { PublicLayout } from '../layouts/PublicLayout.tsx';
import { ScreenOutlet } from '../ScreenOutlet.tsx';

export function PublicArea() {
  return (
    <PublicLayout>
      <ScreenOutlet />
    </PublicLayout>
  );
}
