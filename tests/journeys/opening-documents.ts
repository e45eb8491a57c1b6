import { expect, type Page } from '@playwright/test';

/** Opens a document as staff, with the reason "checking the application" when asked: once an hour for each worker. */
export async function openDocumentToCheck(staff: Page, button: string): Promise<void> {
  await staff.getByRole('button', { name: button }).click();
  const dialog = staff.getByRole('dialog', { name: 'Why are you opening this document?' });
  await expect(dialog.getByLabel('What for')).toHaveValue('application');
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** Rendered in its frame, as a picture of its first page. */
export async function expectDocumentShown(page: Page, name: string): Promise<void> {
  const frame = page.locator(`iframe[title="${name}"]`);
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  await expect(frame.contentFrame().getByRole('img').first()).toBeVisible();
}
