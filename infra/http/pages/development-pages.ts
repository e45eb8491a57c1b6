import express from 'express';
import type { Outbox, OutboxMessage } from '../../mail/outbox.ts';
import { escapeHtml } from './escape-html.ts';

export type DemoAccount = { email: string; password: string; name: string; userType: string; avatar: string | null };

/** Development pages with sent mail, sent text messages and the demo accounts. Absent in production. */
export function developmentPages({
  outbox,
  demoAccounts,
}: {
  outbox: Outbox;
  demoAccounts: readonly DemoAccount[];
}): express.Router {
  const router = express.Router();
  router.get('/dev/outbox.json', async (_request, response) => void response.json(await outbox.list()));
  router.get(
    '/dev/outbox',
    async (_request, response) => void response.type('html').send(outboxPage(await outbox.list())),
  );
  router.get('/dev/demo-accounts', (_request, response) => void response.json(demoAccounts));
  return router;
}

function outboxPage(messages: readonly OutboxMessage[]): string {
  const rows = messages.map(
    ({ at, to, channel, subject, text }) =>
      `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(channel)} to ${escapeHtml(to)}, ` +
      `${escapeHtml(at)}</p><pre>${escapeHtml(text)}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Outbox</title>
<style>body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#14211f;background:#fbfaf6}article{
background:#fff;border:1px solid #e4e2da;border-radius:16px;padding:1rem;margin:1rem 0}h2{font-size:1.1rem;margin:0}p{
color:#566662;margin:.25rem 0}pre{white-space:pre-wrap;font:inherit}</style>
<h1>Outbox</h1><p>What Suki would have mailed and texted, newest first.</p>${rows.join('') || '<p>Nothing yet.</p>'}</html>`;
}
