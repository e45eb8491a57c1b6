// What the service worker shares with its pages and with the build (src/service-worker).

/** `page`: a page has opened with these hashed files. `update`: its user wants the new version now. */
export type PageMessage = { type: 'page'; assets: readonly string[] } | { type: 'update' };

/** A build's files by path. */
export type Build = {
  version: string;
  /** Documents without a hash in their names; the first one opens every screen. */
  documents: readonly string[];
  /** Hashed files that every screen needs. */
  shell: readonly string[];
  /** All hashed files. */
  assets: readonly string[];
};

/** Followed by the version. Its files are the same for everybody, so a sign-out leaves them. */
export const SHELL_CACHE = 'suki-shell-';
