import { expect } from '@playwright/test';
import { openReadModelFiles } from '#infra/service/read-model-files.ts';
import { policyTasksSchema, type PolicyTask } from '#infra/eventing/process-managers.ts';
import { type ParkedEvent, parkedEventsSchema } from '#infra/eventing/projections.ts';
import { ApiClient } from '../harness/api-client.ts';
import { admin, startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { axe } from './axe.ts';
import { test as base } from './suki-test.ts';

/** A separate Suki: only its admin processes its parked events. */
const test = base.extend<{ broken: TestSuki }>({
  broken: async ({}, use) => {
    const suki = await startTestSuki();
    await parkEvent(suki.folder);
    await use(suki);
    await suki.stop();
  },
});

/** Never during this test. */
const NEXT_TRY = '2126-11-18T03:00:00.000Z';

/** The state that the projector and the policies leave after repeated failures. */
async function parkEvent(folder: string): Promise<void> {
  const documents = await openReadModelFiles(folder);
  await documents.ensure(parkedEventsSchema);
  await documents.ensure(policyTasksSchema);
  const event: ParkedEvent = {
    eventId: 'e1',
    readModel: 'bookings',
    type: 'BookingAccepted',
    stream: 'booking-b1',
    position: 3,
    error: 'Error: no such booking\n    at fold',
    at: '2026-11-18T01:00:00.000Z',
  };
  const task: PolicyTask = {
    policy: 'when-refund-issued-send-it',
    key: 'refund-r1',
    failedAt: '2026-11-18T02:00:00.000Z',
    dueAt: NEXT_TRY,
    data: {},
    eventId: 'e2',
    failures: 8,
    parkedBecause: 'The provider is not configured',
  };
  await documents.write([
    { collection: parkedEventsSchema.name, id: 'bookings~e1', document: event, position: 3, ifPosition: 'none' },
    {
      collection: policyTasksSchema.name,
      id: 'when-refund-issued-send-it:refund-r1',
      document: task,
      position: 1,
      ifPosition: 'none',
    },
  ]);
  await documents.close();
}

test('an admin sees which events failed repeatedly and why, also after the list failed to load once', async ({
  broken,
  visitors,
}) => {
  const { session } = await new ApiClient(broken.url).signIn(admin.email, admin.password);
  const { page } = await visitors.at({ url: broken.url, session });
  await page.goto('/admin?days=30');
  await page.route(
    '**/api/admin/parked*',
    (route) =>
      route.fulfill({
        status: 404,
        json: { success: false, code: 'not_found', message: 'Not found.', requestId: 'r' },
      }),
    { times: 1 },
  );
  await page.getByRole('link', { name: 'View: Failed event' }).click();
  const aside = page.getByRole('dialog', { name: 'Failed events and steps' });
  await expect(aside.getByText('Couldn’t load what failed')).toBeVisible();
  await aside.getByRole('button', { name: 'Retry' }).click();

  await expect(aside.getByRole('listitem')).toHaveCount(2);
  await expect(aside.getByRole('listitem').first()).toContainText(
    /refund-r1.*Refund transfer.*The provider is not configured.*Nov 18/s,
  );
  await expect(aside.getByRole('listitem').last()).toContainText(
    /BookingAccepted.*The view “bookings” couldn’t show it.*Error: no such booking/s,
  );
  await expect(aside).not.toContainText('at fold');
  expect(await axe(page)).toEqual([]);

  await aside.getByRole('link', { name: 'In the audit log' }).click();
  await expect(page).toHaveURL('/admin/audit-logs?q=booking-b1&look=booking-b1');
  await page.goBack();
  await aside.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/admin?days=30');
});
