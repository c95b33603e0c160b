import type { CityOption } from '@odonta/api/contract';
import { Letter } from '@odonta/db/models';
import { buildCity, buildProd, buildUser } from '@odonta/db/testing/factories.ts';
import { recoveryCalls } from '@odonta/db/vocabulary/identity/secrets.ts';
import { expect } from 'chai';

import { type App, composeApp } from './compose.ts';
import { siteLink } from './platform/mail/siteLinks.ts';
import { eventually } from './testing/eventually.ts';
import { type TestApi, testApi } from './testing/testApi.ts';

describe('two apps of one process', () => {
  let north: TestApi;
  let south: TestApi;
  let beside: App | undefined;

  before(async () => {
    north = await testApi({ ports: { siteUrl: 'https://north.example' } });
    south = await testApi({
      ports: { siteUrl: 'https://south.example', jwtSecret: 'another secret that is long enough' },
    });
  });
  after(async () => {
    await beside?.close();
    await south?.close();
    await north?.close();
  });
  const both = () => [north, south] as const;
  const inEach = <T>(work: (api: TestApi) => Promise<T>) =>
    Promise.all(both().map((api) => api.run(() => work(api))));

  it('two apps read and write their own databases, also when they work at the same time', async () => {
    await inEach(async (api) => {
      const { id } = await buildCity({ name: api.ports.siteUrl });
      await api.given(() => buildProd({ city_id: id }));
    });
    const named = await inEach(async (api) => {
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => api.call<CityOption[]>('get', '/any/getallcity')),
      );
      return answers.map(({ body }) => body.message.map(({ name }) => name));
    });
    expect(named).to.deep.equal(both().map(({ ports }) => Array.from({ length: 5 }, () => [ports.siteUrl])));
  });

  it('each app sends letters from its own queue, with links to its own site', async () => {
    await inEach(async (api) => {
      await buildUser({ email: 'olga@test.local', password_hash: 'a hash' });
      await api.call('post', recoveryCalls.user, { body: { email: 'olga@test.local' } });
    });
    const links = await inEach(async (api) => {
      api.ports.areSecretsShown = true;
      return eventually(async () => {
        const letter = await Letter.findOne({ where: { kind: 'recovery' }, rejectOnEmpty: true });
        return letter.secret?.split('/login')[0];
      });
    });
    expect(links).to.deep.equal(['https://north.example', 'https://south.example']);
  });

  it('each app knows only its own sessions', async () => {
    const [token = ''] = await inEach(async (api) => (await api.staff('ADMIN')).token);
    const statuses = both().map(async (api) => (await api.call('get', '/adm/me', { token })).status);
    expect(await Promise.all(statuses)).to.deep.equal([200, 401]);
  });

  it('may share a database and differ in their ports', async () => {
    beside = await composeApp({ ...south.ports, siteUrl: 'https://beside.example' });
    const links = [south, beside, north].map(({ run }) => run(() => siteLink('/kursy')));
    expect(links).to.deep.equal(['south', 'beside', 'north'].map((name) => `https://${name}.example/kursy`));
  });

  it('no request of these tests gets a 500', () =>
    expect(both().flatMap(({ errors: issues }) => issues)).to.deep.equal([]));
});
