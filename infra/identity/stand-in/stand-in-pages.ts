import express, { type Request } from 'express';
import { escapeHtml } from '../../http/pages/escape-html.ts';
import { standInPage } from '../../http/pages/stand-in-page.ts';
import { STAND_IN_ISSUER, type StandInPerson, type StandInProvider } from './stand-in-provider.ts';

export const STAND_IN_PAGE = '/dev/google';
const FORM_LIMIT = '4kb';

/** The return path, and the value by which the browser recognises the response. */
type SignInQuery = { returnTo: string; state: string };

/**
 * The page where users choose an account, as on Google's. It redirects back with the id token in the fragment, which no
 * server receives.
 */
export function standInPages(provider: StandInProvider, people: readonly StandInPerson[]): express.Router {
  const router = express.Router();

  router.get(`${STAND_IN_PAGE}/.well-known/openid-configuration`, (request, response) => {
    const here = `${request.protocol}://${request.get('host')}${STAND_IN_PAGE}`;
    response.json({
      issuer: STAND_IN_ISSUER,
      authorization_endpoint: here,
      jwks_uri: `${here}/keys`,
      response_types_supported: ['id_token'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    });
  });

  router.get(`${STAND_IN_PAGE}/keys`, async (_request, response) => void response.json(await provider.keySet()));

  router.get(STAND_IN_PAGE, (request, response) => {
    const asked = queryOf(request);
    response
      .status(asked ? 200 : 400)
      .type('html')
      .set('Cache-Control', 'no-store')
      .send(
        asked
          ? choicePage(asked, people)
          : page('<h1>Start from Suki</h1><p>This page needs to know where to go back to.</p>'),
      );
  });

  router.post(STAND_IN_PAGE, express.urlencoded({ extended: false, limit: FORM_LIMIT }), async (request, response) => {
    const asked = queryOf(request);
    const person = personIn(request.body);
    if (!asked || !person) {
      response.redirect(303, request.originalUrl);
      return;
    }
    const answer = new URLSearchParams({ id_token: await provider.idTokenFor(person), state: asked.state });
    response.redirect(303, `${asked.returnTo}#${answer}`);
  });

  return router;
}

/** Accepts only paths of Suki as return address, never another site. */
function queryOf({ query }: Request): SignInQuery | null {
  const { returnTo, state } = query;
  if (typeof returnTo !== 'string' || typeof state !== 'string') return null;
  return /^\/(?![/\\])[\w/?=&.-]*$/.test(returnTo) && /^[\w-]{1,100}$/.test(state) ? { returnTo, state } : null;
}

/** A chosen or typed user. */
function personIn(body: unknown): StandInPerson | null {
  const fields = new Map(Object.entries(body ?? {}));
  const [email, name] = ['email', 'name'].map((field) => String(fields.get(field) ?? '').trim());
  return email && /^[^\s@]+@[^\s@]+$/.test(email)
    ? { email: email.slice(0, 254), name: name?.slice(0, 200) ?? '' }
    : null;
}

function choicePage({ returnTo, state }: SignInQuery, people: readonly StandInPerson[]): string {
  const address = escapeHtml(`${STAND_IN_PAGE}?${new URLSearchParams({ returnTo, state })}`);
  const choices = people.map(
    ({ name, email }) => `<form method="post" action="${address}">
<input type="hidden" name="email" value="${escapeHtml(email)}"><input type="hidden" name="name" value="${escapeHtml(name)}">
<button class="button who"><span>${escapeHtml(name)}</span><small>${escapeHtml(email)}</small></button></form>`,
  );
  return page(`<h1>Choose an account</h1><p>to continue to Suki</p>${choices.join('')}
<form method="post" action="${address}">
<label for="name">Or use another: name</label><input id="name" name="name" maxlength="80" autocomplete="off">
<label for="email">Email</label><input id="email" name="email" type="email" maxlength="254" required autocomplete="off">
<button class="button">Continue</button></form>
<p><a href="${escapeHtml(returnTo)}">Cancel</a></p>`);
}

function page(body: string): string {
  return standInPage({
    title: 'Choose an account',
    body,
    badge: 'Stands in for Google',
    note: 'A page for trying Suki out. It asks for no password, and nothing goes to Google.',
  });
}
