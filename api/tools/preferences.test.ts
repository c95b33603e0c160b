import type { Preferences } from '@odonta/api/contract';
import { UserPreference } from '@odonta/db/models';
import { expect } from 'chai';
import { useApi } from '../testing/useApi.ts';

const path = '/adm/me/preferences';

describe('preferences', () => {
  const api = useApi();

  const put = (token: string, body: unknown) => api.call<Preferences>('put', path, { token, body });
  const kept = async (token: string) => (await api.call<Preferences>('get', path, { token })).body.message;

  it('preferences are stored, replaced and deleted one by one', async () => {
    const { token } = await api.staff('MANAGER');
    expect(await kept(token)).to.deep.equal({});
    await put(token, { 'prods.columns': ['name', 'status'], 'cities.columns': ['name'] });
    await put(token, { 'prods.columns': ['status', 'name'], 'cities.columns': null });
    expect(await kept(token)).to.deep.equal({ 'prods.columns': ['status', 'name'] });
  });

  it('preferences are the same in another session of the same person, and hidden from others', async () => {
    const { token, user } = await api.staff('MANAGER');
    await put(token, { 'prods.columns': ['name'] });
    expect(await kept(await api.tokenOf(user))).to.deep.equal({ 'prods.columns': ['name'] });
    expect(await kept((await api.staff('ADMIN')).token)).to.deep.equal({});
  });

  it('a request with strange keys or long values is refused whole', async () => {
    const { token, user } = await api.staff('MANAGER');
    for (const wrong of [
      { 'prods.columns': ['name'], 'Prods columns': 1 },
      { 'prods.columns': 'я'.repeat(4000) },
      { ['x'.repeat(101)]: 1 },
    ])
      expect((await put(token, wrong)).status).to.equal(422);
    expect(await UserPreference.count({ where: { user_id: user.id } })).to.equal(0);
  });

  it('a person has at most two hundred keys', async () => {
    const { token } = await api.staff('MANAGER');
    const name = (index: number) =>
      `list_${'abcdefghijklmnopqrst'[Math.trunc(index / 20)]}.${'abcdefghijklmnopqrst'[index % 20]}`;
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [name(index), true]));
    expect((await put(token, many(200))).status).to.equal(200);
    expect((await put(token, { one_more: true })).status).to.equal(422);
    expect(Object.keys(await kept(token))).to.have.length(200);
  });
});
