/** Lets code outside React change the screen: the app's router lends its navigate function. */
export type GoTo = (path: string, options?: { replace?: boolean; state?: unknown }) => void | Promise<void>;

let navigate: GoTo | null = null;

/** The result takes the function back. */
export function provideNavigate(next: GoTo): () => void {
  navigate = next;
  return () => {
    if (navigate === next) navigate = null;
  };
}

export function goTo(path: string, options: { replace?: boolean; state?: unknown } = {}): void {
  if (navigate) void navigate(path, options);
  else window.location.assign(path);
}

/** Where the browser is, with its query: what to come back to after signing in. */
export function currentPath(): string {
  const { pathname, search } = window.location;
  return `${pathname}${search}`;
}
