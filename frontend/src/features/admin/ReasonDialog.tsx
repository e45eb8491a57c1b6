import { lazyDialog } from '../../ui/over-the-page/lazy-dialog.tsx';

/** For what an admin does to others: it is never done without saying why. */
export const ReasonDialog = lazyDialog(async () => (await import('./ReasonForm.tsx')).ReasonForm);
