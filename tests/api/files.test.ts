import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../harness/api-client.ts';
import { kapitolyo, nextWorkday, person, testUsersOf } from '../harness/test-users.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { Failure } from './failure-shape.ts';

let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;

beforeAll(async () => {
  suki = await startTestSuki({ env: { RATE_LIMITS: 'on' } });
  cast = await testUsersOf(suki.url);
});
afterAll(() => suki.stop());

async function send(...files: Uint8Array<ArrayBuffer>[]) {
  const data = new FormData();
  for (const bytes of files) data.append('files', new Blob([bytes], { type: 'image/jpeg' }), 'sink.jpg');
  const { status, body } = await cast.andrea.send('POST', '/upload/portfolio', { body: data });
  return {
    status,
    body,
    urls: (body as { data?: { items: { url: string }[] } }).data?.items.map(({ url }) => url) ?? [],
  };
}

/** A photo with the GPS position of the client's home. */
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

describe('a picture of a booking or a chat', () => {
  const seenBy = (url: string, { token }: ApiClient) =>
    fetch(suki.url + url, { headers: { authorization: `Bearer ${token}` } }).then(({ status }) => status);
  const seenByAnybody = (url: string) => fetch(suki.url + url).then(({ status }) => status);

  /** The cookie that a browser gets at sign-in. */
  async function pictureCookieOf({ session }: ApiClient): Promise<string> {
    const { headers } = await fetch(`${suki.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: suki.url },
      body: JSON.stringify({ email: session?.user.email, password: 'suki-test-1' }),
    });
    return headers.getSetCookie().flatMap((set) => /^suki_pictures=[^;]+/.exec(set) ?? [])[0] ?? '';
  }

  it('is readable by its participants only, by a token or a browser’s cookie, until the session ends', async () => {
    const { andrea, jun, carla, service } = cast;
    const stranger = await person(suki.url, 'Ben', 'Cruz', 'client');
    const { urls } = await send(await photo(), await photo());
    const [ofBooking = '', ofChat = ''] = urls;
    expect(await seenByAnybody(ofBooking)).toBe(200);

    await andrea.call('createBooking', {
      body: {
        serviceId: service.id,
        workerId: jun.session?.user.workerId ?? '',
        date: nextWorkday(),
        time: '10:00',
        durationMinutes: 60,
        address: kapitolyo,
        paymentMethod: 'cash',
        photos: [ofBooking],
      },
    });
    const attachments = [{ url: ofChat, name: 'sink.jpg', contentType: 'image/jpeg' }];
    await andrea.call('sendToPartner', {
      params: { id: jun.session?.user.id ?? '' },
      body: { text: 'This one', attachments },
    });
    await expect.poll(() => Promise.all([ofBooking, ofChat].map(seenByAnybody))).toEqual([404, 404]);
    const seen = async (who: ApiClient) => [await seenBy(ofBooking, who), await seenBy(ofChat, who)];
    expect(await Promise.all([andrea, jun, carla, stranger].map(seen))).toEqual([
      [200, 200],
      [200, 200],
      [200, 404],
      [404, 404],
    ]);

    const cookie = await pictureCookieOf(jun);
    const byCookie = () => fetch(suki.url + ofChat, { headers: { cookie } }).then(({ status }) => status);
    expect(await byCookie()).toBe(200);
    await jun.call('endOtherSessions');
    await expect.poll(byCookie).toBe(404);
  });
});

describe('a public picture', () => {
  it('is shown to everyone without its location metadata, and never as it was uploaded', async () => {
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

  it('supports range requests, HEAD and conditional requests', async () => {
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

  it('is refused together with its whole upload when one file is not an image', async () => {
    const pretending = Buffer.concat([
      Buffer.from('ffd8ffe000104a464946', 'hex'),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const { status, body } = await send(await photo(), pretending);
    expect([status, Failure.parse(body).code]).toEqual([415, 'unsupported_media']);
  });
});
