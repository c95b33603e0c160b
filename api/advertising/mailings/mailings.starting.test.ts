import type { StaffMailing } from '@odonta/api/contract';
import type { Mailing } from '@odonta/db/models';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { buildDueMailing, buildReaders } from '@odonta/db/testing/mailingFactories.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { useApi, useStaff } from '../../testing/useApi.ts';
import { beginDue, tooLate } from './beginning.ts';
import { testAgain } from './letter/hash.ts';
import { buildTestedMailing } from './testing/testedMailing.ts';

const own = { is_advertising: false };
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

describe('the start of a mailing', () => {
  const api = useApi();
  const keeper = useStaff(api, 'MANAGER_NOTISEND');
  before(() => buildReaders(100));

  const begun = async (mailing: Mailing) => {
    await api.run(beginDue);
    return mailing.reload();
  };
  const act = async ({ id }: Mailing, move: string, body: object = {}) =>
    api.call<StaffMailing>('post', `/adm/mailings/${id}/${move}`, { token: keeper.token, body });
  const unstarted = async () => {
    const filter = encodeURIComponent(JSON.stringify({ is_unstarted: true }));
    const { body } = await api.call<StaffMailing[]>('get', `/adm/mailings?filter=${filter}`, {
      token: keeper.token,
    });
    return body.message.map(({ id }) => id);
  };

  it('a mailing whose letter changed after its test does not start, until it has been tested again', async () => {
    const prod = await buildProd({ name: 'Прежний курс', status: 'CONFIRMED' });
    const blocks = [{ kind: 'course' as const, prod_id: prod.id }];
    const mailing = await api.run(() => buildTestedMailing({ ...own, blocks }));
    await prod.update({ name: 'Новый курс' });
    await begun(mailing);
    expect([mailing.sending, mailing.held_because]).to.deep.equal(['NONE', testAgain]);
    expect(await unstarted()).to.deep.equal([mailing.id]);
    const date_send = nowInSeconds();
    const refused = await act(mailing, 'schedule', { date_send });
    expect([refused.status, refused.body.message]).to.deep.equal([409, testAgain]);
    expect((await act(mailing, 'test_send', { version: mailing.version })).status).to.equal(200);
    expect((await act(mailing, 'schedule', { date_send })).status).to.equal(200);
    expect((await begun(mailing)).sending).to.equal('RUNNING');
    expect(await unstarted()).to.deep.equal([]);
  });

  it('a mailing that did not start in its hours waits for staff', async () => {
    const mailing = await api.run(() => buildTestedMailing({ ...own, date_send: hoursAgo(7) }));
    expect(await unstarted(), 'while nothing starts').to.deep.equal([mailing.id]);
    await begun(mailing);
    expect([mailing.sending, mailing.held_because]).to.deep.equal(['NONE', tooLate]);
    const paused = await buildDueMailing({ ...own, sending: 'NONE', date_send: hoursAgo(1) });
    await buildDueMailing({ ...own, sending: 'NONE', date_send: hoursAgo(-1) });
    expect((await unstarted()).toSorted((a, b) => a - b)).to.deep.equal([mailing.id, paused.id]);
    const late = await act(mailing, 'schedule', { date_send: nowInSeconds() - 3600 });
    expect(late.body.errors).to.deep.equal({ date_send: 'Это время уже прошло: выберите более позднее' });
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
