import { expect, type Page } from '@playwright/test';
import { streams } from '#contracts/events/streams.ts';
import { adminEn } from '../../frontend/src/features/admin/admin.en.ts';
import { auditEn } from '../../frontend/src/features/admin/audit/audit.en.ts';
import { approvedWorker } from '../harness/test-users.ts';
import { axe } from './axe.ts';
import { requestedBooking } from './prepared.ts';
import { test } from './suki-test.ts';
import { said } from './words.ts';
import { translatedTexts } from '#infra/translations/translated-texts.ts';

const adminFil = translatedTexts('fil', adminEn, 'frontend/src/features/admin/admin');
const auditFil = translatedTexts('fil', auditEn, 'frontend/src/features/admin/audit/audit');

const secret = 'The key is under the third flower pot';
const reason = 'Andrea says that she was threatened';

const languages = [
  { language: 'en', audit: auditEn, admin: adminEn },
  { language: 'fil', audit: auditFil, admin: adminFil },
] as const;

async function openStream(page: Page, stream: string): Promise<void> {
  await page.goto(`/admin/audit-logs?q=${encodeURIComponent(stream)}&look=${encodeURIComponent(stream)}`);
}

for (const { language, audit, admin } of languages) {
  test(`staff with a reason read a conversation, and the audit log records it (${language})`, async ({
    visitors,
    suki,
    cast,
  }) => {
    const { carla, andrea, service } = cast;
    // No other journey books this worker.
    const nonoy = await approvedWorker(suki.url, carla, 'Nonoy', 'Bautista', service.id);
    const [andreaId, nonoyId] = [andrea.session?.user.id ?? '', nonoy.session?.user.id ?? ''];
    await requestedBooking({ client: andrea, worker: nonoy, serviceId: service.id, time: '10:30' });
    await andrea.call('sendToPartner', { params: { id: nonoyId }, body: { text: secret } });
    await carla.call('changeMe', { body: { language } });
    const { page } = await visitors.at({
      url: suki.url,
      session: carla.session && { ...carla.session, user: { ...carla.session.user, language } },
    });
    await openStream(page, streams.conversation(andreaId, nonoyId));
    const show = page.getByRole('button', { name: audit.showMessages });

    await test.step('the messages are hidden at first', async () => {
      await expect(page.getByText(audit.messagesHidden)).toBeVisible();
      await expect(page.getByText('flower pot')).toHaveCount(0);
      expect(await axe(page)).toEqual([]);
    });

    await test.step('a reason is required', async () => {
      await show.click();
      const dialog = page.getByRole('dialog', { name: audit.showMessagesTitle });
      await expect(dialog).toContainText(audit.showMessagesHint);
      await dialog.getByRole('button', { name: audit.showMessages }).click();
      await expect(dialog.getByText(admin.reasonNeeded)).toBeVisible();
      await dialog.getByLabel(admin.reason).fill(reason);
      await dialog.getByRole('button', { name: audit.showMessages }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('the messages are shown for a limited time', async () => {
      await expect(page.getByText(said(audit.messagesShown))).toBeVisible();
      await expect(page.getByText(secret).first()).toBeAttached();
    });

    await test.step('the messages are shown as of a day and time in Manila', async () => {
      const slider = page.getByRole('slider', { name: audit.stateAsOf });
      const last = Number(await slider.getAttribute('max'));
      await expect(slider).toHaveValue(String(last));
      await page.getByLabel(audit.pickDay).fill('2020-01-01');
      await expect(slider).toHaveValue('0');
      await page.getByLabel(audit.pickDay).fill('2199-01-01');
      await expect(slider).toHaveValue(String(last));
    });

    await test.step('the audit log shows who read them, and why', async () => {
      await expect
        .poll(
          async () =>
            (await carla.call('listAuditLogs', { query: { type: 'MessagesShownToStaff', strict: 'true' } })).items[0],
        )
        .toMatchObject({ actor: { role: 'admin' }, changes: expect.stringContaining(reason) });
    });

    await test.step('a reload hides them again', async () => {
      await page.reload();
      await expect(page.getByText(audit.messagesHidden)).toBeVisible();
      await expect(page.getByText(secret)).toHaveCount(0);
    });
  });
}
