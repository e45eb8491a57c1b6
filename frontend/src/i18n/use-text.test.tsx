import '../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

localStorage.setItem('suki.language', 'fil');
const { i18n } = await import('./i18n.ts');
const { activate, registerTexts, wordsOf } = await import('./catalogue.ts');
const { useText } = await import('./use-text.ts');

function catalogueOf(name: string) {
  const arrival = Promise.withResolvers<{ default: { hello: string } }>();
  const catalogue = { hello: 'Hello' };
  registerTexts(catalogue, name, { fil: () => arrival.promise, ceb: () => arrival.promise });
  return { arrive: (hello: string) => arrival.resolve({ default: { hello } }), fail: arrival.reject, catalogue };
}

type Hello = ReturnType<typeof catalogueOf>['catalogue'];

function Greeting({ of }: { of: Hello }) {
  return useText(of)('hello');
}

function page(catalogue: Hello): ReactNode {
  return (
    <I18nProvider i18n={i18n}>
      <Greeting of={catalogue} />
    </I18nProvider>
  );
}

it('passes React one promise from the first render to the last', async () => {
  const { catalogue, arrive } = catalogueOf('one');
  const first = wordsOf(catalogue);
  arrive('Kumusta');
  await first;
  expect(wordsOf(catalogue)).toBe(first);
});

it('suspends until the texts are loaded, and not afterwards', async () => {
  const { catalogue, arrive } = catalogueOf('two');
  const stream = renderToReadableStream(page(catalogue));
  arrive('Kumusta');
  await expect(new Response(await stream).text()).resolves.toBe('Kumusta');
  expect(renderToStaticMarkup(page(catalogue))).toBe('Kumusta');
});

it('shows English without suspending when loading fails', async () => {
  const report = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', report);
  const { catalogue, fail } = catalogueOf('three');
  fail(new Error('offline'));
  await wordsOf(catalogue);
  expect(renderToStaticMarkup(page(catalogue))).toBe('Hello');
  expect(report).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('never suspends in English', async () => {
  const { catalogue } = catalogueOf('four');
  await activate('en');
  expect(renderToStaticMarkup(page(catalogue))).toBe('Hello');
});
