import type { FoundGroup, StaffClient } from '@odonta/api/contract';
import { buildInvoice } from '@odonta/db/testing/documentFactories.ts';
import {
  buildCenter,
  buildDirectorQuestion,
  buildIndividual,
  buildLegalMember,
  buildManagerRequest,
  buildProd,
} from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { buildPayment } from '@odonta/db/testing/paymentFactories.ts';
import { buildRefund } from '@odonta/db/testing/refundFactories.ts';
import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('the card of a client', () => {
  const api = useApi();
  const tokens = new Map<StaffRole, string>();

  before(async () => {
    for (const role of ['ADMIN', 'ORDER_VIEW', 'BOOKKEEPER', 'MANAGER_REQUEST_VIEW', 'SEO_EDIT'] as const)
      tokens.set(role, (await api.staff(role)).token);
  });

  const tokenOf = (as: StaffRole | string) => tokens.get(as as StaffRole) ?? as;
  const card = async (key: string, as: StaffRole | string = 'ADMIN') => {
    const path = `/adm/clients/${encodeURIComponent(key)}`;
    const { status, body } = await api.call<StaffClient>('get', path, { token: tokenOf(as) });
    return { status, client: body.message };
  };
  const listed = async (resource: string, client: string, as: StaffRole | string = 'ADMIN') => {
    const filter = encodeURIComponent(JSON.stringify({ client }));
    const { status, body } = await api.call<{ id: number }[]>('get', `/adm/${resource}?filter=${filter}`, {
      token: tokenOf(as),
    });
    return status === 200 ? body.message.map(({ id }) => id) : status;
  };

  it('gathers orders, requests, payments, refunds and debts of a phone, however it is written', async () => {
    const phone = '+79160001001';
    const question = await buildDirectorQuestion({ tel: phone });
    const [order, request, payment, refund, invoice] = await api.given(async () => {
      const order = await buildOrder({ phone, status: 'CONFIRMED', total: 100_000 });
      return [
        order,
        await buildManagerRequest({ phone }),
        await buildPayment({ order }),
        await buildRefund({ order_id: order.id }),
        await buildInvoice({ order, total: 86_000_00 }),
      ];
    });
    await api.given(() => buildOrder());
    for (const written of [phone, '8 (916) 000-10-01', '9160001001']) {
      const { client } = await card(written);
      expect(client, written).to.deep.include({ key: phone, phone, individual: null, companies: [] });
      expect(client.counts).to.include({
        orders: 1,
        manager_requests: 1,
        payments: 1,
        refunds: 1,
        invoices: 1,
      });
      expect(client.debt).to.deep.equal({ count: 1, sum: 86_000 });
    }
    expect(await listed('orders', phone)).to.deep.equal([order.id]);
    expect(await listed('manager_requests', '89160001001')).to.deep.equal([request.id]);
    expect(await listed('payments', phone)).to.deep.equal([payment.id]);
    expect(await listed('refunds', phone)).to.deep.equal([refund.id]);
    expect(await listed('invoices', phone)).to.deep.equal([invoice.id]);
    expect(await listed('director_questions', phone)).to.deep.equal([question.id]);
  });

  it('joins what was ordered in the account with what came from its phone', async () => {
    const phone = '+79160001002';
    const person = await buildIndividual({ last_name: 'Единая', first_name: 'Ася', phone });
    const [own, guest] = await api.given(async () => [
      await buildOrder({ individual_id: person.id, buyer_kind: 'INDIVIDUAL' }),
      await buildOrder({ phone }),
    ]);
    const key = `individual-${person.id}`;
    const { client } = await card(phone);
    expect(client).to.deep.include({ key, individual: { id: person.id, name: 'Единая Ася' } });
    expect(client.counts.orders).to.equal(2);
    expect(await listed('orders', key)).to.have.members([own.id, guest.id]);
    expect((await card(key)).client).to.deep.include({ key, phone: null });
  });

  it('names the company whose member calls, and gathers what the company ordered', async () => {
    const phone = '+79160001003';
    const member = await buildLegalMember({ phone });
    const company_id = member.legal_user_id;
    const [order, request] = await api.given(async () => [
      await buildOrder({ legal_user_id: company_id, buyer_kind: 'LEGAL' }),
      await buildManagerRequest({ phone }),
    ]);
    expect((await card(phone)).client.companies.map(({ id }) => id)).to.deep.equal([company_id]);
    const key = `company-${company_id}`;
    const { client } = await card(key);
    expect(client.company).to.include({ id: company_id });
    expect([await listed('orders', key), await listed('manager_requests', key)]).to.deep.equal([
      [order.id],
      [request.id],
    ]);
  });

  it('shows a manager of centres nothing of other centres', async () => {
    const phone = '+79160001004';
    const keeper = await api.staff('PARTNER_MANAGER');
    const mine = await buildCenter({ manager_id: keeper.user.id });
    const [own, foreign] = await api.given(async () => [
      await buildOrder({ phone, prod: await buildProd({ center_id: mine.id }) }),
      await buildOrder({ phone }),
    ]);
    await api.given(async () => [
      await buildPayment({ order: own }),
      await buildPayment({ order: foreign }),
      await buildManagerRequest({ phone }),
    ]);
    const { client } = await card(phone, keeper.token);
    expect(client.counts).to.include({ orders: 1, payments: 1, manager_requests: 0 });
    expect(await listed('orders', phone, keeper.token)).to.deep.equal([own.id]);
    expect((await card(phone)).client.counts).to.include({ orders: 2, payments: 2, manager_requests: 1 });
  });

  it('tells a person without the right to payments nothing of them', async () => {
    const phone = '+79160001005';
    await api.given(async () => buildPayment({ order: await buildOrder({ phone }) }));
    const { status, client } = await card(phone, 'MANAGER_REQUEST_VIEW');
    expect(status).to.equal(200);
    expect(client.counts).to.not.have.any.keys('orders', 'payments', 'refunds', 'invoices');
    expect(client.debt).to.equal(null);
    expect(await listed('payments', phone, 'MANAGER_REQUEST_VIEW')).to.equal(403);
    expect((await card(phone, 'SEO_EDIT')).status).to.equal(403);
  });

  it('does not let a masked phone be guessed, by way of payments neither', async () => {
    const phone = '+79160001006';
    const person = await buildIndividual({ phone });
    const order = await api.given(() => buildOrder({ phone }));
    const payment = await api.given(() => buildPayment({ order }));
    await buildManagerRequest({ phone });
    await buildDirectorQuestion({ tel: phone });
    for (const resource of [
      'orders',
      'payments',
      'refunds',
      'invoices',
      'manager_requests',
      'director_questions',
    ])
      for (const as of ['ORDER_VIEW', 'BOOKKEEPER', 'MANAGER_REQUEST_VIEW'] as const)
        for (const key of [phone, `individual-${person.id}`]) {
          const found = await listed(resource, key, as);
          if (found !== 403) expect(found, `${resource} as ${as}`).to.deep.equal([]);
        }
    expect((await card(phone, 'BOOKKEEPER')).client).to.include({ individual: null, key: phone });
    expect(await listed('payments', phone)).to.deep.equal([payment.id]);
  });

  it('refuses what is no client', async () => {
    for (const key of ["individual-1' or 1=1", 'user-1', '+7 (***) ***-10-06'])
      expect((await card(key)).status, key).to.equal(400);
    expect(await listed('orders', "x' or 1=1")).to.equal(422);
  });

  it('is found by the search of the back-office by phone and by e-mail', async () => {
    const [guest, email] = ['+79160001007', 'found.client@find.local'];
    await api.given(() => buildOrder({ phone: guest }));
    const person = await buildIndividual({ last_name: 'Искомая', first_name: 'Рита', email });
    const search = async (q: string, as: StaffRole = 'ADMIN') => {
      const path = `/adm/search?q=${encodeURIComponent(q)}`;
      const { body } = await api.call<FoundGroup[]>('get', path, { token: tokens.get(as) });
      return body.message.find(({ resource }) => resource === 'clients')?.items[0];
    };
    for (const q of ['8 (916) 000-10-07', '+7 916 000-10-07', '9160001007'])
      expect(await search(q), q).to.include({
        title: '+7 (916) 000-10-07',
        detail: plural(1, ['заказ', 'заказа', 'заказов']),
        path: '/clients/%2B79160001007',
      });
    expect(await search(email)).to.include({
      title: 'Искомая Рита',
      path: `/clients/individual-${person.id}`,
    });
    expect(await search('+79160009999')).to.equal(undefined);
    expect(await search(guest, 'ORDER_VIEW')).to.equal(undefined);
    expect(await search(email, 'BOOKKEEPER')).to.equal(undefined);
  });

  it('finds the rows of a phone by an index', async () => {
    const tables = ['orders', 'manager_requests', 'waitlist', 'legal_requests', 'gift_orders'];
    for (const [table, column] of [
      ...tables.map((each) => [each, 'phone'] as const),
      ['director_questions', 'tel'] as const,
    ]) {
      const plan = await api.sequelize.transaction(async (transaction) => {
        await api.sequelize.query('set local enable_seqscan = off', { transaction });
        const [rows] = await api.sequelize.query(
          `explain (costs off) select id from ${table} where ${column} in ('+79160001001')`,
          { transaction },
        );
        return JSON.stringify(rows);
      });
      expect(plan, table).to.include(`${table}_by_phone`);
    }
  });
});
