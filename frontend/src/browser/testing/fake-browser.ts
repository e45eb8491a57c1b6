/** Browser globals for the state layer's tests in Node. Import it first. */
class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  clear() {
    this.#items.clear();
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null;
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.#items.delete(key);
  }
  setItem(key: string, value: string) {
    this.#items.set(key, value);
  }
}

const place = {
  origin: 'https://suki.test',
  protocol: 'https:',
  hostname: 'suki.test',
  pathname: '/client/home',
  search: '',
  assign: () => undefined,
};
const [local, session] = [new MemoryStorage(), new MemoryStorage()];
const page = Object.assign(new EventTarget(), { location: place });

Object.defineProperties(globalThis, {
  localStorage: { get: () => local, configurable: true },
  sessionStorage: { get: () => session, configurable: true },
  window: { value: page, configurable: true },
  location: { value: place, configurable: true },
  document: { value: { documentElement: { lang: 'en' }, visibilityState: 'visible' }, configurable: true },
});
