import type { AnswerOf, BodyInput, Call, QueryInput } from '#contracts/calls/call.ts';
import { type CallName, routeTable, type RouteTable } from '#contracts/calls/route-table.ts';
import { AFTER_HEADER, POSITION_HEADER, REFRESH_TOKEN_HEADER } from '#contracts/headers.ts';
import type { Session } from '#contracts/views/account.ts';
import { type Known, sharedPositionOf } from './known-positions.ts';

type Input<C extends Call> = { params?: Record<string, string>; query?: QueryInput<C>; body?: BodyInput<C> };

type Request = { body?: string | FormData; headers?: Record<string, string> };

export type Answer = { status: number; body: unknown; headers: Headers };

/** Passwords of the sessions that may be opened again. */
const passwords = new WeakMap<Session, { url: string; password: string }>();

/**
 * Another session of the same user, where their password is known; else this one, which nothing else may refresh then.
 */
export async function anotherSession(session: Session): Promise<Session> {
  const known = passwords.get(session);
  if (!known) return session;
  const client = await new ApiClient(known.url).signIn(session.user.email, known.password);
  return client.session ?? session;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The server waits two seconds for the position in each of them. */
const MOST_READS_AGAIN = 5;

/**
 * Calls Suki like a program. A call includes the earlier writes of every client of the same platform, so no test
 * depends on the speed of projections, nor of one process to follow another.
 */
export class ApiClient {
  readonly url: string;
  token: string | null = null;
  session: Session | null = null;

  private readonly fetch: Fetch;
  private known: Known;
  private asksAgain = true;

  /** `by`: sends the requests instead of `fetch`, for example from another address. */
  constructor(url: string, by: Fetch = fetch) {
    this.url = url;
    this.fetch = by;
    this.known = sharedPositionOf(url);
  }

  /**
   * From now on behaves like a browser, which waits for its own writes only and does not repeat reads: for
   * measurements.
   */
  byItself(): this {
    this.known = { ...this.known };
    this.asksAgain = false;
    return this;
  }

  /** Sends any request and returns any response. A read behind the known position is repeated. */
  async send(method: string, path: string, request: Request = {}): Promise<Answer> {
    const written = this.known.position;
    const most = this.asksAgain && method === 'GET' ? MOST_READS_AGAIN : 0;
    let answer = await this.sendOnce(method, path, request);
    for (let again = 0; again < most && isBehind(answer, written); again++)
      answer = await this.sendOnce(method, path, request);
    return answer;
  }

  private async sendOnce(method: string, path: string, { body, headers = {} }: Request): Promise<Answer> {
    const response = await this.fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        // A program has no cookies.
        [REFRESH_TOKEN_HEADER]: 'body',
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(this.known.position > 0 && { [AFTER_HEADER]: String(this.known.position) }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
    this.known.position = Math.max(this.known.position, Number(response.headers.get(POSITION_HEADER) ?? 0));
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  }

  /** A successful call of the route table: throws with the failure's body otherwise. */
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

  /** Re-authenticates with the password; false where it is unknown. */
  private async proves(): Promise<boolean> {
    const known = this.session && passwords.get(this.session);
    if (!known) return false;
    await this.call('prove', { body: { password: known.password } });
    return true;
  }

  async signIn(email: string, password: string): Promise<this> {
    this.keep(await this.call('login', { body: { email, password } }));
    this.rememberPassword(password);
    return this;
  }

  /** Stores the password for more sessions of this user: each browser of a journey has its own. */
  rememberPassword(password: string): void {
    if (this.session) passwords.set(this.session, { url: this.url, password });
  }

  /** New tokens, even after the clock moved beyond the old ones' lifetime, if the password is known. */
  async renew(): Promise<void> {
    const { session } = this;
    if (!session) throw new Error('The client is not signed in');
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

/** On a busy machine projections may take longer than a read waits; the read then returns older data. */
function isBehind({ status, headers }: Answer, written: number): boolean {
  const reached = headers.get(POSITION_HEADER);
  return status === 200 && reached !== null && Number(reached) < written;
}

function wantsFreshSignIn({ status, body }: Answer): boolean {
  return status === 403 && (body as { code?: string }).code === 'sign_in_again';
}

export function pathOf(call: Call, params: Record<string, string> = {}, query: Record<string, unknown> = {}): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_braces, name: string) => encodeURIComponent(params[name] ?? name));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return search ? `${path}?${search}` : path;
}
