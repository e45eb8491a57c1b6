import { randomUUID } from 'node:crypto';
import { THREAD_HEADER } from '#contracts/headers.ts';
import { ask } from './ask.ts';
import { atRate, type Assault } from './attack.ts';

/** Junk files for a visitor's conversation without its token, from one address: more than its daily limit. */
const FROM = 220;
const A_SECOND = 4;
const BYTES = 9_500_000;
const BOUNDARY = 'suki-junk';
const junk = Buffer.concat([
  Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="files"; filename="junk.png"\r\n\r\n`),
  Buffer.alloc(BYTES, 7),
  Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
]);

export async function junkUploads(assault: Assault): Promise<void> {
  await atRate(A_SECOND, async (n) => {
    const status = await ask(assault, {
      from: FROM,
      method: 'POST',
      path: '/api/contact/thread/pictures',
      headers: {
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': junk.length,
        ...(n % 2 === 0 && { [THREAD_HEADER]: randomUUID() }),
      },
      body: junk,
    });
    if (status === 429) assault.complain('junk used up the upload limit of other users of its address');
    if (status === 200) assault.complain('junk was accepted');
  });
}
