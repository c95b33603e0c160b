import type { StaffProd } from '@odonta/api/contract';
import { Letter, Order, Prod, ProdPrice, WaitlistEntry } from '@odonta/db/models';
import { buildCenter, buildLecturer, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { buildWaitlistEntry } from '@odonta/db/testing/waitlistFactories.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { settlePaid } from '../../orders/receiveMoney.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { lockOrder } from '../../orders/transition.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { useApi } from '../../testing/useApi.ts';
import { offerSeats } from './offerSeats.ts';

describe('a date that is opened for a line', () => {
  const api = useApi();
  let editor: string;

  before(async () => {
    editor = (await api.staff('COURSE_EDITOR')).token;
  });

  const full = async (given: Parameters<typeof buildProd>[0] = {}) => {
    const prod = await api.given(async () => {
      const center = await buildCenter({ is_sell_individuals: true });
      const lecturers = [await buildLecturer()];
      const terms = { price: 0, seats_total: 1, waitlist_enabled: true };
      return buildProd({ center_id: center.id, date_start: inDays(30), lecturers, ...terms, ...given });
    });
    await buildOrder({ prod, expires_at: inDays(9) });
    return prod;
  };
  const move = (id: number, name: string) =>
    api.call<StaffProd>('post', `/adm/prods/${id}/${name}`, { token: editor, body: {} });
  const openFor = async (prod: Prod, for_waitlist = true, days = 60) => {
    const body = { date_start: secondsOf(inDays(days)), for_waitlist };
    const rerun = await api.call<StaffProd>('post', `/adm/prods/${prod.id}/rerun`, { token: editor, body });
    expect(rerun.status, JSON.stringify(rerun.body)).to.equal(201);
    expect((await move(rerun.body.message.id, 'submit')).status).to.equal(200);
    const published = await move(rerun.body.message.id, 'publish');
    expect(published.status, JSON.stringify(published.body)).to.equal(200);
    return published.body.message.id;
  };
  const lineOf = (prod_id: number) =>
    WaitlistEntry.findAll({
      where: { prod_id },
      order: [
        ['priority', 'DESC'],
        ['position', 'ASC'],
      ],
    });

  it('is offered first to them in their order, and to nobody who has left', async () => {
    const prod = await full();
    const [first, second] = [
      await buildWaitlistEntry({ prod_id: prod.id, comment: 'Подойдёт любая дата' }),
      await buildWaitlistEntry({ prod_id: prod.id }),
    ];
    const favoured = { priority: 5, priority_reason: 'Ждёт с прошлого раза' };
    const before = await buildWaitlistEntry({ prod_id: prod.id, ...favoured });
    await buildWaitlistEntry({ prod_id: prod.id, status: 'CANCELED' });
    const id = await openFor(prod);
    const line = await lineOf(id);
    expect(line.map(({ from_entry_id }) => from_entry_id)).to.deep.equal([before.id, first.id, second.id]);
    expect(line[1]).to.include({ email: first.email, comment: 'Подойдёт любая дата', status: 'CREATED' });
    expect(line.map(({ token }) => token)).to.not.include(first.token);
    expect(await offerSeats(api.sequelize)).to.equal(1);
    await line[0]?.reload();
    expect(line[0]?.status).to.equal('PREPARE');
    await before.reload();
    expect(before.status).to.equal('CREATED');
    const letter = await Letter.findOne({ where: { kind: 'waitlist_offer', to: before.email } });
    expect(letter?.text).to.include('место в очереди на прежнюю дату остаётся за вами');
  });

  it('removes a person who has joined it from the other list, and notifies him', async () => {
    const prod = await full();
    const entry = await buildWaitlistEntry({ prod_id: prod.id });
    const [place] = await lineOf(await openFor(prod));
    await offerSeats(api.sequelize);
    await place?.reload();
    await unitOfWork.transaction(async (transaction) =>
      settlePaid(await lockOrder({ id: place?.order_id ?? 0 }, transaction), systemActor, transaction),
    );
    await Promise.all([place?.reload(), entry.reload()]);
    expect([place?.status, entry.status]).to.deep.equal(['CONFIRMED', 'REJECTED']);
    expect((await Order.findByPk(place?.order_id ?? 0))?.status).to.equal('CONFIRMED');
    const closed = await Letter.findOne({ where: { kind: 'waitlist_closed', to: entry.email } });
    expect(closed?.text).to.include('вы записались на другую дату этого курса');
  });

  it('takes him out of the line of every other extra date too', async () => {
    const prod = await full();
    const entry = await buildWaitlistEntry({ prod_id: prod.id });
    const [place] = await lineOf(await openFor(prod));
    const [other] = await lineOf(await openFor(prod, true, 90));
    await offerSeats(api.sequelize);
    await Promise.all([place?.reload(), other?.reload()]);
    const [taken, left] = place?.order_id ? [place, other] : [other, place];
    await left?.update({ status: 'CREATED', order_id: null });
    await unitOfWork.transaction(async (transaction) =>
      settlePaid(await lockOrder({ id: taken?.order_id ?? 0 }, transaction), systemActor, transaction),
    );
    await Promise.all([taken?.reload(), left?.reload(), entry.reload()]);
    expect([taken?.status, left?.status, entry.status]).to.deep.equal(['CONFIRMED', 'REJECTED', 'REJECTED']);
  });

  it('leaves him in the other line where he lets the offer go', async () => {
    const prod = await full();
    const entry = await buildWaitlistEntry({ prod_id: prod.id });
    const [place] = await lineOf(await openFor(prod));
    await offerSeats(api.sequelize);
    await api.call('post', `/waitlist/${place?.token}/decline`, { body: {} });
    await Promise.all([place?.reload(), entry.reload()]);
    expect([place?.status, entry.status]).to.deep.equal(['CANCELED', 'CREATED']);
  });

  it('has the same price for a person waiting at one, and the list but once', async () => {
    const prices = [{ type: 'any', price: 300_000, text: 'Для ординаторов', sort: 0 }];
    const prod = await full({ price: 1_000_000, prices: prices as never });
    const price = await ProdPrice.findOne({ where: { prod_id: prod.id }, rejectOnEmpty: true });
    await buildWaitlistEntry({ prod_id: prod.id, participation: `any:${price.id}` as const });
    const id = await openFor(prod);
    const own = await ProdPrice.findOne({ where: { prod_id: id }, rejectOnEmpty: true });
    expect((await lineOf(id)).map(({ participation }) => participation)).to.deep.equal([`any:${own.id}`]);
    await Prod.update({ status: 'CREATED', published_at: null }, { where: { id } });
    expect((await move(id, 'publish')).status).to.equal(200);
    expect(await lineOf(id)).to.have.length(1);
  });

  it('is no matter of the line where it was not asked for', async () => {
    const prod = await full();
    await buildWaitlistEntry({ prod_id: prod.id });
    expect(await lineOf(await openFor(prod, false))).to.deep.equal([]);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
