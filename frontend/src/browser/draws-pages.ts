/** True where the build draws public pages (build/drawn-pages.ts): there is no browser, and nobody is here. */
export const drawsPages = import.meta.env.VITE_DRAWS_PAGES === 'true';
