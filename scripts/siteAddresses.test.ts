import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { below, paths, sectionPath } from '@odonta/db/vocabulary/addresses.ts';
import { categories, formatPages } from '@odonta/db/vocabulary/catalog/categories.ts';
import { expect } from 'chai';
import { endpointsFor } from '../api/endpoints.ts';
import { siteAddressesIn } from './lib/siteAddresses.ts';

const root = path.resolve(import.meta.dirname, '..');
const none = () => Promise.reject(new Error('nothing is called here'));

/** Error pages have no address of their own. */
const isOfError = (name: string) => /^\d{3}/.test(name);

/** Files that write one, and why they may. */
const allowed: Readonly<Record<string, string>> = {
  'db/vocabulary/addresses.ts': 'the one place',
  'db/vocabulary/identity/secrets.ts': 'addresses of the API',
  'api/endpoints.ts': 'the prefix of the API of staff',
  'api/platform/docs/router.ts': 'the documentation of the API',
};

const pageFiles = globSync('**/*.{astro,ts}', { cwd: path.join(root, 'storefront/src/pages') });
const addressOf = (name: string) => `/${name.replace(/(\/?\bindex)?\.\w+$/, '')}`;

const known = {
  pages: [
    ...pageFiles.filter((name) => name !== '[section].astro' && !isOfError(name)).map(addressOf),
    ...[...categories, ...formatPages].map(sectionPath),
    paths.sandboxBank,
  ],
  endpoints: endpointsFor(
    { jwtSecret: 'a secret that is long enough for tests' },
    { take: none } as never,
    none as never,
  ).flatMap(({ path, aliases = [] }) => [path, ...aliases]),
};

const breaches: Readonly<Record<string, readonly string[]>> = {
  'api/x.ts': [
    "siteLink('/search')",
    `siteLink(\`/payment/\${token}\`)`,
    "siteLink('/legal/documents')",
    `const link = \`\${base_url}/lecturers/\${sef}\`;`,
    "const giftsPath = '/individuals/gifts';",
    "const page = '/adm/invitation';",
    "const below = '/certificates/';",
  ],
  'db/vocabulary/x.ts': [
    `export const collectionPath = (code: string) => \`/r/\${code}\`;`,
    "['/policy', none]",
  ],
  'storefront/src/x.tsx': [
    '<a href="/legal/employees" />',
    `<a href={\`/lecturers/\${sef}\`} />`,
    "location.assign('/basket')",
    "const hash = '/contacts#map';",
  ],
  'storefront/src/x.astro': [
    '<a href="/endodontiya">',
    "return Astro.rewrite('/gone');",
    `<a href={\`/lecturers/\${sef}\`}>`,
    `<Share url={\`\${data.site.base_url}/articles/\${slug}\`} />`,
  ],
  'backoffice/src/x.tsx': ['<SiteLink path="/docs" />', `const entry = \`\${origin}/login?next=\${next}\`;`],
};

const harmless: Readonly<Record<string, readonly string[]>> = {
  'api/x.ts': [
    "endpoint({ path: '/lecturers/:sef' })",
    `const file = siteLink(\`/api/documents/\${token}/pdf\`);`,
  ],
  'storefront/src/x.tsx': [
    "get('/lecturers', { name })",
    `post(\`/articles/\${id}/like\`, body)`,
    "call('/legal/documents')",
  ],
  'storefront/src/x.astro': ['<a href={paths.search}>', "import Site from '../layouts/Site.astro';"],
  'backoffice/src/x.tsx': [
    `<Link to={\`/prods/\${id}/show\`} />`,
    "navigate('/login')",
    `\`\${apiUrl}/search?q=\${typed}\``,
  ],
};

/** Addresses of the site that no page of the storefront serves. */
const servedElsewhere: readonly string[] = [
  paths.backOffice,
  paths.nextBackOffice,
  paths.staffInvitation,
  paths.sandboxBank,
];

describe('Addresses of the site are written in one place', () => {
  const sources = globSync('{api,db,storefront/src,backoffice/src}/**/*.{ts,tsx,astro}', {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist', '.astro'].includes(name),
  })
    .filter(
      (name) => !/\.(test|sample)\.tsx?$|\/testing\/|\/testSite\.ts$|^db\/(migrations|seeds)\//.test(name),
    )
    .map((name) => [name, readFileSync(path.join(root, name), 'utf8')] as const);

  const written = () =>
    (found ??= sources.flatMap(([name, text]) =>
      siteAddressesIn(name, text, known).map((address) => ({ name, address })),
    ));
  let found: { name: string; address: string }[] | undefined;

  it('no other source writes one', () => {
    expect(sources.length).to.be.greaterThan(2000);
    const stray = written().filter(({ name }) => !allowed[name]);
    expect(stray.map(({ address }) => address)).to.deep.equal([]);
  });

  it('every address has its page', () => {
    const pages = pageFiles.map(addressOf);
    expect(Object.values(paths).filter((address) => !pages.includes(address))).to.have.members([
      ...servedElsewhere,
    ]);
    const unserved = Object.values(below).filter(
      (prefix) => !pages.some((page) => page.startsWith(`${prefix}[`)),
    );
    expect(unserved).to.deep.equal([]);
  });

  it('every file that may write one does', () =>
    expect(written().map(({ name }) => name)).to.include.members(Object.keys(allowed)));

  for (const [name, lines] of Object.entries(breaches))
    for (const line of lines)
      it(`a planted «${line}» is found in ${name}`, () =>
        expect(siteAddressesIn(name, line, known)).to.have.length(1));

  for (const [name, lines] of Object.entries(harmless))
    for (const line of lines)
      it(`«${line}» is harmless in ${name}`, () =>
        expect(siteAddressesIn(name, line, known)).to.deep.equal([]));
});
