import { vi } from 'vitest';

export type Sent = { method: string; url: string; headers: Headers; body: unknown; credentials: string | undefined };

/** Replaces fetch until `vi.unstubAllGlobals()` and records requests. An aborted call rejects as with fetch. */
export function fakeServer(answer: (sent: Sent) => Response | Promise<Response>): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body, credentials, signal }: RequestInit) => {
    const one = {
      method,
      url,
      headers: new Headers(headers),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      credentials,
    };
    sent.push(one);
    return Promise.race([answer(one), rejectOnAbort(signal)]);
  });
  return sent;
}

function rejectOnAbort(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}

/** Timeouts of AbortSignal use the real clock; this binds them to fake timers. */
export function fakeTimeLimits(): void {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('no answer in time', 'TimeoutError')), ms);
    return controller.signal;
  });
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers });
}

export function succeeds(data: unknown, headers: Record<string, string> = {}): Response {
  return json(200, { success: true, data }, headers);
}

export function fails(status: number, code: string, details?: Record<string, unknown>): Response {
  return json(status, { success: false, code, message: code, ...(details && { details }), requestId: 'r' });
}

/** One response per `METHOD /api/path`; anything else is 404. */
export function routes(answers: Record<string, (sent: Sent) => Response | Promise<Response>>) {
  return (sent: Sent) => answers[`${sent.method} ${sent.url}`]?.(sent) ?? fails(404, 'not_found');
}
