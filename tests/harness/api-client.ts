import type { AnswerOf, BodyInput, Call, QueryInput } from '#contracts/calls/call.ts';
import { type CallName, routeTable, type RouteTable } from '#contracts/calls/route-table.ts';
import { AFTER_HEADER, POSITION_HEADER, REFRESH_TOKEN_HEADER } from '#contracts/headers.ts';
import type { Session } from '#contracts/views/account.ts';

type Input<C extends Call> = { params?: Record<string, string>; query?: QueryInput<C>; body?: BodyInput<C> };

export type Answer = { status: number; body: unknown; headers: Headers };

/** Of whose sessions the password is known. */
const passwords = new WeakMap<Session, { url: string; password: string }>();

/** Another session of the same person, where their password is known; else this one, which then nothing else may refresh. */
export async function anotherSession(session: Session): Promise<Session> {
  const known = passwords.get(session);
  if (!known) return session;
  const client = await new ApiClient(known.url).signIn(session.user.email, known.password);
  return client.session ?? session;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Calls Suki as a program would, remembering what it wrote so that it reads its own writes. */
export class ApiClient {
  readonly url: string;
  token: string | null = null;
  session: Session | null = null;
  private position = 0;

  private readonly fetch: Fetch;

  /** `by`: sends requests in another way than Node does, as from another address. */
  constructor(url: string, by: Fetch = fetch) {
    this.url = url;
    this.fetch = by;
  }

  /** Any request, whatever comes of it. */
  async send(
    method: string,
    path: string,
    { body, headers = {} }: { body?: string | FormData; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const response = await this.fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        // A program has no cookies.
        [REFRESH_TOKEN_HEADER]: 'body',
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(method === 'GET' && this.position > 0 && { [AFTER_HEADER]: String(this.position) }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
    this.position = Math.max(this.position, Number(response.headers.get(POSITION_HEADER) ?? 0));
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  }

  /** A call of the route table that succeeds: throws with the failure's body when it does not. */
  async call<Name extends CallName>(
    name: Name,
    input: Input<RouteTable[Name]> = {},
  ): Promise<AnswerOf<RouteTable[Name]>> {
    const call: Call = routeTable[name];
    const ask = () =>
      this.send(
        call.method,
        pathOf(call, input.params, { ...(input.query as object | undefined) }),
        input.body === undefined ? {} : { body: JSON.stringify(input.body) },
      );
    let answer = await ask();
    if (wantsFreshSignIn(answer) && (await this.proves())) answer = await ask();
    if (answer.status >= 400) throw new Error(`${name} answered ${answer.status} ${JSON.stringify(answer.body)}`);
    const { data } = answer.body as { data: unknown };
    return data as AnswerOf<RouteTable[Name]>;
  }

  /** As a person does whom the app asks for their password once more; false where it is not known. */
  private async proves(): Promise<boolean> {
    const known = this.session && passwords.get(this.session);
    if (!known) return false;
    await this.call('prove', { body: { password: known.password } });
    return true;
  }

  async signIn(email: string, password: string): Promise<this> {
    this.keep(await this.call('login', { body: { email, password } }));
    this.mayOpenMore(password);
    return this;
  }

  /** Whoever knows the password gets more sessions of this person: each browser of a journey has one of its own. */
  mayOpenMore(password: string): void {
    if (this.session) passwords.set(this.session, { url: this.url, password });
  }

  /** New tokens, also where the clock was moved past all that the old ones allow, if the password is known. */
  async renew(): Promise<void> {
    const { session } = this;
    if (!session) throw new Error('Nobody is signed in');
    const another = await anotherSession(session);
    const { refreshToken } = session;
    this.keep(another === session ? await this.call('refresh', { body: { refreshToken } }) : another);
  }

  keep(session: Session): void {
    const known = this.session?.user.id === session.user.id && passwords.get(this.session);
    if (known) passwords.set(session, known);
    this.session = session;
    this.token = session.accessToken;
  }
}

function wantsFreshSignIn({ status, body }: Answer): boolean {
  return status === 403 && (body as { code?: string }).code === 'sign_in_again';
}

export function pathOf(call: Call, params: Record<string, string> = {}, query: Record<string, unknown> = {}): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_braces, name: string) => encodeURIComponent(params[name] ?? name));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return search ? `${path}?${search}` : path;
}
