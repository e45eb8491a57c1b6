import '../../../browser/testing/fake-browser.ts';
import { expect, it, vi } from 'vitest';
import { createStore } from '../../../app/create-store.ts';
import { fakeServer, fails, json, routes, succeeds } from '../../../api/testing/fake-server.ts';
import { accountApi } from '../api.ts';
import type { showToast } from '../../../ui/over-the-page/toast.ts';
import { secondFactorApi } from './api.ts';
import { secondStepLeft, selectRequiredSecondStep } from './slice.ts';

vi.mock('../../../ui/over-the-page/toast.ts', () => ({ showToast: vi.fn<typeof showToast>() }));

const asked = { ticket: 't1', ways: ['totp', 'recovery_code'] };
const needed = () =>
  json(403, { success: false, code: 'second_factor_needed', message: 'One more step', details: asked });

function start(answers: Parameters<typeof routes>[0]) {
  fakeServer(routes(answers));
  const { store } = createStore();
  const login = () =>
    store.dispatch(accountApi.endpoints.login.initiate({ body: { email: 'a@suki.ph', password: 'b' } }));
  return { store, login, step: () => selectRequiredSecondStep(store.getState()) };
}

it('keeps the required second step until it is complete or the user starts over', async () => {
  const { store, login, step } = start({
    'POST /api/auth/login': needed,
    'POST /api/auth/second-factor': () => succeeds({ user: {}, accessToken: 'A' }),
  });
  await login();
  expect(step()).toEqual(asked);
  store.dispatch(secondStepLeft());
  expect(step()).toBeNull();
  await login();
  const body = { ticket: 't1', code: '123456' };
  await store.dispatch(secondFactorApi.endpoints.takeSecondStep.initiate({ body }));
  expect(step()).toBeNull();
});

it('requires nothing after another failure, or without a ticket', async () => {
  const wrong = start({ 'POST /api/auth/login': () => fails(401, 'wrong_credentials') });
  await wrong.login();
  expect(wrong.step()).toBeNull();
  const strange = start({ 'POST /api/auth/login': () => fails(403, 'second_factor_needed') });
  await strange.login();
  expect(strange.step()).toBeNull();
});
