import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { createDataProvider, type StaffDataProvider } from './dataProvider.ts';
import type { Failure } from './failure.ts';
import { createTransport } from './transport.ts';

interface Asked {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}
type Answer = (asked: Asked, response: ServerResponse) => void;

const firstPage = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
};

describe('data provider', () => {
  let server: Server;
  let provider: StaffDataProvider;
  let answer: Answer;
  let asked: Asked[] = [];

  before((done) => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        const one = {
          method: request.method ?? '',
          url: new URL(request.url ?? '', 'http://x'),
          headers: request.headers,
          body,
        };
        asked.push(one);
        answer(one, response);
      });
    }).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      provider = createDataProvider(
        `http://127.0.0.1:${port}/api/adm`,
        createTransport(() => 'token'),
      );
      done();
    });
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    asked = [];
  });

  const send =
    (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
    (_, response) => {
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      response.end(body === undefined ? undefined : JSON.stringify(body));
    };
  const failureOf = (call: Promise<unknown>) =>
    call.then(
      () => expect.fail('the call succeeded'),
      (error: Failure) => error,
    );

  it('asks for a list in the dialect of simple-rest, with the token', async () => {
    answer = send(200, { message: [] }, { 'Content-Range': 'prods 0-24/0' });
    await provider.getList('prods', { ...firstPage, filter: { q: 'имплант', type: [2, 8] } });
    const [{ url, headers }] = asked as [Asked];
    expect(url.pathname).to.equal('/api/adm/prods');
    expect(JSON.parse(url.searchParams.get('filter') ?? '')).to.deep.equal({ q: 'имплант', type: [2, 8] });
    expect(url.searchParams.get('range')).to.equal('[0,24]');
    expect(url.searchParams.get('sort')).to.equal('["id","ASC"]');
    expect(headers.authorization).to.equal('Bearer token');
  });

  it('takes a list out of its envelope, with total, facets and neighbours', async () => {
    const envelope = {
      message: [{ id: 1 }],
      facets: { status: { CREATED: 12 } },
      prefetched: { centers: [{ id: 7 }] },
    };
    answer = send(200, envelope, { 'Content-Range': 'prods 0-24/319' });
    const list = await provider.getList('prods', firstPage);
    expect(list).to.deep.equal({
      data: [{ id: 1 }],
      total: 319,
      meta: { facets: { status: { CREATED: 12 } }, prefetched: { centers: [{ id: 7 }] } },
    });
  });

  it('unwraps one level only: a record may have a message of its own', async () => {
    answer = send(200, { message: { id: 1, message: 'текст отзыва' } });
    expect((await provider.getOne('reviews', { id: 1 })).data).to.deep.equal({
      id: 1,
      message: 'текст отзыва',
    });
  });

  it('pages by neighbours where nobody counted', async () => {
    answer = send(
      200,
      { message: Array.from({ length: 25 }, (_, id) => ({ id })) },
      { 'Content-Range': 'logs 25-49/*' },
    );
    const list = await provider.getList('logs', { ...firstPage, pagination: { page: 2, perPage: 25 } });
    expect(list).not.to.have.property('total');
    expect(list.pageInfo).to.deep.equal({ hasPreviousPage: true, hasNextPage: true });
  });

  it('believes X-Has-Next more than the length of the page', async () => {
    const full = { message: Array.from({ length: 25 }, (_, id) => ({ id })) };
    answer = send(200, full, { 'Content-Range': 'logs 0-24/*', 'X-Has-Next': '0' });
    expect((await provider.getList('logs', firstPage)).pageInfo?.hasNextPage).to.equal(false);
  });

  it('asks for 450 records in three requests', async () => {
    answer = ({ url }, response) => {
      const { id } = JSON.parse(url.searchParams.get('filter') ?? '{}') as { id: number[] };
      send(200, { message: id.map((each) => ({ id: each })) })({} as Asked, response);
    };
    const { data } = await provider.getMany('cities', { ids: Array.from({ length: 450 }, (_, id) => id) });
    expect(data).to.have.length(450);
    expect(asked).to.have.length(3);
  });

  it('sends only what changed, and the version it changed from', async () => {
    answer = send(200, { message: { id: 1, name: 'Новое', version: 4 } });
    const previousData = { id: 1, name: 'Старое', state: 'OPEN', tags: [1, 2], version: 3 };
    const data = { ...previousData, name: 'Новое', tags: [1, 2] };
    const { data: saved } = await provider.update('prods', { id: 1, data, previousData });
    expect(JSON.parse(asked[0]?.body ?? '')).to.deep.equal({ id: 1, name: 'Новое' });
    expect(asked[0]?.headers['if-match']).to.equal('"3"');
    expect(saved.version).to.equal(4);
  });

  it('hands over the current record of a conflict', async () => {
    const message = 'Запись изменил другой сотрудник';
    answer = send(409, { message, code: 'VERSION_CONFLICT', current: { id: 1, version: 9 } });
    const error = await failureOf(
      provider.update('prods', { id: 1, data: { id: 1 }, previousData: { id: 1, version: 2 } }),
    );
    expect(error.status).to.equal(409);
    expect(error.body).to.deep.include({ code: 'VERSION_CONFLICT', current: { id: 1, version: 9 } });
  });

  it('hands over the errors of fields', async () => {
    answer = send(422, {
      message: 'Проверьте поля',
      code: 'INVALID',
      errors: { 'prices.0.price': 'Не меньше 0' },
    });
    const error = await failureOf(provider.create('prods', { data: {} }));
    expect(error.message).to.equal('Проверьте поля');
    expect(error.body.errors).to.deep.equal({ 'prices.0.price': 'Не меньше 0' });
  });

  it('changes and deletes many by one request', async () => {
    answer = ({ body }, response) =>
      send(200, { message: { ids: (JSON.parse(body) as { ids: number[] }).ids } })({} as Asked, response);
    expect((await provider.updateMany('prods', { ids: [1, 2], data: { degree: 'LOW' } })).data).to.deep.equal(
      [1, 2],
    );
    expect((await provider.deleteMany('prods', { ids: [5] })).data).to.deep.equal([5]);
    expect(asked.map(({ method, url }) => `${method} ${url.pathname}`)).to.deep.equal([
      'POST /api/adm/prods/bulk',
      'POST /api/adm/prods/bulk',
    ]);
    expect(JSON.parse(asked[1]?.body ?? '')).to.deep.equal({ action: 'delete', ids: [5] });
  });

  it('survives an answer without a body', async () => {
    answer = (_, response) => response.writeHead(204).end();
    const previousData = { id: 3, name: 'Казань' };
    expect((await provider.delete('cities', { id: 3, previousData })).data).to.deep.equal({
      id: 3,
      name: 'Казань',
    });
  });

  it('makes a transition at the address of its name', async () => {
    answer = send(200, { message: { id: 4, status: 'REJECTED' } });
    const { data } = await provider.move('prods', {
      id: 4,
      move: 'reject',
      body: { reason: 'дубль' },
      key: 'k-1',
    });
    expect(asked[0]?.headers['idempotency-key']).to.equal('k-1');
    expect(asked[0]?.url.pathname).to.equal('/api/adm/prods/4/reject');
    expect(JSON.parse(asked[0]?.body ?? '')).to.deep.equal({ reason: 'дубль' });
    expect(data.status).to.equal('REJECTED');
  });

  it('downloads the export of exactly this list, and tells how far it is', async () => {
    answer = (_, response) => {
      response.writeHead(200, {
        'Content-Disposition': "attachment; filename*=UTF-8''%D0%BA%D1%83%D1%80%D1%81%D1%8B.csv",
      });
      response.end('a;b');
    };
    let bytes = 0;
    const request = {
      format: 'csv' as const,
      filter: { status: 'CREATED' },
      sort: { field: 'id', order: 'DESC' as const },
    };
    const { data } = await provider.exportList('prods', { ...request, onProgress: (sum) => (bytes = sum) });
    const { searchParams } = (asked[0] as Asked).url;
    expect([searchParams.get('format'), searchParams.get('filter'), searchParams.get('sort')]).to.deep.equal([
      'csv',
      '{"status":"CREATED"}',
      '["id","DESC"]',
    ]);
    expect(data.name).to.equal('курсы.csv');
    expect(await (data.blob as Blob).text()).to.equal('a;b');
    expect(bytes).to.equal(3);
  });

  it('uploads a file as a form', async () => {
    answer = send(200, { message: { filename: 'a1b2', alt: '', src: '/uploads/prods/a1b2-640.webp' } });
    const { data } = await provider.upload('prods', new File(['x'], 'cover.png', { type: 'image/png' }));
    expect(asked[0]?.url.search).to.equal('?folder=prods');
    expect(asked[0]?.headers['content-type']).to.match(/^multipart\/form-data/);
    expect(data.filename).to.equal('a1b2');
  });

  it('stops a request that nobody waits for', async () => {
    answer = () => undefined;
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 20);
    const error = await failureOf(provider.getList('prods', { ...firstPage, signal: controller.signal }));
    expect(error.name).to.equal('AbortError');
    expect(provider.supportAbortSignal).to.equal(true);
  });

  describe('speaks Russian where the server said nothing', () => {
    const cases: [status: number, text: string][] = [
      [502, 'Ошибка сервера (502). Повторите попытку позже'],
      [403, 'Недостаточно прав для этого действия'],
      [413, 'Файл слишком большой'],
      [429, 'Слишком много запросов. Подождите немного и повторите'],
    ];
    for (const [status, text] of cases)
      it(`${status}: ${text}`, async () => {
        answer = (_, response) =>
          response.writeHead(status, { 'Retry-After': '7' }).end('<html>bad gateway</html>');
        const error = await failureOf(provider.getOne('prods', { id: 1 }));
        expect(error.message).to.equal(text);
        expect(error.body.retryAfter).to.equal(7);
      });

    it('an object for a message is never shown as one', async () => {
      answer = send(500, { message: { reason: 'x' } });
      expect((await failureOf(provider.getOne('prods', { id: 1 }))).message).to.match(/^Ошибка сервера/);
    });

    it('a server that is away', async () => {
      const nowhere = createDataProvider(
        'http://127.0.0.1:1/api/adm',
        createTransport(() => null),
      );
      const error = await failureOf(nowhere.getOne('prods', { id: 1 }));
      expect(error.status).to.equal(0);
      expect(error.message).to.match(/^Нет связи с сервером/);
    });
  });
});
