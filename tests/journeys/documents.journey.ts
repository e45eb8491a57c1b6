import { expect, type Page } from '@playwright/test';
import { person } from '../harness/test-users.ts';
import { axe } from './axe.ts';
import { openDocumentToCheck, expectDocumentShown } from './opening-documents.ts';
import { test } from './suki-test.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const clearance = 'nbi-clearance-of-nena-ocampo-scanned-at-the-barangay-hall-of-kapitolyo.png';
/** Would run a script, start a program, send a form and open an external page if a viewer allowed it. */
const pdf = Buffer.from(`%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R/OpenAction 5 0 R/AcroForm<</Fields[]/NeedAppearances true>>>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Annots[7 0 R]/AA<</O 6 0 R>>>> endobj
4 0 obj <</Length 31>> stream
0 0.4 0.3 rg 20 20 160 60 re f
endstream endobj
5 0 obj <</S/JavaScript/JS(app.alert\\('out'\\);app.launchURL\\('https://elsewhere.example/a'\\))/Next 6 0 R>> endobj
6 0 obj <</S/Launch/F(cmd.exe)/Next<</S/URI/URI(https://elsewhere.example/b)>>>> endobj
7 0 obj <</Type/Annot/Subtype/Link/Rect[0 0 200 100]/A<</S/URI/URI(https://elsewhere.example/c)>>>> endobj
trailer <</Root 1 0 R>>
%%EOF`);

/** A document opens by its own link, and each access of staff is recorded. */
test('a worker submits documents, an admin opens them, and the audit log records the access', async ({
  visitors,
  suki,
  cast: { carla },
}) => {
  const nena = await person(suki.url, 'Nena', 'Ocampo', 'worker');
  const { page: own } = await visitors.at({
    url: suki.url,
    session: nena.session,
    viewport: { width: 360, height: 780 },
  });
  const { page: staff } = await visitors.at({
    url: suki.url,
    session: carla.session,
    viewport: { width: 1280, height: 900 },
  });
  const panel = staff.getByRole('complementary', { name: 'Quick look: Nena Ocampo' });

  await test.step('an admin sees that there are no documents yet', async () => {
    await staff.goto(`/admin/users/${nena.session?.user.id}`);
    await expect(panel.getByRole('region', { name: 'Documents' })).toContainText('No documents yet');
  });

  await test.step('the worker submits two, and opens them', async () => {
    await own.goto('/worker-profile');
    await own.locator('input[type=file]').setInputFiles([
      { name: clearance, mimeType: 'image/png', buffer: picture },
      { name: 'tesda.pdf', mimeType: 'application/pdf', buffer: pdf },
    ]);
    await expect(own.getByText('We have your documents.')).toBeVisible();
    expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await own.getByRole('button', { name: `Open ${clearance}` }).click();
    await expectDocumentShown(own, clearance);
    await closes(own, clearance);
  });

  await test.step('the admin reads that access is recorded, and opens them', async () => {
    await staff.reload();
    await expect(
      panel.getByText('When you open a document, the audit log records your name and the time.'),
    ).toBeVisible();
    await panel.getByRole('button', { name: `Open ${clearance}` }).click();
    const dialog = staff.getByRole('dialog', { name: 'Why are you opening this document?' });
    await dialog.getByLabel('What for').selectOption('complaint');
    await dialog.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(dialog.getByText('Tell us why in a few words')).toBeVisible();
    expect(await axe(staff)).toEqual([]);
    await dialog.getByRole('button', { name: 'Go back' }).click();
    await openDocumentToCheck(staff, `Open ${clearance}`);
    await expectDocumentShown(staff, clearance);
    await closes(staff, clearance);
    await expect(panel.getByText('Opened a document').first()).toBeVisible();
  });

  await test.step('a PDF with scripts is shown beside the form, and runs nothing', async () => {
    const done: string[] = [];
    staff.on('dialog', (dialog) => done.push(dialog.message()));
    staff.on('download', (download) => done.push(download.url()));
    staff.on('popup', (popup) => done.push(popup.url()));
    staff.on('request', (request) => request.url().startsWith(suki.url) || done.push(request.url()));
    // The reason is asked for once an hour.
    await panel.getByRole('button', { name: 'Check tesda.pdf' }).click();
    const dialog = staff.getByRole('dialog', { name: 'What is this document?' });
    await expect(dialog.getByLabel('Kind of document')).toBeVisible();
    await expectDocumentShown(staff, 'tesda.pdf');
    await staff.locator('iframe').contentFrame().getByRole('img').click();
    expect(await axe(staff)).toEqual([]);
    const frame = staff.frames().at(-1);
    expect(await frame?.evaluate(() => window.origin)).toBe('null');
    expect(done.filter((what) => !what.startsWith('blob:') && !what.startsWith('data:'))).toEqual([]);
    await dialog.getByRole('button', { name: 'Go back' }).click();
  });

  await test.step('a link that is refused shows the reason, and opens nothing', async () => {
    await staff.route('**/link', (route) =>
      route.fulfill({
        status: 404,
        json: { success: false, code: 'not_found', message: 'Not found.', requestId: 'r1' },
      }),
    );
    await panel.getByRole('button', { name: `Open ${clearance}` }).click();
    await expect(panel.getByRole('alert')).toBeVisible();
    await expect(staff.locator('iframe')).toHaveCount(0);
    await staff.unroute('**/link');
  });

  await test.step('the audit log shows who opened which document', async () => {
    await staff.goto('/admin/audit-logs');
    for (const name of [clearance, 'tesda.pdf']) {
      const row = staff.getByRole('row').filter({ hasText: 'Opened a document' }).filter({ hasText: name });
      await expect(row).toContainText(carla.session?.user.name ?? 'nobody');
      await expect(row).toContainText('Nena Ocampo');
      await expect(row).toContainText('checking the application');
    }
  });
});

async function closes(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
}
