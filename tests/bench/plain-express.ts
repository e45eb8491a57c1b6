import { DatabaseSync } from 'node:sqlite';
import express from 'express';
import { userTypes } from '#contracts/roles.ts';
import { createAccessTokens } from '#infra/sessions/access-tokens.ts';
import { tokenKeysOf } from '#infra/sessions/signing-keys.ts';

/**
 * The baseline of the HTTP bench: plain express that sends constants, and one with the same authentication and one
 * durable INSERT per request. The bench runs it in its own process; it prints its port.
 */
const [secret = '', file = '', constants = '{}'] = process.argv.slice(2);
const tokens = createAccessTokens({ keys: tokenKeysOf([secret]), roles: userTypes });
const database = new DatabaseSync(file);
database.exec(
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE IF NOT EXISTS bookings (id INTEGER ' +
    'PRIMARY KEY, account TEXT, body TEXT)',
);
const insert = database.prepare('INSERT INTO bookings (account, body) VALUES (?, ?)');

const app = express();
app.disable('etag');
app.disable('x-powered-by');
for (const [path, body] of Object.entries<unknown>(JSON.parse(constants)))
  app.get(path, (_request, response) => void response.json(body));
app.post('/bookings', express.json(), async (request, response) => {
  const caller = await tokens.verify((request.get('authorization') ?? '').slice('Bearer '.length));
  if (!caller) return void response.status(401).json({ success: false });
  const { lastInsertRowid } = insert.run(caller.accountId, JSON.stringify(request.body));
  response.status(201).json({ success: true, data: { id: String(lastInsertRowid) } });
});
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : '');
});
