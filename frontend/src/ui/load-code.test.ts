import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadIfOnline, loadCode, loadPart } from './load-code.ts';

const gone = new TypeError('Failed to fetch dynamically imported module');
const page = Object.assign(new EventTarget(), { location: { href: 'https://suki.test/client/home', reload: vi.fn() } });
const network = { onLine: true };
const head = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('fetch', head);
  network.onLine = true;
  page.location.reload.mockClear();
  head.mockReset().mockResolvedValue(new Response(null));
  vi.spyOn(performance, 'now').mockReturnValue(3_600_000);
});
afterEach(() => vi.unstubAllGlobals());

it('waits for the network, and retries', async () => {
  network.onLine = false;
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(gone).mockResolvedValue('the screen');
  const loaded = loadCode(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  network.onLine = true;
  page.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('the screen');
  expect(page.location.reload).not.toHaveBeenCalled();
});

it('reloads the page when its code is of an earlier version', async () => {
  let isSettled = false;
  const settle = () => (isSettled = true);
  void loadCode(() => Promise.reject(gone)).then(settle, settle);
  await vi.waitFor(() => expect(page.location.reload).toHaveBeenCalledOnce());
  expect(isSettled).toBe(false);
  expect(head).toHaveBeenCalledWith('https://suki.test/client/home', { method: 'HEAD', cache: 'no-store' });
});

it('reports a failure on a current page, and while the server is unreachable', async () => {
  vi.mocked(performance.now).mockReturnValueOnce(2000);
  await expect(loadCode(() => Promise.reject(gone))).rejects.toBe(gone);
  expect(head).not.toHaveBeenCalled();
  head.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(loadCode(() => Promise.reject(gone))).rejects.toBe(gone);
  head.mockResolvedValueOnce(new Response(null, { status: 502 }));
  await expect(loadCode(() => Promise.reject(gone))).rejects.toBe(gone);
  expect(page.location.reload).not.toHaveBeenCalled();
});

it('does not reload a page that would fail to load', async () => {
  head.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await reloadIfOnline()).toBe(false);
  expect(page.location.reload).not.toHaveBeenCalled();
  expect(await reloadIfOnline()).toBe(true);
  expect(page.location.reload).toHaveBeenCalledOnce();
});

describe('a part of a screen', () => {
  it('waits until the server answers, and does not reload the page', async () => {
    head
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(new Response(null, { status: 502 }));
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(gone);
    const loaded = loadPart(load);
    await vi.waitFor(() => expect(head).toHaveBeenCalledTimes(1));
    page.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(head).toHaveBeenCalledTimes(2));
    load.mockResolvedValue('the part');
    page.dispatchEvent(new Event('online'));
    expect(await loaded).toBe('the part');
    expect(page.location.reload).not.toHaveBeenCalled();
  });

  it('fails when the server answers without it', async () => {
    vi.mocked(performance.now).mockReturnValue(2000);
    await expect(loadPart(() => Promise.reject(gone))).rejects.toBe(gone);
  });
});
