import { buildProd, buildUser } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import pg from 'pg';
import { hashPassword } from '../../identity/sessions/passwords.ts';
import { type DatabaseProxy, databaseProxy } from '../../testing/databaseProxy.ts';
import { eventually } from '../../testing/eventually.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

describe('a database that is away', () => {
  let api: TestApi;
  let proxy: DatabaseProxy;
  let token: string;

  before(async () => {
    const databaseAt = async (url: string) => {
      proxy = await databaseProxy(url);
      return proxy.url;
    };
    api = await testApi({ databaseAt });
    token = (await api.staff('ADMIN')).token;
    await buildUser({ email: 'olga@test.local', password_hash: await hashPassword('Demo1234') });
    await api.given(() => buildProd());
  });
  beforeEach(() => recovered());
  after(async () => {
    await api?.close();
    proxy?.close();
  });

  const questions: [string, () => ReturnType<TestApi['call']>][] = [
    ['the search', () => api.call('get', `/prods/search?priceMin=${Math.floor(Math.random() * 1e6)}`)],
    ['a course', () => api.call('get', '/prods/1')],
    ['the cities', () => api.call('get', '/any/getallcity?city=пе')],
    ['a staff list', () => api.call('get', '/adm/prods', { token })],
    ['a staff change', () => api.call('put', '/adm/prods/1', { token, body: { degree: 'LOW' } })],
    ['who I am', () => api.call('get', '/adm/me', { token })],
    [
      'signing in',
      () =>
        api.call('post', '/partner/checkAuth', { body: { login: 'olga@test.local', password: 'Demo1234' } }),
    ],
    [
      'a request',
      () =>
        api.call('post', '/prods/newRequestManager', {
          body: { name: 'Мария', phone: '+79123456789', email: 'm@c.example', city: 'Пермь' },
        }),
    ],
  ];
  const recovered = () =>
    eventually(async () => expect((await api.call('get', '/adm/prods', { token })).status).to.equal(200));
  const refusals = async () => {
    const answers = await Promise.all(questions.map(async ([name, ask]) => ({ name, ...(await ask()) })));
    for (const { name, status, headers, body, text } of answers) {
      expect([name, status, body.code], text).to.deep.equal([name, 503, 'UNAVAILABLE']);
      expect(Number(headers.get('retry-after')), name).to.be.within(1, 60);
      expect(body.message).to.equal('Сервис временно недоступен, попробуйте через минуту');
    }
  };

  it('is answered for with 503 at once while it is gone, and with what it holds once it is back', async () => {
    proxy.cut();
    const began = performance.now();
    await refusals();
    expect(performance.now() - began).to.be.below(4000);
    proxy.restore();
    const restored = performance.now();
    await recovered();
    for (const [name, ask] of questions) expect((await ask()).status, name).to.equal(200);
    console.log(
      `      gone: 503 to ${questions.length} of ${questions.length}; good answers ${Math.round(performance.now() - restored)} ms after its return`,
    );
  });

  it('is answered for with 503 in seconds while it is frozen', async function () {
    this.timeout(30_000);
    proxy.freeze();
    const began = performance.now();
    await refusals();
    const waited = performance.now() - began;
    expect(waited).to.be.below(8000);
    proxy.restore();
    await recovered();
    console.log(`      frozen: 503 after ${(waited / 1000).toFixed(1)} s at most`);
  });

  it('takes no request with it when it drops every connection', async () => {
    const admin = new pg.Client({ connectionString: api.databaseUrl });
    await admin.connect();
    await Promise.all(questions.map(([, ask]) => ask()));
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'odonta'`,
    );
    await admin.end();
    const answers = await Promise.all(questions.map(([, ask]) => ask()));
    for (const { status } of answers) expect(status).to.be.oneOf([200, 503]);
    await recovered();
    for (const [name, ask] of questions) expect((await ask()).status, name).to.equal(200);
  });

  it('leaves the process alive and says that it is not ready', async () => {
    const health = async (path: string) => (await fetch(`${api.url}/health/${path}`)).status;
    expect([await health('live'), await health('ready')]).to.deep.equal([200, 200]);
    proxy.cut();
    expect([await health('live'), await health('ready')]).to.deep.equal([200, 503]);
    proxy.restore();
    await eventually(async () => expect(await health('ready')).to.equal(200));
  });

  it('refuses what needs no database by itself, and never breaks', async () => {
    proxy.cut();
    expect((await api.call('get', '/prods/search?colour=red')).status).to.equal(422);
    expect((await api.call('get', '/adm/me')).status).to.equal(401);
    proxy.restore();
    expect(api.errors).to.deep.equal([]);
  });
});
