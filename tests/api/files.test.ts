import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/api-client.ts';
import { testUsersOf } from '../harness/test-users.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { Failure } from './failure-shape.ts';

/** What people send in, and what anybody gets of it. */

let suki: TestSuki;
let andrea: ApiClient;

beforeAll(async () => {
  suki = await startTestSuki({ env: { RATE_LIMITS: 'on' } });
  ({ andrea } = await testUsersOf(suki.url));
});
afterAll(() => suki.stop());

async function send(...files: Uint8Array<ArrayBuffer>[]) {
  const data = new FormData();
  for (const bytes of files) data.append('files', new Blob([bytes], { type: 'image/jpeg' }), 'sink.jpg');
  const { status, body } = await andrea.send('POST', '/upload/portfolio', { body: data });
  return {
    status,
    body,
    urls: (body as { data?: { items: { url: string }[] } }).data?.items.map(({ url }) => url) ?? [],
  };
}

/** Taken at home, where the client lives. */
function photo(): Promise<Buffer<ArrayBuffer>> {
  const gps = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '14/1 38/1 12/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '121/1 2/1 30/1',
  };
  return sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Artist: 'Andrea Reyes' }, IFD3: gps })
    .jpeg()
    .toBuffer();
}

describe('a picture', () => {
  it('is shown to everybody without where it was taken, and never as it was sent', async () => {
    const sent = await photo();
    expect(sent.includes('Andrea')).toBe(true);
    const { urls } = await send(sent);
    const response = await fetch(suki.url + urls[0]);
    const kept = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('ratelimit')).not.toBeNull();
    expect(kept.includes('Andrea')).toBe(false);
    const { exif, format, width, height } = await sharp(kept).metadata();
    expect([exif, format, width, height]).toEqual([undefined, 'jpeg', 2048, 1024]);
  });

  it('is given in part, described alone, and not again to who has it', async () => {
    const { urls } = await send(await photo());
    const url = suki.url + urls[0];
    const whole = await fetch(url);
    const bytes = Buffer.from(await whole.arrayBuffer());
    const etag = whole.headers.get('etag') ?? '';
    const part = await fetch(url, { headers: { range: 'bytes=10-19', 'if-range': etag } });
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, bytes.subarray(10, 20)]);
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
    expect((await fetch(url, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } })).status).toBe(304);
    const behind = await fetch(url, { headers: { range: `bytes=${bytes.length}-` } });
    expect([behind.status, Failure.parse(await behind.json()).code]).toEqual([416, 'range_not_satisfiable']);
  });

  it('that is none is refused, with those that are one beside it', async () => {
    const pretending = Buffer.concat([
      Buffer.from('ffd8ffe000104a464946', 'hex'),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const { status, body } = await send(await photo(), pretending);
    expect([status, Failure.parse(body).code]).toEqual([415, 'unsupported_media']);
  });
});
