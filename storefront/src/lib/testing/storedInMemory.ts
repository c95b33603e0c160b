/** A browser's storage for the tests of one suite, empty at the beginning of each. */
export function storedInMemory(): Map<string, string> {
  const kept = new Map<string, string>();
  before(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      value: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
      },
    }),
  );
  beforeEach(() => kept.clear());
  after(() => Reflect.deleteProperty(globalThis, 'localStorage'));
  return kept;
}
