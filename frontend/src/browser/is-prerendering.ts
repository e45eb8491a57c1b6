/** True while the build pre-renders public pages (build/drawn-pages.ts): without a browser and without a user. */
export const isPrerendering = import.meta.env.VITE_DRAWS_PAGES === 'true';
