import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteFacts } from '@odonta/api/contract';
import { Redirect } from '@odonta/db/models';
import { buildCity } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { eventually } from '../../testing/eventually.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { keptReads } from '../reads/keptReads.ts';
import { createHttpServer } from './httpServer.ts';
import { openPages } from './openPages.ts';

const facts: SiteFacts = {
  base_url: 'https://test.example',
  company: 'ООО «Одонта»',
  inn: '7700000000',
  ogrn: '1027700000000',
  email: 'info@test.local',
  phones: [],
  addresses: [],
  hours: [],
  phone: '',
  policy_version: 'policy/1',
  takes_test_cards: true,
};

describe('The edge of each of two apps in one process', () => {
  const opened: (() => Promise<unknown>)[] = [];
  const apps: { api: TestApi; url: string }[] = [];

  before(async () => {
    for (const name of ['north', 'south']) apps.push(await openEdge(name));
  });
  after(async () => {
    for (const close of opened.toReversed()) await close();
  });

  async function openEdge(name: string) {
    const api = await testApi({ ports: { siteUrl: `https://${name}.example` } });
    opened.push(api.close);
    const reads = keptReads();
    const node = await api.node({ reads });
    opened.push(node.close);
    await api.run(() => buildCity({ name }));
    await api.run(() => Redirect.create({ from_path: '/ushlo', to_path: '/search' }));
    const root = await mkdtemp(join(tmpdir(), 'odonta-edge-'));
    opened.push(() => rm(root, { recursive: true }));
    for (const folder of ['storefront/dist/client', 'storefront/dist/server', 'backoffice/dist'])
      await mkdir(join(root, folder), { recursive: true });
    await writeFile(join(root, 'storefront/dist/server/entry.mjs'), '');
    const pages = await openPages({
      root,
      config: {
        varDir: join(root, 'var'),
        baseUrl: api.ports.siteUrl,
        jwtSecret: api.ports.jwtSecret,
        thirdParty: { metrika: null, chat: null },
        cards: {
          terminal: null,
          ways: { sbp: true, dolyamiUpTo: 0, instalments: false },
          receipts: { taxation: 'osn', ffd: '1.2', agentSign: 'agent' },
        },
      },
      sequelize: api.sequelize,
      url: api.databaseUrl,
      run: api.run,
      api: node.app,
      reads,
      site: async () => facts,
      // Stands for the built storefront: a page that asks a port of its app.
      astro: (_req: unknown, res: unknown) => (res as ServerResponse).end(siteLink('/')),
    });
    opened.push(pages.close);
    const { server, drain } = createHttpServer(pages.handle);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    opened.push(() => drain(1_000));
    return { api, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  }
  const asked = (path: string) =>
    Promise.all(apps.map(async ({ url }) => (await fetch(url + path, { redirect: 'manual' })).text()));

  it('renders pages as its app', async () => {
    expect(await asked('/contacts')).to.deep.equal(['https://north.example/', 'https://south.example/']);
  });

  it('asks the API of its app', async () => {
    const [north = '', south = ''] = await asked('/api/any/getallcity');
    expect(north).to.include('north').and.not.include('south');
    expect(south).to.include('south').and.not.include('north');
  });

  it('keeps no answer of a conditional request, which has no type', async () => {
    const [north] = apps;
    const address = `${north?.url}/api/any/getallcity?city=n`;
    // Not by fetch, which adds a header that forbids 304.
    const [refused] = await once(get(address, { headers: { 'if-none-match': '*' } }), 'response');
    expect(refused.resume().statusCode).to.equal(304);
    for (const _time of ['anew', 'from memory'])
      expect((await fetch(address)).headers.get('content-type')).to.equal('application/json; charset=utf-8');
    expect((await fetch(address)).headers.get('x-request-id')).to.equal(null);
  });

  it('counts visits of a moved address in the database of its app', async () => {
    const [north] = apps;
    await fetch(`${north?.url}/ushlo`, { redirect: 'manual' });
    const hits = () =>
      Promise.all(
        apps.map(({ api }) => api.run(async () => (await Redirect.findOne({ rejectOnEmpty: true })).hits)),
      );
    await eventually(async () => (await hits())[0] === 1);
    expect(await hits()).to.deep.equal([1, 0]);
  });
});
