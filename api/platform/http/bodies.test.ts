import { gzipSync } from 'node:zlib';
import { ManagerRequest } from '@odonta/db/models';
import { buildManagerRequest, buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

const json = { 'content-type': 'application/json' };
const open = '/prods/newRequestManager';
const person = { name: 'Мария', phone: '+79123456789', email: 'maria@clinic.example', city: 'Пермь' };

describe('bodies', () => {
  const api = useApi();
  let admin: string;

  before(async () => {
    admin = (await api.staff('ADMIN')).token;
  });

  const send = (raw: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = json, path = open) =>
    api.call('post', path, { raw, headers });
  const refused = async (answer: ReturnType<typeof send>, status: number, code: string) => {
    const { status: got, body, text } = await answer;
    expect([got, body.code], text).to.deep.equal([status, code]);
    expect(body.message).to.be.a('string').and.match(/[а-я]/i);
    expect(body.traceId).to.match(/^[\da-f-]{36}$/);
  };

  for (const raw of [
    '{',
    '{"name":',
    'null',
    '"text"',
    '5',
    '{"a":1}}',
    "{'a':1}",
    '{"a":undefined}',
    '\ufeff{}x',
    ''.padEnd(10),
  ])
    it(`that are no JSON object are malformed: ${JSON.stringify(raw)}`, () =>
      refused(send(raw), 400, 'MALFORMED'));

  it('that are a list are refused as no object', async () => {
    const { status, body } = await send('[]');
    expect([status, body.errors]).to.deep.equal([422, { body: 'Ожидается объект' }]);
  });

  it('beyond 100 KB are too large, however they are packed', async () => {
    const large = JSON.stringify({ ...person, comment: 'x'.repeat(110_000) });
    await refused(send(large), 413, 'TOO_LARGE');
    const bomb = gzipSync(Buffer.alloc(50_000_000, 32));
    expect(bomb.length).to.be.below(60_000);
    await refused(send(new Uint8Array(bomb), { ...json, 'content-encoding': 'gzip' }), 413, 'TOO_LARGE');
  });

  it('that nest absurdly deep are malformed', async () => {
    await refused(send('['.repeat(45_000)), 400, 'MALFORMED');
    await refused(send('['.repeat(45_000) + ']'.repeat(45_000)), 400, 'MALFORMED');
    await refused(send(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`), 400, 'MALFORMED');
  });

  it('of another kind, in another alphabet or packing, are not taken', async () => {
    const form = 'name=Мария&phone=1';
    await refused(
      send(form, { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'UNSUPPORTED_MEDIA',
    );
    await refused(send('{}', { 'content-type': 'text/plain' }), 415, 'UNSUPPORTED_MEDIA');
    await refused(
      send('{}', { 'content-type': 'application/json; charset=koi8-r' }),
      415,
      'UNSUPPORTED_MEDIA',
    );
    await refused(send('{}', { ...json, 'content-encoding': 'compress' }), 415, 'UNSUPPORTED_MEDIA');
    await refused(
      send('--x--', { 'content-type': 'multipart/form-data; boundary=x' }),
      415,
      'UNSUPPORTED_MEDIA',
    );
    await refused(send('{}', { 'content-type': 'нет'.replace(/./g, '!') }), 415, 'UNSUPPORTED_MEDIA');
  });

  it('that end before they are whole are malformed', async () => {
    await refused(
      send(new Uint8Array(gzipSync('{"name":"Мария"}').subarray(0, 15)), {
        ...json,
        'content-encoding': 'gzip',
      }),
      400,
      'MALFORMED',
    );
  });

  it('that are missing are empty', async () => {
    const { status, body } = await api.call('post', open);
    expect([status, Object.keys(body.errors)]).to.deep.equal([422, ['name', 'phone', 'email', 'city']]);
    const { id } = await buildManagerRequest();
    const put = await api.call('put', `/adm/manager_requests/${id}`, { token: admin });
    expect(put.status).to.be.oneOf([200, 422]);
    const take = await api.call('post', `/adm/manager_requests/${id}/take`, { token: admin });
    expect(take.status).to.equal(200);
    expect((await api.call('post', '/adm/prods/bulk', { token: admin })).status).to.equal(422);
  });

  it('that are a list or a word change nothing of a record', async () => {
    const prod = await api.given(() => buildProd());
    for (const raw of ['[]', '[{"name":"Другое имя"}]'])
      expect(
        (await api.call('put', `/adm/prods/${prod.id}`, { token: admin, raw, headers: json })).status,
        raw,
      ).to.equal(422);
    expect(
      (await api.call('put', `/adm/prods/${prod.id}`, { token: admin, raw: '"x"', headers: json })).status,
    ).to.equal(400);
    await prod.reload();
    expect(prod.version).to.equal(0);
  });

  it('with characters that no database keeps are malformed, wherever those stand', async () => {
    for (const comment of ['нуль \0 внутри', '\ud800', 'половина \udfff'])
      await refused(send(JSON.stringify({ ...person, comment })), 400, 'MALFORMED');
    await refused(send(JSON.stringify({ ...person, client_target: { source: 'a\0b' } })), 400, 'MALFORMED');
    await refused(send(`{"name":"\\u0000","client_target":{"ref":"\\ud83e"}}`), 400, 'MALFORMED');
    await refused(send(JSON.stringify({ ...person, 'ключ\0': 1 })), 400, 'MALFORMED');
    expect(await ManagerRequest.count({ where: { phone: person.phone } })).to.equal(0);
    expect((await send(JSON.stringify({ ...person, comment: 'Зуб 🦷 и ё' }))).status).to.equal(200);
  });

  it('with numbers beyond all numbers name the field', async () => {
    const prod = await api.given(() => buildProd());
    for (const number of ['1e309', '-1', '1.5', '100000000000000000000', '"12abc"', 'true', '[]', '{}']) {
      const { status, body } = await api.call('put', `/adm/prods/${prod.id}`, {
        token: admin,
        raw: `{"price":${number}}`,
        headers: json,
      });
      expect([number, status, Object.keys(body.errors)]).to.deep.equal([number, 422, ['price']]);
    }
  });

  it('cannot reach into what objects inherit', async () => {
    const before = Object.keys(Object.prototype);
    const polluted = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    const { status } = await send(polluted);
    expect(status).to.be.oneOf([400, 422]);
    expect(Object.keys(Object.prototype)).to.deep.equal(before);
    expect(({} as { polluted?: number }).polluted).to.equal(undefined);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
