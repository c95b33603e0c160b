import type { OrderView, ProdFull } from '@odonta/api/contract';
import { Letter, type Order, type Prod } from '@odonta/db/models';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import { useApi, useStaff } from '../../testing/useApi.ts';
import { remindOfCourses } from './remind.ts';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);
const link = 'https://online.example/room-1';

describe('the link of an online course', () => {
  const api = useApi();
  const editor = useStaff(api, 'COURSE_EDITOR');

  const online = (hours: number, given: object = {}) =>
    api.given(() => buildProd({ type: 2, online_link: link, date_start: inHours(hours), ...given }));
  const booked = (prod: Prod, given: Parameters<typeof buildOrder>[0] = {}) =>
    api.given(() => buildOrder({ prod, status: 'CONFIRMED', confirmed_at: inHours(-1), ...given }));
  const lettersOf = async ({ id }: Order) => {
    const where = { resource: 'orders', record_id: id };
    return (await Letter.findAll({ where, order: ['id'] })).filter(({ text }) =>
      text.includes('online.example'),
    );
  };
  const shownTo = async ({ token }: Order) =>
    (await api.call<OrderView>('get', `/orders/${token}`)).body.message.online_link;

  it('goes to those who have paid, a day before and two hours before', async () => {
    const prod = await online(23);
    const early = await booked(prod, { confirmed_at: inHours(-100) });
    const late = await booked(prod);
    const unpaid = await booked(prod, { status: 'PREPARE' });
    await remindOfCourses();
    await remindOfCourses();
    const kinds = async (order: Order) => (await lettersOf(order)).map(({ kind }) => kind);
    expect([await kinds(early), await kinds(late), await kinds(unpaid)]).to.deep.equal([
      ...[['reminder_1d'], ['online_link'], []],
    ]);
    await prod.update({ date_start: inHours(1.5) });
    await remindOfCourses();
    expect(await kinds(early)).to.deep.equal(['reminder_1d', 'reminder_2h']);
  });

  it('stands on the page of a paid order from a day before on, and never on the page of the course', async () => {
    const [far, near] = [await online(30), await online(20)];
    expect([
      await shownTo(await booked(far)),
      await shownTo(await booked(near)),
      await shownTo(await booked(near, { status: 'PREPARE' })),
    ]).to.deep.equal([null, link, null]);
    const { body } = await api.call<ProdFull>('get', `/prods/${near.id}`);
    expect(JSON.stringify(body)).to.not.include('online.example');
  });

  it('is sent again when it has changed', async () => {
    const prod = await online(20);
    const order = await booked(prod);
    await remindOfCourses();
    const body = { online_link: 'https://online.example/room-2' };
    await api.call('put', `/adm/prods/${prod.id}`, { token: editor.token, body });
    await remindOfCourses();
    await remindOfCourses();
    expect((await lettersOf(order)).map(({ subject }) => subject.split(' ')[0])).to.deep.equal([
      'Ссылка',
      'Новая',
    ]);
  });

  it('must be secure', async () => {
    const prod = await online(20);
    const body = { online_link: 'javascript:alert(1)' };
    const answer = await api.call('put', `/adm/prods/${prod.id}`, { token: editor.token, body });
    expect(answer.body.errors).to.deep.equal({ online_link: 'Нужна ссылка, которая начинается с https://' });
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
