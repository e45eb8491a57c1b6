/** Navigation for code outside React, through the router's navigate function. */
export type GoTo = (path: string, options?: { replace?: boolean; state?: unknown }) => void | Promise<void>;

let navigate: GoTo | null = null;

/** The returned function unregisters it. */
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

/** Current path with query, to return to after signing in. */
export function currentPath(): string {
  const { pathname, search } = window.location;
  return `${pathname}${search}`;
}
