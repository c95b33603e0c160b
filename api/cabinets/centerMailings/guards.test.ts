import type { MailingQuote } from '@odonta/api/contract';
import { Mailing, MailingHold, MarketingTx, UserMembership } from '@odonta/db/models';
import { buildProd, buildUser } from '@odonta/db/testing/factories.ts';
import { buildMailing, buildMailingDraft, buildReaders } from '@odonta/db/testing/mailingFactories.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { managing, orderingCenter, price, priceLetters } from './testing/orderingCenter.ts';

const day = 86_400;

describe('the guards of ordered mailings', () => {
  const api = useApi();
  beforeEach(() => priceLetters(1000));

  it('a member of another centre finds no mailing, and a mailing of staff about a centre is not its own', async () => {
    const [own, other] = [await orderingCenter(api, 1), await orderingCenter(api, 1)];
    const { id } = await own.write();
    const staffs = await buildMailing({ center_id: other.center.id });
    for (const foreign of [id, staffs.id]) {
      expect((await other.put(foreign)).status).to.equal(404);
      for (const act of ['submit', 'cancel', 'test'])
        expect(
          (await other.post(`/${foreign}/${act}`, act === 'submit' ? { expected_total: 100 } : {})).status,
        ).to.equal(404);
    }
    expect((await other.list()).mailings).to.deep.equal([]);
    expect((await own.submit(id)).status, 'its own').to.equal(200);
  });

  it('a member who may not buy orders nothing, and an editor writes but does not pay', async () => {
    const own = await orderingCenter(api, 1);
    const { id } = await own.write();
    const as = async (role: 'EDITOR' | 'ORDERS') => {
      const user = await buildUser({ is_partner: true, email_proved_at: new Date() });
      await UserMembership.create({ user_id: user.id, center_id: own.center.id, role });
      return api.tokenOf(user);
    };
    const [editor, seller] = [await as('EDITOR'), await as('ORDERS')];
    const path = `/partner/advertising/mailings/${id}`;
    const put = (token: string) => api.call('put', path, { token, body: own.draft() });
    const submit = (token: string) =>
      api.call('post', `${path}/submit`, { token, body: { expected_total: 100 } });
    expect([(await put(editor)).status, (await put(seller)).status]).to.deep.equal([200, 403]);
    expect([(await submit(editor)).status, (await submit(seller)).status]).to.deep.equal([403, 403]);
    expect((await own.money()).entries).to.deep.equal([]);
  });

  it('an audience of 99 is refused in words and shown without a number, one of 149 is not', async () => {
    const own = await orderingCenter(api, 1, 99);
    const wish = { center_id: own.center.id, cities: [own.city] };
    const few = (await own.post<MailingQuote>('/quote', wish)).body.message;
    expect([few.reach, few.total]).to.deep.equal([null, null]);
    const { id } = await own.write();
    expect((await own.submit(id)).body.message).to.include('Адресатов слишком мало');
    await buildReaders(50, { city: own.city });
    expect((await own.submit(id)).status).to.equal(200);
  });

  it('an audience is made of towns and interests of the list alone', async () => {
    const own = await orderingCenter(api, 1);
    const refused = async (wish: object) => {
      const { status, body } = await own.post<MailingQuote>('/quote', { center_id: own.center.id, ...wish });
      return [status, Object.keys(body.errors ?? {})];
    };
    expect(await refused({ cities: [own.city, 'Одиноков'] })).to.deep.equal([422, ['cities']]);
    expect(await refused({ interests: ['улица Ленина'] })).to.deep.equal([422, ['interests']]);
    expect(await refused({ specializations: [2_000_000_001] })).to.deep.equal([422, ['specializations']]);
    expect(await refused({ cities: [own.city, own.city.toUpperCase()] })).to.deep.equal([422, ['cities.1']]);
    expect(await refused({ cities: [own.city.toUpperCase()], interests: ['имплант'] })).to.deep.equal([
      200,
      [],
    ]);
    const draft = await own.post('', { center_id: own.center.id, ...own.draft({ cities: ['Одиноков'] }) });
    expect(draft.body.errors?.cities).to.include('Одиноков');
  });

  it('a letter comes in the name of its centre, not in that of the site', async () => {
    const own = await orderingCenter(api, 1);
    const named = async (from_name: string) => {
      const { status } = await own.post('', { center_id: own.center.id, ...own.draft({ from_name }) });
      return status;
    };
    for (const name of ['Одонта', 'Команда «ОДОНТА»', 'Odonta', 'Oдонтa'])
      expect(await named(name)).to.equal(422);
    for (const name of ['Здоровье пародонта', 'Одонтология']) expect(await named(name)).to.equal(201);
  });

  it('a price that has changed since it was shown is not taken', async () => {
    const own = await orderingCenter(api, 3);
    const { id } = await own.write();
    await priceLetters(2000);
    const { status, body } = await own.submit(id);
    expect([status, body.message]).to.deep.equal([
      409,
      'Цена изменилась: теперь 200,00\u00a0₽. Посмотрите её и купите снова',
    ]);
    expect((await own.submit(id, 200)).status).to.equal(200);
    await priceLetters(0);
    expect((await own.submit((await own.write()).id)).text).to.include('Цена рассылки ещё не назначена');
  });

  it('a day that has passed, is too near, too far or taken is refused by name', async () => {
    const own = await orderingCenter(api, 5);
    const refused = async (date_send: number) => {
      const { id } = await own.write({ date_send });
      return (await own.submit(id)).body.errors?.date_send;
    };
    expect(await refused(nowInSeconds() - day)).to.include('Не раньше');
    expect(await refused(nowInSeconds() + day)).to.include('Не раньше');
    expect(await refused(nowInSeconds() + 100 * day)).to.include('Не позже');
    const date_send = nowInSeconds() + 60 * day;
    expect((await own.submit((await own.write({ date_send })).id)).status).to.equal(200);
    expect(await refused(date_send)).to.include('уже есть рекламная рассылка');
    expect((await own.money()).reserved).to.equal(price);
  });

  it('a letter with the course of another centre, or with an address of ours inside, is refused', async () => {
    const own = await orderingCenter(api, 1);
    const foreign = await api.given(() => buildProd({ status: 'CONFIRMED' }));
    const mine = await api.given(() => buildProd({ status: 'CONFIRMED', center_id: own.center.id }));
    const put = (block: object) =>
      own.post('', { center_id: own.center.id, ...own.draft({ blocks: [block] }) });
    expect((await put({ kind: 'course', prod_id: foreign.id })).body.errors).to.have.keys('blocks.0.prod_id');
    expect((await put({ kind: 'button', text: 'Сюда', url: 'https://127.0.0.1/' })).status).to.equal(422);
    expect((await put({ kind: 'course', prod_id: mine.id })).status).to.equal(201);
  });

  it('staff change neither whom a sold mailing is for, nor a draft, nor delete it', async () => {
    const own = await orderingCenter(api, 2);
    const [id, draft] = [await own.ordered(), (await own.write()).id];
    const staff = managing(api, (await api.staff('ADMIN')).token);
    const { token } = await api.staff('ADMIN');
    const put = (of: number, body: object) => api.call('put', `/adm/mailings/${of}`, { token, body });
    expect((await put(id, { cities: [] })).text).to.include('оплачено центром');
    expect((await put(id, { is_advertising: false })).status).to.equal(409);
    expect((await put(draft, { subject: 'Другая тема' })).status).to.equal(409);
    expect((await put(id, { ad_reg_number: 'erid-77' })).status).to.equal(200);
    expect((await api.call('delete', `/adm/mailings/${id}`, { token })).status).to.equal(409);
    await staff.act(id, 'reject', { reason: 'Нет' });
    expect((await put(id, { subject: 'Без денег' })).status, 'would wait unpaid').to.equal(409);
  });

  it('the database keeps no waiting order without its money, and what was agreed does not change', async () => {
    const own = await orderingCenter(api, 2);
    const draft = await buildMailingDraft(own.center.id);
    const refusal = (set: string, id = draft.id) =>
      refusalOf(() => api.sequelize.query(`update mailings set ${set} where id = ${id}`));
    expect(await refusal(`status = 'CREATED'`)).to.include('mailings_held');
    const id = await own.ordered();
    const { hold_id } = await Mailing.findByPk(id, { rejectOnEmpty: true });
    expect(
      await refusal(`status = 'CREATED', date_send = now() + interval '80 days', hold_id = ${hold_id}`),
      'of another',
    ).to.include('hold_is_its_own');
    expect(await refusal('hold_id = null', id)).to.include('mailings_held');
    expect(await refusal(`status = 'CANCELED'`, id)).to.include('mailings_held');
    const hold = await MailingHold.findByPk(hold_id ?? 0, { rejectOnEmpty: true });
    expect(await refusalOf(() => hold.update({ sum: 1 }))).to.include('does not change');
    const over = { delivered: 101, charged: 101_00, closed_at: new Date() };
    expect(await refusalOf(() => hold.update(over))).to.include('by_delivery');
    const again = { balance_id: own.balance.id, kind: 'SPEND_MAILING', sum: -1, is_reserve: true } as const;
    const source = { source_type: 'mailing', source_id: hold.id } as const;
    expect(await refusalOf(() => MarketingTx.create({ ...again, ...source }))).to.equal('Validation error');
  });
});

const refusalOf = (work: () => Promise<unknown>): Promise<string> =>
  work().then(
    () => 'nothing was refused',
    (error: Error) => error.message,
  );
