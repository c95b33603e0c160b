import { expect } from 'chai';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { CompanyLookupUnavailable } from './companyLookup.ts';
import { dadata } from './dadata.ts';
import { type DadataServer, registered, type Said, startDadataServer } from './testing/dadataServer.ts';

const { inn } = registered;
const found = {
  ...{ inn, kpp: '773601001', ogrn: '1027700132195' },
  name: 'ПАО «Улыбка»',
  address: '117312, г Москва, ул Вавилова, д 19',
  is_active: true,
};

describe('the register of companies, over HTTP', () => {
  let service: DadataServer;
  let api: TestApi;

  before(async () => {
    service = await startDadataServer();
    api = await testApi();
  });
  beforeEach(() => {
    service.heard.splice(0);
    service.says({});
    api.ports.registry = companyLookup();
  });
  after(async () => {
    api.ports.registry = null;
    service?.stop();
    await api?.close();
  });

  const companyLookup = () => dadata({ url: service.url, key: 'k1', waitMs: 300 });
  const ask = (asked: string = inn) => api.call<unknown>('get', `/companies/byInn?inn=${asked}`);

  it('is asked for the head company with the key, which no page ever sees', async () => {
    const { status, body } = await ask();
    expect(status).to.equal(200);
    expect(body.message).to.deep.equal(found);
    expect(service.heard).to.deep.equal([
      { authorization: 'Token k1', body: { query: inn, branch_type: 'MAIN', count: 1 } },
    ]);
  });

  it('tells no more of an entrepreneur than what papers need', async () => {
    const entrepreneur = { ...registered, inn: '500100732259', kpp: null, state: { status: 'LIQUIDATED' } };
    const data = { ...entrepreneur, name: { full_with_opf: 'ИП Зубов' } };
    service.says({ body: { suggestions: [{ data }] } });
    expect((await ask('500100732259')).body.message).to.deep.equal({
      ...{ ...found, inn: '500100732259', kpp: null, name: 'ИП Зубов', is_active: false },
    });
  });

  it('knows nobody by a number that it was not asked about', async () => {
    service.says({ body: { suggestions: [{ data: { ...registered, inn: '7728168971' } }] } });
    expect((await ask()).body.message).to.equal(null);
    service.says({ body: { suggestions: [] } });
    expect((await ask()).body.message).to.equal(null);
  });

  it('is not asked about a number with wrong check digits', async () => {
    const { status, body } = await ask('7707083894');
    expect([status, Object.keys(body.errors ?? {})]).to.deep.equal([422, ['inn']]);
    expect(service.heard).to.deep.equal([]);
  });

  it('fails silently: a form never waits for it, nor sees its errors', async () => {
    const failures: Said[] = [
      { status: 403, body: { reason: 'k1 is blocked' } },
      { body: '<html>Технические работы</html>' },
      { body: { suggestions: [{ data: { inn } }] } },
      { isSilent: true },
    ];
    for (const failure of failures) {
      service.says(failure);
      const { status, body } = await ask();
      expect([status, body.message]).to.deep.equal([200, null]);
      const away = await companyLookup()
        .find(inn)
        .catch((error: unknown) => error);
      expect(away).to.be.instanceOf(CompanyLookupUnavailable);
      expect(String(away)).not.to.include('k1');
    }
  });

  it('is silent where nobody is configured', async () => {
    api.ports.registry = null;
    expect((await ask()).body.message).to.equal(null);
    expect(service.heard).to.deep.equal([]);
  });
});
