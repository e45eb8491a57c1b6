// Before the browser: it would become a part of that window, where nothing looks for it.
import 'fake-indexeddb/auto';
import '../../browser/testing/fake-browser.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Uploaded } from '#contracts/calls/upload.ts';
import { storageKeys } from '../../browser/storage-keys.ts';
import { clearStorages, storeUser } from '../../browser/storage.ts';
import type * as Drafts from './drafts.ts';
import { forgetDrafts } from './forget-drafts.ts';

let drafts: typeof Drafts;

/** As a reload: storage and database are still there, everything in memory is gone. */
async function reload() {
  vi.resetModules();
  drafts = await import('./drafts.ts');
}

function enter(userId: string) {
  storeUser({ isAuthenticated: true, userType: 'client' }, userId);
}

const typed = (conversation: string) => drafts.readDraft(conversation).values.text;
const write = (conversation: string, text: string) => drafts.setDraftValues(conversation, { text });
const plan = new File(['a plan'], 'plan.txt', { type: 'text/plain' });

/** Uploads that the test completes. */
function heldUploads() {
  const sent: string[] = [];
  const ends: ((uploaded: Uploaded | Error) => void)[] = [];
  async function upload(files: readonly File[]): Promise<Uploaded[]> {
    sent.push(...(await Promise.all(files.map((file) => file.text()))));
    const { promise, resolve } = Promise.withResolvers<Uploaded | Error>();
    ends.push(resolve);
    const end = await promise;
    if (end instanceof Error) throw end;
    return [end];
  }
  return { sent, ends, list: (conversation = 'chat jun') => drafts.draftUploads(conversation, { upload, most: 10 }) };
}
const onTheServer: Uploaded = { id: 'f1', url: '/files/f1', name: 'plan.txt', contentType: 'text/plain' };

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await reload();
  await forgetDrafts();
  enter('andrea');
});

it('keeps drafts in their conversation across a reload', async () => {
  write('chat jun', 'The gate code is');
  write('chat boyet', 'Hello');
  write('chat boyet', '');
  await reload();
  expect([typed('chat jun'), typed('chat boyet')]).toEqual(['The gate code is', undefined]);
});

it('hides an account’s drafts from other accounts, and deletes all at sign-out', async () => {
  write('chat jun', 'Andrea’s words');
  enter('grace');
  expect(typed('chat jun')).toBeUndefined();
  write('chat jun', 'Grace’s words');
  enter('andrea');
  expect(typed('chat jun')).toBe('Andrea’s words');
  await forgetDrafts();
  expect([typed('chat jun'), localStorage.getItem(storageKeys.drafts)]).toEqual([undefined, null]);
});

it('keeps a failed message for its account after another user’s drafts, and nothing after sign-out', () => {
  write('chat jun', 'Andrea’s words');
  enter('grace');
  const late = () => drafts.changeDraft('chat jun', (draft) => ({ ...draft, values: { text: 'late' } }), 'andrea');
  late();
  enter('andrea');
  expect(typed('chat jun')).toBe('late');
  clearStorages();
  enter('grace');
  late();
  expect(localStorage.getItem(storageKeys.drafts)).toBeNull();
});

it('reads drafts of another tab, and drops invalid ones', () => {
  const seen: unknown[] = [];
  const stop = drafts.subscribeDrafts(() => seen.push(typed('chat jun')));
  localStorage.setItem(
    storageKeys.drafts,
    JSON.stringify({ andrea: { 'chat jun': { values: { text: 'there' }, files: [], outgoing: [] } } }),
  );
  window.dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.drafts }));
  localStorage.setItem(storageKeys.drafts, '{"andrea": 1}');
  window.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  stop();
  expect(seen).toEqual(['there', undefined]);
});

it('continues an upload while another conversation is open, and shows it after returning', async () => {
  const { list, ends } = heldUploads();
  list().add([plan]);
  expect(list('chat boyet').files()).toEqual([]);
  expect(list().files()).toMatchObject([{ name: 'plan.txt', status: 'uploading' }]);
  await expect.poll(() => ends).toHaveLength(1);
  ends[0]?.(onTheServer);
  await expect.poll(() => list().files()).toMatchObject([{ status: 'uploaded', uploaded: onTheServer }]);
});

it('repeats an unfinished upload after a reload, and keeps finished and failed ones', async () => {
  const { list, ends, sent } = heldUploads();
  list().add([plan, new File(['a list'], 'list.txt', { type: 'text/plain' })]);
  await expect.poll(() => ends).toHaveLength(2);
  ends[0]?.(onTheServer);
  ends[1]?.(new Error('lost'));
  await expect.poll(() => list().files()).toMatchObject([{ status: 'uploaded' }, { status: 'failed' }]);
  await reload();
  list().resume();
  expect(list().files()).toMatchObject([{ status: 'uploaded', preview: '/files/f1' }, { status: 'uploading' }]);
  await expect.poll(() => sent).toEqual(['a plan', 'a list', 'a list']);
});

it('removes sent files together with the text, also from a displayed list', async () => {
  const { list, ends } = heldUploads();
  const shown = list();
  write('chat jun', 'Here is the plan');
  shown.add([plan]);
  await expect.poll(() => ends).toHaveLength(1);
  drafts.clearDraft('chat jun');
  ends[0]?.(onTheServer);
  await reload();
  expect([shown.files(), list().files(), typed('chat jun')]).toEqual([[], [], undefined]);
  expect(localStorage.getItem(storageKeys.drafts)).toBeNull();
});

it('shows no earlier files after signing out elsewhere and in again', () => {
  const { list } = heldUploads();
  list().add([plan]);
  localStorage.clear();
  enter('andrea');
  expect(list().files()).toEqual([]);
});

it('keeps the key of a message until it has arrived, also after a reload, and uses others for other texts', async () => {
  write('help new', 'The map is grey');
  const key = drafts.attemptKey('help new', { text: 'The map is grey' });
  await reload();
  expect(drafts.attemptKey('help new', { text: 'The map is grey' })).toBe(key);
  expect(drafts.attemptKey('help new', { text: 'The map is blue' })).not.toBe(key);
  drafts.clearDraft('help new');
  write('help new', 'The map is grey');
  expect(drafts.attemptKey('help new', { text: 'The map is grey' })).not.toBe(key);
});
