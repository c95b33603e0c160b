import type { Failure } from '@odonta/api/contract';
import { buildCenter } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('a conflict of two editors', () => {
  const api = useApi();

  it('names who changed the record and when, and writes nothing', async () => {
    const [anna, boris] = [await api.staff('ROP_COURSE'), await api.staff('ADMIN')];
    const { id, version } = await buildCenter();
    const save = (token: string, name: string) =>
      api.call('put', `/adm/centers/${id}`, {
        token,
        body: { name },
        headers: { 'if-match': `"${version}"` },
      });
    expect((await save(anna.token, 'Центр Анны')).status).to.equal(200);
    await api.call('post', `/adm/centers/${id}/notes`, { token: boris.token, body: { text: 'Не правка' } });
    const { status, text } = await save(boris.token, 'Центр Бориса');
    const { code, by, at, current } = JSON.parse(text) as Failure;
    expect([status, code, by]).to.deep.equal([
      409,
      'VERSION_CONFLICT',
      { id: anna.user.id, name: anna.user.name },
    ]);
    expect((at ?? 0) * 1000).to.be.closeTo(Date.now(), 20_000);
    expect((current as { name: string }).name).to.equal('Центр Анны');
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
