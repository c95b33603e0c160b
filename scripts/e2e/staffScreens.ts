interface Definition {
  name: string;
  never?: readonly string[];
  empty: { title: string; text: string };
  screens: Partial<Record<'list' | 'create' | 'edit' | 'show', unknown>>;
}

// Imported by its address alone: its modules are typed for a browser.
const registered = new URL('../../backoffice/src/resources/index.ts', import.meta.url).href;
const { definitions } = (await import(registered)) as { definitions: readonly Definition[] };

export const staffSections: readonly string[] = definitions.map(({ name }) => name);

/** The text of an empty list. */
export const emptyOf = (section: string) => definitions.find(({ name }) => name === section)?.empty;

const ways = { list: '', create: '/create', edit: '/id', show: '/id/show' } as const;

/** The addresses of every registered screen; `id` replaces the id of a record. */
export const staffScreens: readonly { section: string; address: string }[] = definitions.flatMap(
  ({ name, never = [], screens }) =>
    Object.entries(ways)
      .filter(([kind]) => kind in screens && !never.includes(kind))
      .map(([, way]) => ({ section: name, address: `/${name}${way}` })),
);

const registeredPages = new URL('../../backoffice/src/layout/pages.ts', import.meta.url).href;
const { pages } = (await import(registeredPages)) as { pages: readonly { path: string }[] };

/** The addresses of screens that are of no entity. */
export const staffPages: readonly string[] = ['/account', ...pages.map(({ path }) => path)];
