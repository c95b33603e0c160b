import { Letter, Mailing } from '@odonta/db/models';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { beginDue } from '../../advertising/mailings/beginning.ts';
import { returnPassed, stopUnstarted } from '../../advertising/mailings/orders/returningPassed.ts';
import { settleOrders } from '../../advertising/mailings/orders/settling.ts';
import { giveTurns } from '../../advertising/mailings/turns.ts';
import { useApi, useStaff } from '../../testing/useApi.ts';
import { managing, orderingCenter, price, priceLetters } from './testing/orderingCenter.ts';

describe('an ordered mailing that does not go as planned', () => {
  const api = useApi();
  const keeper = useStaff(api, 'MANAGER_NOTISEND');
  before(() => priceLetters(1000));

  const letters = (id: number, kind: string) =>
    Letter.findAll({ where: { kind, record_id: id }, order: ['id'] });
  const passes = (id: number) =>
    Mailing.update({ date_send: new Date(Date.now() - 1000) }, { where: { id } });

  it('returns to its centre with the money once its day has passed unchecked, and one that still has time stays', async () => {
    const own = await orderingCenter(api, 2);
    const [late, other] = [await own.ordered(), await own.ordered()];
    await passes(late);
    await api.run(returnPassed);
    await api.run(returnPassed);
    const { mailings } = await own.list();
    expect(mailings.map(({ id, status }) => [id, status])).to.deep.equal([
      [other, 'CREATED'],
      [late, 'REJECTED'],
    ]);
    expect(mailings[1]?.reason).to.include('не успели проверить');
    expect(await own.money()).to.deep.include({ available: price, reserved: price });
    expect((await letters(late, 'mailing_missed')).length).to.equal(1);
    expect((await own.put(late, {})).status, 'for another day').to.equal(200);
    expect((await own.submit(late)).body.message.status).to.equal('CREATED');
  });

  it('is stopped for good by staff although it has not begun, and costs nothing', async () => {
    const own = await orderingCenter(api, 1);
    const id = await own.ordered();
    const staff = managing(api, keeper.token);
    await staff.approve(id);
    await staff.act(id, 'pause');
    expect((await staff.act(id, 'stop', { reason: 'Центр просил' })).status).to.equal(200);
    await api.run(settleOrders);
    expect(await own.money()).to.deep.include({ available: price, reserved: 0 });
  });

  it('that is held at its time is announced to its centre, and returns the money after a week', async () => {
    const own = await orderingCenter(api, 1);
    const prod = await api.given(() => buildProd({ status: 'CONFIRMED', center_id: own.center.id }));
    const id = await own.ordered({ blocks: [{ kind: 'course', prod_id: prod.id }] });
    await managing(api, keeper.token).approve(id);
    await prod.update({ status: 'PREPARE' });
    await passes(id);
    await api.run(beginDue);
    await api.run(beginDue);
    expect(
      (await letters(id, 'mailing_unstarted')).map(({ text }) => text.includes('Курса из письма')),
    ).to.deep.equal([true]);
    await api.run(stopUnstarted);
    await api.run(settleOrders);
    expect((await own.money()).reserved, 'within the week').to.equal(price);
    await Mailing.update({ date_send: new Date(Date.now() - 8 * 86_400_000) }, { where: { id } });
    await api.run(stopUnstarted);
    await api.run(settleOrders);
    expect(await own.money()).to.deep.include({ available: price, reserved: 0 });
  });

  it('leaves at another time only after a letter to its centre', async () => {
    const own = await orderingCenter(api, 1);
    const id = await own.ordered();
    const staff = managing(api, keeper.token);
    await staff.approve(id);
    await staff.act(id, 'pause');
    const { date_send } = await staff.read(id);
    await staff.act(id, 'schedule', { date_send });
    expect((await letters(id, 'mailing_moved')).length, 'the same time').to.equal(0);
    await staff.act(id, 'pause');
    await staff.act(id, 'schedule', { date_send: nowInSeconds() + 70 * 86_400 });
    expect((await letters(id, 'mailing_moved')).map(({ text }) => text).join()).to.include('уйдёт');
  });

  it('waits for staff once its centre is stopped, however many letters have left', async () => {
    const [own, other] = [await orderingCenter(api, 1), await orderingCenter(api, 1)];
    const staff = managing(api, keeper.token);
    const ids = [await own.ordered(), await other.ordered()];
    for (const id of ids) {
      await staff.approve(id);
      await passes(id);
      await api.run(beginDue);
      await api.sequelize.query(
        `update mailings set started_at = started_at - id * interval '10 days' where id = ${id}`,
      );
    }
    await own.center.update({ suspended_at: new Date() });
    await api.run(giveTurns);
    const seen = await Mailing.findAll({ where: { id: ids }, order: ['id'] });
    expect(seen.map(({ sending }) => sending)).to.deep.equal(['PAUSED', 'RUNNING']);
    expect(seen[0]?.held_because).to.include('приостановлен');
    await Mailing.update({ date_send: new Date(Date.now() - 4 * 86_400_000) }, { where: { id: ids } });
    const late = await staff.act(ids[0] ?? 0, 'resume');
    expect([late.status, late.text.includes('остановите рассылку')], 'days later').to.deep.equal([409, true]);
  });

  it('is neither changed nor ordered by a member who has read another version of it', async () => {
    const own = await orderingCenter(api, 1);
    const { id, version } = await own.write();
    const changed = (await own.put(id, { subject: 'Курсы зимы', version })).body.message;
    for (const stale of [
      await own.put(id, { subject: 'Курсы лета', version }),
      await own.post(`/${id}/submit`, { expected_total: price / 100, version }),
    ])
      expect([stale.status, stale.text.includes('рассылку изменили')]).to.deep.equal([409, true]);
    const sent = await own.post(`/${id}/submit`, {
      ...{ expected_total: price / 100, version: changed.version },
    });
    expect([sent.status, sent.body.message.subject]).to.deep.equal([200, 'Курсы зимы']);
  });
});
