import type { StaffSetting } from '@odonta/api/contract';
import { Setting } from '@odonta/db/models';
import { adjustableLimits, limitKey } from '@odonta/db/vocabulary/settings.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('the settings of the platform', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('ADMIN')).token;
  });

  const settingOf = (key: string) => Setting.findOne({ where: { key }, rejectOnEmpty: true });
  const put = async (key: string, body: object) =>
    api.call<StaffSetting>('put', `/adm/settings/${(await settingOf(key)).id}`, { token, body });

  it('settings are limited to the declared ones and begin with the declared values', async () => {
    const limits = api.endpoints.flatMap(({ limit }) => (limit ? [limit] : []));
    const settings = await Setting.findAll({ where: { section: 'LIMITS' } });
    expect(settings).to.have.length.greaterThan(4);
    expect(settings.map(({ key }) => key)).to.have.members(adjustableLimits.map(limitKey));
    for (const { key, amount } of settings) {
      const limit = limits.find(({ name }) => limitKey(name) === key);
      expect([key, limit?.points]).to.deep.equal([key, amount]);
    }
  });

  it('a setting takes a number between its bounds, and no boolean', async () => {
    expect((await put('limit_export', { amount: 12 })).body.message.amount).to.equal(12);
    for (const amount of [0, 1001])
      expect((await put('limit_export', { amount })).body.errors).to.deep.equal({
        amount: 'Число от 1 до 1000',
      });
    expect((await put('limit_export', { is_on: true })).body.errors).to.have.key('is_on');
    expect((await put('unverified_reviews', { amount: 5 })).body.errors).to.have.key('amount');
    expect((await put('unverified_reviews', { is_on: false })).body.message.is_on).to.equal(false);
  });

  it('a setting acts at once, on another node too, and counts continue', async () => {
    const node = await api.node();
    const { token: mine } = await api.staff('ADMIN');
    const exported = async (call = api.call) =>
      (await call('get', '/adm/lecturers/export?format=csv', { token: mine })).status;
    await put('limit_export', { amount: 2 });
    expect([await exported(), await exported(node.call), await exported()]).to.deep.equal([200, 200, 429]);
    await put('limit_export', { amount: 3 });
    expect(await exported(node.call)).to.equal(429);
    await put('limit_export', { amount: 20 });
    expect(await exported(node.call)).to.equal(200);
    await node.close();
  });

  it('the database enforces what the screen promises', async () => {
    const setting = await settingOf('limit_export');
    for (const broken of [{ amount: 5000 }, { is_on: true }, { least: null }])
      await setting.update(broken).then(
        () => expect.fail(`took ${JSON.stringify(broken)}`),
        (error: Error) => expect(error.message).to.include('settings_'),
      );
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
