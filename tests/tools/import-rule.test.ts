import { describe, expect, test } from 'vitest';
import { features, violations } from './import-rule.ts';

const from = (file: string, specifier: string): string[] => violations(file, `import { x } from '${specifier}';`);

describe('the import rule', () => {
  const allowed: [file: string, specifier: string][] = [
    ['contracts/money.ts', 'zod/mini'],
    ['contracts/events/envelope.ts', '#infra/eventing/event-log.ts'],
    ['infra/service/engines.ts', '../eventing/sqlite.ts'],
    ['tests/harness/start-suki.ts', '#infra/eventing/testing.ts'],
    ['contracts/errors.ts', '#infra/http/calls/http-error.ts'],
    ['infra/http/routing/failure.ts', '../calls/http-error.ts'],
    ['infra/service-context/engines.ts', '#contracts/events/codec.ts'],
    ['query-api/start.ts', '#infra/service-context/service-context.ts'],
    ['command-api/booking/decider.ts', '../calendar/decider.ts'],
    ['command-api/booking/decider.test.ts', '#tests/given-when-then.ts'],
    ['demo/seed-demo.ts', '#command-api/payout/decider.ts'],
    ['suki.ts', '#demo/seed-demo.ts'],
    ['infra/eventing/projections/run.ts', '../read-models/worker.ts'],
    ['projectors/read-models/worker.ts', '../engine/read-model.ts'],
    ['query-api/workers.ts', '#projectors/read-models/worker.ts'],
    ['frontend/src/features/booking/BookingCard.tsx', '../../ui/Button.tsx'],
    ['frontend/src/app/store.ts', '../features/booking/slice.ts'],
    ['frontend/src/i18n/use-text.test.tsx', '../browser/testing/fake-browser.ts'],
    ['frontend/src/features/conversation/screens/ChatScreen.tsx', '../../booking/StepIcon.tsx'],
    ['frontend/src/features/account/api.ts', '../../domain/session/slice.ts'],
    ['frontend/src/features/session/take-over-storage.test.ts', '../../app/create-store.ts'],
    ['frontend/src/domain/booking/api.ts', '../../api/call-query.ts'],
    ['frontend/src/features/booking-flow/saga.ts', 'redux-saga/effects'],
  ];

  test('allows imports from lower layers', () => {
    expect(allowed.flatMap(([file, specifier]) => from(file, specifier))).toEqual([]);
  });

  const forbidden: [file: string, specifier: string, reason: string][] = [
    ['contracts/money.ts', '#infra/service/clock.ts', 'only infra/eventing'],
    ['infra/eventing/bus/port.ts', '#contracts/money.ts', 'packages'],
    ['infra/eventing/bus/port.ts', '../../service/clock.ts', 'packages'],
    ['contracts/errors.ts', '#infra/http/routing/failure.ts', 'only infra/eventing'],
    ['infra/http/app.ts', '#command-api/booking/decider.ts', 'only infra/eventing'],
    ['infra/service/engines.ts', '#contracts/events/codec.ts', 'only infra/eventing'],
    ['infra/service/engines.test.ts', '#contracts/events/codec.ts', 'only infra/eventing'],
    ['infra/payments/port.ts', '#infra/service-context/service-context.ts', 'only infra/eventing'],
    ['infra/sessions/access-tokens.ts', '#contracts/roles.ts', 'only infra/eventing'],
    ['contracts/events/envelope.ts', '#infra/eventing/event-log/envelope.ts', 'package.json does not export'],
    ['infra/service/engines.ts', '../eventing/event-log/port.ts', 'package.json does not export'],
    ['tests/harness/start-suki.ts', '../../infra/eventing/on-each.ts', 'package.json does not export'],
    ['infra/http/calls/http-error.ts', '../routing/failure.ts', 'packages'],
    ['infra/http/calls/http-error.ts', 'node:http', 'runs in the browser'],
    ['infra/service-context/engines.ts', '#query-api/start.ts', 'only contracts'],
    ['command-api/booking/decider.ts', '#projectors/read-models/worker.ts', 'only contracts, infra/service-context'],
    ['query-api/workers.ts', '#projectors/engine/run.ts', 'projectors/read-models'],
    ['realtime-gateway/chat.ts', '#query-api/chats.ts', 'only contracts, infra/service-context'],
    ['frontend/src/app/store.ts', '#infra/config/config.ts', 'only contracts'],
    ['frontend/src/ui/pressing/Button.tsx', '../../features/booking/slice.ts', 'frontend/src/ui may import only'],
    ['frontend/src/ui/pressing/Button.tsx', '../../domain/shell.ts', 'frontend/src/ui may import only'],
    ['frontend/src/api/api.ts', '../domain/shell.ts', 'frontend/src/api may import only'],
    ['frontend/src/domain/shell.ts', '../features/account/api.ts', 'frontend/src/domain may import only'],
    ['frontend/src/features/account/api.ts', '../booking/use-booking.ts', 'features/account may import only'],
    ['frontend/src/features/account/api.ts', '../../app/store.ts', 'features/account may import only'],
    ['frontend/src/features/newcomer/api.ts', '../account/api.ts', 'its feature is missing'],
    ['command-api/booking/decider.ts', '#tests/given-when-then.ts', 'only contracts, infra/service-context'],
    ['command-api/booking/decider.ts', '../../contracts/money.ts', 'write #contracts/money.ts'],
    ['command-api/first-start.ts', '#demo/seed-demo.ts', 'command-api may import only'],
    ['command-api/account/decider.test.ts', '#demo/people/people.ts', 'command-api may import only'],
    ['contracts/money.ts', 'node:fs', 'runs in the browser'],
    ['frontend/src/features/booking/saga.ts', 'redux-saga/effects', 'sagas are for sessions, sockets and drafts'],
    ['infra/utils/text.ts', 'zod', 'the folder name utils is too general'],
  ];

  test('refuses all other imports, with the reason', () => {
    const found = forbidden.map(([file, specifier]) => [file, specifier, from(file, specifier)]);
    const expected = forbidden.map(([file, specifier, reason]) => [file, specifier, [expect.stringContaining(reason)]]);
    expect(found).toEqual(expected);
  });

  test('lists each feature below the features that it imports', () => {
    const names = Object.keys(features);
    const misplaced = Object.entries(features).flatMap(([feature, imported]) =>
      imported
        .filter((one) => !names.slice(0, names.indexOf(feature)).includes(one))
        .map((one) => `${feature} imports ${one}`),
    );
    expect(misplaced).toEqual([]);
  });

  test.each([
    ["import type { X } from '#infra/x.ts';"],
    ["export { x } from '#infra/x.ts';"],
    ["export * from '#infra/x.ts';"],
    ["const load = () => import('#infra/x.ts');"],
  ])('finds %s', (source) => {
    expect(violations('contracts/money.ts', source)).toHaveLength(1);
  });
});
