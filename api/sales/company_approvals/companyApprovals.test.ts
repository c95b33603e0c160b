import type { Booking, CompanyRequestView, Failure, OwnerApproval } from '@odonta/api/contract';
import {
  Invoice,
  type LegalMember,
  LegalRequest,
  LegalUser,
  Letter,
  Order,
  type Prod,
  SeatPool,
  StatusChange,
} from '@odonta/db/models';
import { buildCenter, buildLegalMember, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import type { New } from '@odonta/db/testing/new.ts';
import { expect } from 'chai';
import { legalAccounts } from '../../identity/sessions/accountKinds.ts';
import { expireReservations } from '../../orders/expireReservations.ts';
import { findBroken } from '../../reports/invariants/findBroken.ts';
import {
  buildCourseOfCompanies,
  buildTerms,
  companiesOn,
  companyRequest,
  orderOf,
} from '../../testing/companies.ts';
import { useApi } from '../../testing/useApi.ts';

const person = {
  last_name: 'Закупкина',
  first_name: 'Мария',
  email: 'buyer@test.local',
  phone: '+79005550077',
};

let people = 0;
const somebody = () => {
  people += 1;
  return {
    last_name: 'Врачёва',
    first_name: 'Ольга',
    email: `sent${people}@test.local`,
    phone: `+7900556${1000 + people}`,
  };
};

describe('an order beyond the month of a member', () => {
  const api = useApi();
  let manager: string;
  before(async () => {
    await buildTerms();
    manager = (await api.staff('MANAGER')).token;
  });

  /** A member who may order for 15 000 ₽ a month, a course of 10 000 ₽ a seat, and the owner of the company. */
  async function company(of: New<Prod> = {}) {
    const owner = await buildLegalMember({ role: 'OWNER', name: 'Пётр Хозяинов' });
    const { legal_user_id } = owner;
    const buyer = await buildLegalMember({
      ...{ legal_user_id, role: 'BUYER', name: 'Мария Закупкина', month_limit: 15_000_00 },
    });
    const prod = await api.given(() => buildCourseOfCompanies({ date_start: inDays(60), ...of }));
    const [token, ownerToken] = [
      await api.tokenOf(buyer, legalAccounts),
      await api.tokenOf(owner, legalAccounts),
    ];
    return { owner, buyer, prod, token, ownerToken };
  }
  type Company = Awaited<ReturnType<typeof company>>;

  const book = async ({ prod, token }: Pick<Company, 'prod' | 'token'>, seats = 2, given: object = {}) => {
    const participants = Array.from({ length: seats }, somebody);
    const body = {
      prod_id: prod.id,
      participants,
      contact: person,
      method: 'INVOICE',
      consent: true,
      ...given,
    };
    const { status, body: answer } = await api.call<Booking>('post', '/pay/createPayment', { token, body });
    expect(status, JSON.stringify(answer)).to.equal(201);
    return Order.findByPk(answer.message.order.id, { rejectOnEmpty: true });
  };
  const list = async (token: string) =>
    (await api.call<OwnerApproval[]>('get', '/legal/approvals', { token })).body.message;
  const decide = (token: string, { id }: Pick<Order, 'id'>, how: 'approve' | 'reject', body: object = {}) =>
    api.call<OwnerApproval[]>('post', `/legal/approvals/${id}/${how}`, { token, body });
  const invoices = ({ id }: Order) => Invoice.count({ where: { order_id: id } });
  const letters = async ({ id }: Order) =>
    (await Letter.findAll({ where: { resource: 'orders', record_id: id }, order: [['id', 'ASC']] })).map(
      ({ kind, to }) => [kind, to],
    );
  const taken = async ({ id }: Prod) =>
    (await SeatPool.findOne({ where: { prod_id: id, is_whole: true }, rejectOnEmpty: true })).taken;
  const broken = () => api.sequelize.transaction((transaction) => findBroken(transaction));
  const over = ({ id }: Order) =>
    Order.update({ expires_at: new Date(Date.now() - 1000) }, { where: { id } });

  describe('waits for the owner', () => {
    it('with its seats held for a named time, and nobody is asked for money', async () => {
      const ours = await company();
      await book(ours, 1);
      const order = await book(ours);
      expect(order).to.include({ status: 'CREATED', payment_kind: 'UNKNOWN' });
      expect(order.checks).to.deep.equal([{ kind: 'OWNER', is_done: false }]);
      const days = ((order.expires_at?.getTime() ?? 0) - Date.now()) / 86_400_000;
      expect(days).to.be.within(2, 12);
      expect([await taken(ours.prod), await invoices(order)]).to.deep.equal([3, 0]);
      expect(await letters(order)).to.deep.equal([
        ['order_awaits_owner', order.email],
        ['owner_asked', ours.owner.email],
      ]);
      const letter = await Letter.findOne({ where: { kind: 'owner_asked', record_id: order.id } });
      const words = letter?.text.replace(/\s/g, ' ');
      expect(words).to.include('Мария Закупкина').and.include('20 000 ₽');
      expect(words).to.include('15 000 ₽ в месяц, использовано 10 000 ₽').and.include('/legal');
      expect(words).not.to.include(order.token);
      const [waiting] = await list(ours.ownerToken);
      expect(waiting).to.include({
        member: 'Мария Закупкина',
        total: 20_000,
        month_limit: 15_000,
        month_spent: 10_000,
      });
      expect(waiting?.people).to.deep.equal(['Врачёва Ольга', 'Врачёва Ольга']);
    });

    it('and takes nothing of the month until he has said yes', async () => {
      const ours = await company();
      const order = await book(ours);
      expect((await book(ours, 1)).status).to.equal('PREPARE');
      await decide(ours.ownerToken, order, 'approve');
      expect((await book(ours, 1)).status).to.equal('CREATED');
    });

    it('who reads of each order of a basket what his member has used, and not what waits with it', async () => {
      const [ours, other] = [await company(), await company()];
      const items = [ours.prod, other.prod].map(({ id: prod_id }) => ({
        ...{ prod_id, participants: [somebody(), somebody()] },
      }));
      const body = { items, contact: person, method: 'INVOICE', consent: true };
      const { status, text } = await api.call('post', '/pay/createPayments', { token: ours.token, body });
      expect(status, text).to.equal(201);
      const asked = await Letter.findAll({ where: { kind: 'owner_asked', to: ours.owner.email } });
      expect(asked.length).to.equal(2);
      for (const letter of asked)
        expect(letter.text.replace(/\s/g, ' ')).to.include('15 000 ₽ в месяц, использовано 0 ₽');
    });

    it('never where it could not be invoiced after his yes', async () => {
      const seller = { invoices_by: 'CENTER' as const, is_sell_entities: true, pay_name: null };
      const { id: center_id } = await api.given(() => buildCenter(seller));
      const ours = await company({ center_id });
      const given = { prod_id: ours.prod.id, contact: person, method: 'INVOICE', consent: true };
      const body = { ...given, participants: [somebody(), somebody()] };
      const booked = await api.call<Failure>('post', '/pay/createPayment', { token: ours.token, body });
      expect([booked.status, booked.body.message]).to.deep.equal([409, noRequisites]);
      const { inn, name } = await LegalUser.findByPk(ours.owner.legal_user_id, { rejectOnEmpty: true });
      const of = { inn, name, address: 'Москва, Арбат, 1' };
      const asked = await api.call<CompanyRequestView>('post', '/legal-request', {
        token: ours.token,
        body: companyRequest(ours.prod, { nb_seats: 2, need_quote: false, company: of }),
      });
      const { id } = (await LegalRequest.findOne({ where: { token: asked.body.message.token } })) ?? {};
      const confirmed = await api.call<Failure>('post', `/adm/legal_requests/${id}/confirm`, {
        ...{ token: manager, body: {} },
      });
      expect([confirmed.status, confirmed.body.message]).to.deep.equal([409, noRequisites]);
      expect(await Order.count({ where: { prod_id: ours.prod.id } })).to.equal(0);
    });

    it('never past the beginning of its course', async () => {
      const date_start = new Date(Date.now() + 3_600_000);
      const order = await book(await company({ date_start }));
      expect(order.expires_at?.getTime()).to.equal(date_start.getTime());
    });

    it('and no money can be taken meanwhile: by a card, by an invoice of staff, by another date', async () => {
      const ours = await company();
      const order = await book(ours);
      const { token: bookkeeper } = await api.staff('BOOKKEEPER');
      const bill = { order_number: order.number, payer_name: payer.name, payer_inn: payer.inn };
      const tries = await Promise.all([
        api.call<Failure>('post', `/orders/${order.token}/pay`, { body: {} }),
        api.call<Failure>('post', '/adm/invoices', { token: bookkeeper, body: bill }),
        api.call<Failure>('post', `/adm/orders/${order.id}/confirm_money`, { token: bookkeeper, body: {} }),
        api.call<Failure>('post', `/adm/orders/${order.id}/confirm_seat`, { token: manager, body: {} }),
        api.call<Failure>('post', `/adm/orders/${order.id}/move`, { token: manager, body: { prod_id: 1 } }),
      ]);
      for (const { status, text } of tries) expect(status, text).to.equal(409);
      expect(tries[1]?.text).to.include('ждёт подтверждения владельца');
      expect([await invoices(order), (await order.reload()).status]).to.deep.equal([0, 'CREATED']);
      for (const move of ['confirm_owner', 'ask_owner'])
        expect(
          (await api.call('post', `/adm/orders/${order.id}/${move}`, { token: manager, body: {} })).status,
        ).to.equal(404);
    });

    it('unless it is paid by a card at once, which cannot wait, or there is nobody to ask', async () => {
      const ours = await company();
      const refused = (method: string) => {
        const participants = [somebody(), somebody()];
        const body = { prod_id: ours.prod.id, participants, contact: person, method, consent: true };
        return api.call<Failure>('post', '/pay/createPayment', { token: ours.token, body });
      };
      expect((await refused('CARD')).body.message).to.include('выберите оплату по счёту');
      await ours.owner.update({ status: 'BLOCKED' });
      expect((await refused('INVOICE')).body.message).to.include('в кабинете нет владельца');
      expect(await taken(ours.prod)).to.equal(0);
    });
  });

  describe('goes on where it would have gone, once its owner says yes', () => {
    it('to an invoice, whose time begins then', async () => {
      const ours = await company();
      const order = await book(ours);
      const { status, body } = await decide(ours.ownerToken, order, 'approve');
      expect([status, body.message]).to.deep.equal([200, []]);
      await order.reload();
      expect(order).to.include({ status: 'PREPARE', paid_sum: 0 });
      const invoice = await Invoice.findOne({ where: { order_id: order.id }, rejectOnEmpty: true });
      expect(invoice).to.include({
        status: 'PREPARE',
        total: 20_000_00,
        legal_user_id: ours.owner.legal_user_id,
      });
      expect((await letters(order)).map(([kind]) => kind)).to.include.members(['owner_confirmed']);
      const step = await StatusChange.findOne({
        where: { resource: 'orders', record_id: order.id, move: 'confirm_owner' },
      });
      expect(step).to.include({
        from_status: 'CREATED',
        to_status: 'PREPARE',
        actor_name: `Юрлицо № ${ours.owner.legal_user_id}, участник № ${ours.owner.id}`,
      });
      expect(await broken()).to.deep.equal([]);
    });

    it('to the credit of the company, and to the centre that has its say after him', async () => {
      const [trusted, asking] = [await company(), await company({ requires_confirmation: true })];
      for (const { owner } of [trusted, asking])
        await LegalUser.update(
          { credit_limit: 30_000_00, payment_days: 30 },
          { where: { id: owner.legal_user_id } },
        );
      const [bought, asked] = [await book(trusted), await book(asking)];
      expect(asked.checks).to.deep.equal([{ kind: 'OWNER', is_done: false }]);
      await decide(trusted.ownerToken, bought, 'approve');
      await decide(asking.ownerToken, asked, 'approve');
      expect(await bought.reload()).to.include({ status: 'CONFIRMED', debt: 20_000_00 });
      expect(await asked.reload()).to.include({ status: 'CREATED' });
      expect(asked.checks).to.deep.equal([{ kind: 'SEAT', is_done: false }]);
      expect(await list(asking.ownerToken)).to.deep.equal([]);
      expect(await broken()).to.deep.equal([]);
    });

    it('to the company that was named to pay', async () => {
      const ours = await company();
      const order = await book(ours, 2, { payer });
      await decide(ours.ownerToken, order, 'approve');
      expect(await Invoice.findOne({ where: { order_id: order.id } })).to.include({ payer_inn: payer.inn });
    });

    it('once, however many say it at the same moment', async () => {
      const ours = await company();
      const second = await buildLegalMember({ legal_user_id: ours.owner.legal_user_id, role: 'OWNER' });
      const token = await api.tokenOf(second, legalAccounts);
      const order = await book(ours);
      const answers = await Promise.all([
        decide(ours.ownerToken, order, 'approve'),
        decide(token, order, 'approve'),
        decide(token, order, 'reject', { reason: 'Дорого' }),
      ]);
      expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409, 409]);
      const { status } = await order.reload();
      expect(['PREPARE', 'CANCELED']).to.include(status);
      expect(await invoices(order)).to.equal(status === 'PREPARE' ? 1 : 0);
      expect(
        await StatusChange.count({ where: { record_id: order.id, move: ['confirm_owner', 'cancel'] } }),
      ).to.equal(1);
      expect(await broken()).to.deep.equal([]);
    });
  });

  describe('ends, and its seats are free again', () => {
    it('when the owner says no, and the member reads why', async () => {
      const ours = await company();
      const order = await book(ours);
      expect((await decide(ours.ownerToken, order, 'reject')).status).to.equal(422);
      expect(
        (await decide(ours.ownerToken, order, 'reject', { reason: 'Не в этом месяце' })).status,
      ).to.equal(200);
      expect(await order.reload()).to.include({
        status: 'CANCELED',
        cancel_reason: 'OWNER',
        reason_comment: 'Не в этом месяце',
      });
      expect([await taken(ours.prod), await invoices(order)]).to.deep.equal([0, 0]);
      const letter = await Letter.findOne({ where: { kind: 'order_canceled', record_id: order.id } });
      expect(letter?.text)
        .to.include('не подтверждён владельцем организации')
        .and.include('Не в этом месяце');
      const late = await decide(ours.ownerToken, order, 'approve');
      expect([late.status, late.body.message]).to.deep.equal([409, `Заказ ${order.number} уже отменён`]);
      expect(await broken()).to.deep.equal([]);
    });

    it('when he is silent until the time is over, once, and both are told', async () => {
      const ours = await company();
      const order = await book(ours);
      expect(await expireReservations()).to.equal(0);
      await over(order);
      expect((await decide(ours.ownerToken, order, 'approve')).status).to.equal(409);
      expect([await expireReservations(), await expireReservations()]).to.deep.equal([1, 0]);
      expect(await order.reload()).to.include({ status: 'CANCELED', cancel_reason: 'OWNER' });
      expect(await taken(ours.prod)).to.equal(0);
      expect((await letters(order)).slice(2)).to.deep.equal([
        ['order_not_confirmed', order.email],
        ['owner_was_silent', ours.owner.email],
      ]);
    });
  });

  describe('is not come to by another date', () => {
    const transitions = ({ token }: Pick<Order, 'token'>, prod: Prod, as?: string) => {
      const body = { prod_id: prod.id };
      return api.call<Failure>('post', `/orders/${token}/move`, { ...(as && { token: as }), body });
    };
    const nextAt = ({ prod }: Company, price: number) =>
      api.given(() =>
        buildProd({
          ...{ center_id: prod.center_id, series_id: prod.id, date_start: inDays(90), price, seats_total: 9 },
        }),
      );

    it('that is dearer than the month of its member allows, unless the owner moves it himself', async () => {
      const ours = await company();
      const credit = { credit_limit: 90_000_00, payment_days: 30 };
      await LegalUser.update(credit, { where: { id: ours.owner.legal_user_id } });
      const order = await book(ours, 1);
      expect(order.status).to.equal('CONFIRMED');
      const dear = await nextAt(ours, 15_100_00);
      for (const token of [undefined, ours.token]) {
        const { status, body } = await transitions(order, dear, token);
        expect([status, body.message]).to.satisfy(
          ([code, said]: [number, string]) => code === 409 && said.includes('выше лимита закупщика на месяц'),
        );
      }
      expect((await order.reload()).status).to.equal('CONFIRMED');
      expect([await taken(ours.prod), await taken(dear)]).to.deep.equal([1, 0]);
      const there = await transitions(order, await nextAt(ours, 15_000_00));
      expect(there.status, there.text).to.equal(201);
      const now = await Order.findOne({ where: { moved_from_id: order.id }, rejectOnEmpty: true });
      expect(now).to.include({ status: 'CONFIRMED', debt: 15_000_00 });
      const byOwner = await transitions(now, dear, ours.ownerToken);
      expect(byOwner.status, byOwner.text).to.equal(201);
      expect(await broken()).to.deep.equal([]);
    });

    it('and what the owner has confirmed moves where it is no dearer', async () => {
      const ours = await company();
      const order = await book(ours);
      await decide(ours.ownerToken, order, 'approve');
      const there = await transitions(order, await nextAt(ours, 10_000_00));
      expect(there.status, there.text).to.equal(201);
      expect(await broken()).to.deep.equal([]);
    });
  });

  describe('is decided by nobody else', () => {
    it('not by a member who is no owner, by an owner of another company, by staff, or without a session', async () => {
      const [ours, theirs] = [await company(), await company()];
      const order = await book(ours);
      const accountant = await buildLegalMember({
        legal_user_id: ours.owner.legal_user_id,
        role: 'ACCOUNTANT',
      });
      const callers: [string | undefined, number, string][] = [
        [ours.token, 403, 'FORBIDDEN'],
        [await api.tokenOf(accountant, legalAccounts), 403, 'FORBIDDEN'],
        [theirs.ownerToken, 404, 'NOT_FOUND'],
        [manager, 401, 'UNAUTHENTICATED'],
        [undefined, 401, 'UNAUTHENTICATED'],
      ];
      for (const [token, status, code] of callers)
        for (const how of ['approve', 'reject'] as const) {
          const body = how === 'reject' ? { reason: 'Чужая рука' } : {};
          const answer = await api.call<Failure>('post', `/legal/approvals/${order.id}/${how}`, {
            ...(token && { token }),
            body,
          });
          expect([answer.status, (answer.body as unknown as Failure).code], `${how} ${status}`).to.deep.equal(
            [status, code],
          );
        }
      expect(await list(theirs.ownerToken)).to.deep.equal([]);
      expect((await order.reload()).status).to.equal('CREATED');
      await decide(ours.ownerToken, order, 'approve');
      const again = await decide(ours.ownerToken, order, 'approve');
      expect([again.status, again.body.message]).to.deep.equal([
        409,
        `Заказ ${order.number} уже подтверждён`,
      ]);
    });

    it('and orders that wait for nobody’s owner are not his to decide', async () => {
      const ours = await company();
      const order = await book(ours, 1);
      for (const how of ['approve', 'reject'] as const)
        expect(
          (await decide(ours.ownerToken, order, how, how === 'reject' ? { reason: 'Нет' } : {})).status,
        ).to.be.oneOf([409, 422]);
      expect((await order.reload()).status).to.equal('PREPARE');
    });
  });

  describe('of a group request', () => {
    const { byStaff, rowOf, view, pays } = companiesOn(() => ({ api, staff: manager }));

    async function quoted({ prod, token, owner }: Company): Promise<CompanyRequestView> {
      const { inn, name } = await LegalUser.findByPk(owner.legal_user_id, { rejectOnEmpty: true });
      const own = { inn, name, address: 'Москва, Арбат, 1' };
      const body = companyRequest(prod, { nb_seats: 2, company: own });
      const asked = await api.call<CompanyRequestView>('post', '/legal-request', { token, body });
      expect(asked.status, asked.text).to.equal(201);
      expect((await byStaff(asked.body.message.token, 'quote')).status).to.equal(200);
      return view(asked.body.message.token);
    }
    const accepts = ({ token, offer }: CompanyRequestView, as?: string) =>
      api.call<CompanyRequestView>('post', `/legal-request/${token}/accept`, {
        ...(as && { token: as }),
        body: { offer_version: offer.version },
      });

    it('waits as well, is invoiced after the owner’s yes, and is paid as any other', async () => {
      const ours = await company();
      const request = await quoted(ours);
      const accepted = await accepts(request, ours.token);
      expect(accepted.body.message, accepted.text).to.include({
        status: 'CONFIRMED',
        stage: 'AGREED',
        invoice: null,
      });
      const order = await orderOf(await rowOf(request.token));
      expect([order.status, await taken(ours.prod), await invoices(order)]).to.deep.equal(['CREATED', 2, 0]);
      expect((await decide(ours.ownerToken, order, 'approve')).status).to.equal(200);
      expect(await view(request.token)).to.include({ status: 'CONFIRMED', stage: 'INVOICED' });
      expect(await Invoice.findOne({ where: { order_id: order.id } })).to.include({ total: 20_000_00 });
      await pays(request.token);
      expect((await view(request.token)).stage).to.equal('PAID');
      expect(await broken()).to.deep.equal([]);
    });

    it('ends with the owner’s no or his silence', async () => {
      for (const end of ['no', 'silence']) {
        const ours = await company();
        const request = await quoted(ours);
        await accepts(request);
        const order = await orderOf(await rowOf(request.token));
        if (end === 'no') await decide(ours.ownerToken, order, 'reject', { reason: 'Дорого' });
        else await over(order).then(expireReservations);
        expect(await rowOf(request.token), end).to.include({
          status: 'CANCELED',
          ended_because: 'ORDER_ENDED',
        });
        expect(await taken(ours.prod)).to.equal(0);
      }
    });

    it('waits for the owner once its member orders no more, by his old link or by the hand of staff', async () => {
      const leaves = {
        'another role': (member: LegalMember) => member.update({ role: 'TRAINEE', month_limit: null }),
        'taken out': (member: LegalMember) => member.destroy(),
      };
      for (const [how, leave] of Object.entries(leaves))
        for (const by of ['link', 'staff']) {
          const ours = await company();
          const credit = { credit_limit: 90_000_00, payment_days: 30 };
          await LegalUser.update(credit, { where: { id: ours.owner.legal_user_id } });
          const request = await quoted(ours);
          await leave(ours.buyer);
          const { status, text } = await (by === 'link'
            ? accepts(request)
            : byStaff(request.token, 'confirm'));
          expect(status, `${how}, ${by}: ${text}`).to.equal(200);
          const order = await orderOf(await rowOf(request.token));
          expect([order.status, order.debt, await invoices(order)], `${how}, ${by}`).to.deep.equal([
            ...['CREATED', 0, 0],
          ]);
          expect((await letters(order)).map(([kind]) => kind)).to.include('owner_asked');
          const [waiting] = await list(ours.ownerToken);
          expect(waiting).to.include({ member: 'Мария Закупкина', month_limit: 0 });
          expect((await decide(ours.ownerToken, order, 'approve')).status).to.equal(200);
        }
      expect(await broken()).to.deep.equal([]);
    });

    it('does not wait for an owner who accepts it himself, and staff do not confirm it in his place', async () => {
      const [ours, other] = [await company(), await company()];
      const accepted = await accepts(await quoted(ours), ours.ownerToken);
      expect(accepted.body.message.stage).to.equal('INVOICED');
      const request = await quoted(other);
      expect((await byStaff(request.token, 'confirm')).status).to.equal(200);
      expect(await LegalRequest.findOne({ where: { token: request.token } })).to.include({ stage: 'AGREED' });
      expect((await byStaff(request.token, 'confirm')).status).to.equal(409);
    });
  });
});

const noRequisites = 'У центра не заполнены реквизиты: счёт выставить нельзя';

const payer = { inn: '7707083893', kpp: '770701001', name: 'ООО «Другая»', address: 'Москва, Арбат, 1' };
