import { lazyDialog } from '../../ui/over-the-page/lazy-dialog.tsx';

/** For admin actions that affect other people: a reason is always required. */
export const ReasonDialog = lazyDialog(async () => (await import('./ReasonForm.tsx')).ReasonForm);
