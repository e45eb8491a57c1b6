import { createSocket, type Socket } from 'node:dgram';
import { afterEach, expect, it } from 'vitest';
import { resolveHost } from './resolve-host.ts';

let server: Socket;
afterEach(() => void server.close());

/** A name server on this machine; `answer`: its answer to a question, null: none. */
async function nameServer(answer: (question: Buffer) => Buffer | null): Promise<string> {
  server = createSocket('udp4');
  server.on('message', (question, { port, address }) => {
    const told = answer(question);
    if (told) server.send(told, port, address);
  });
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
  return `127.0.0.1:${server.address().port}`;
}

const IPV4 = 1;
const HEAD_BYTES = 12;
const typeOf = (question: Buffer) => question.readUInt16BE(question.indexOf(0, HEAD_BYTES) + 1);

/** The response to a question (RFC 1035) with these bytes as the address; without any, an empty answer. */
function answered(question: Buffer, address: readonly number[]): Buffer {
  const asked = question.subarray(HEAD_BYTES, question.indexOf(0, HEAD_BYTES) + 5);
  const head = Buffer.from([
    question[0] ?? 0,
    question[1] ?? 0,
    0x81,
    0x80,
    0,
    1,
    0,
    address.length > 0 ? 1 : 0,
    0,
    0,
    0,
    0,
  ]);
  const found = Buffer.from([0xc0, HEAD_BYTES, 0, typeOf(question), 0, 1, 0, 0, 0, 60, 0, address.length, ...address]);
  return Buffer.concat([head, asked, ...(address.length > 0 ? [found] : [])]);
}

const patient = () => new AbortController().signal;

it('finds the addresses of a name of either kind', async () => {
  const four = await nameServer((question) => answered(question, typeOf(question) === IPV4 ? [93, 184, 216, 34] : []));
  expect(await resolveHost('calendar.example', patient(), [four])).toEqual(['93.184.216.34']);
  server.close();
  const six = await nameServer((question) =>
    answered(question, typeOf(question) === IPV4 ? [] : [0x20, 1, 0xd, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]),
  );
  expect(await resolveHost('calendar.example', patient(), [six])).toEqual(['2001:db8::1']);
});

it('reports a name without addresses', async () => {
  const none = await nameServer((question) => answered(question, []));
  await expect(resolveHost('calendar.example', patient(), [none])).rejects.toMatchObject({ code: 'ENODATA' });
});

it('stops waiting for a silent server when aborted', async () => {
  const giveUp = new AbortController();
  const silent = await nameServer(() => {
    giveUp.abort();
    return null;
  });
  await expect(resolveHost('calendar.example', giveUp.signal, [silent])).rejects.toMatchObject({ code: 'ECANCELLED' });
  await expect(resolveHost('calendar.example', giveUp.signal, [silent])).rejects.toMatchObject({ name: 'AbortError' });
});

it.each(['localhost', 'LocalHost.', 'a.localhost'])(
  'resolves %s to this machine, whatever a name server returns',
  async (host) => {
    const at = await nameServer((question) => answered(question, [93, 184, 216, 34]));
    expect(await resolveHost(host, AbortSignal.timeout(60_000), [at])).toEqual(['127.0.0.1', '::1']);
  },
);
