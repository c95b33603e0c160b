import type { Center } from '@odonta/db/models';
import { buildLegalRequest } from '@odonta/db/testing/companyFactories.ts';
import { buildAccountingDoc, buildInvoice } from '@odonta/db/testing/documentFactories.ts';
import {
  buildBanner,
  buildCenter,
  buildManagerRequest,
  buildPinning,
  buildProd,
  buildReview,
} from '@odonta/db/testing/factories.ts';
import { buildPromoCode } from '@odonta/db/testing/loyaltyFactories.ts';
import { buildMarketingBalance } from '@odonta/db/testing/marketingFactories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { buildPayment } from '@odonta/db/testing/paymentFactories.ts';
import { buildPayout } from '@odonta/db/testing/payoutFactories.ts';
import { buildRefund } from '@odonta/db/testing/refundFactories.ts';
import { buildStudentDocument } from '@odonta/db/testing/studentFactories.ts';
import { buildWaitlistEntry } from '@odonta/db/testing/waitlistFactories.ts';
import { type Cell, cellsOfRoles } from '@odonta/db/vocabulary/identity/rights/roles.ts';
import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import type { AnyEndpoint } from './platform/http/endpoint.ts';
import { resources } from './resources.ts';
import { type Intrusion, intrusionsInto, leaksOf } from './testing/intrusions.ts';
import { type TestApi, testApi } from './testing/testApi.ts';

const word = 'Чужестранец';

/** What a manager of partners sees only of his own centres. */
const narrow = resources.filter(({ name }) => {
  const cells = cellsOfRoles.PARTNER_MANAGER as Record<string, Cell | undefined>;
  return cells[name]?.own && name !== 'audit_log';
});

describe('the rows of another manager’s centres', () => {
  let api: TestApi;
  let token: string;
  let ways: Intrusion[];

  before(async () => {
    api = await testApi();
    const keeper = await api.staff('PARTNER_MANAGER');
    const stranger = await api.staff('PARTNER_MANAGER');
    token = keeper.token;
    const [own, foreign] = await api.given(async () => [
      await rowsOf(await buildCenter({ manager_id: keeper.user.id, name: 'Свой' }), 'Свой', 1),
      await rowsOf(await buildCenter({ manager_id: stranger.user.id, name: word, pay_name: word }), word, 2),
    ]);
    const references = { center_id: foreign.centers, prod_id: foreign.prods, manager_id: stranger.user.id };
    ways = intrusionsInto(api.endpoints, {
      resources,
      word,
      own,
      foreign: Object.fromEntries(Object.entries(foreign).map(([name, id]) => [name, { id, references }])),
    });
    await api.sequelize.query(`create table watched as ${snapshot}`);
  });
  after(() => api?.close());

  it('the test covers as many kinds of rows as the table of rights limits', () => {
    expect(narrow.map(({ name }) => name).sort()).to.deep.equal(Object.keys(places).sort());
  });

  it("no address reveals, changes, takes or references another manager's rows", async function () {
    this.timeout(240_000);
    expect(await leaksOf(api.call, token, ways, word)).to.deep.equal([]);
    expect(await touched(api)).to.deep.equal([]);
    console.log(`      ${ways.length} ways into another's rows; leaks: 0, changed: 0`);
  });

  it('the rows would be revealed and changed without the scope of the permission', async function () {
    this.timeout(240_000);
    const node = await api.node({ endpoints: api.endpoints.map(careless) });
    const leaks = await leaksOf(node.call, token, ways, word);
    const leaking = new Set(leaks.map((leak) => leak.split(/[?/ ]+/)[2]));
    expect([...leaking]).to.include.members(Object.keys(places));
    expect((await touched(api)).map(({ kind }) => kind)).to.include.members(['prods', 'centers']);
    await node.close();
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});

/** By resource, the texts and pointers of a row that say whose it is. */
const places = {
  centers: 'centers',
  center_requisites: 'centers',
  prods: 'prods',
  manager_requests: 'manager_requests',
  orders: 'orders',
  participants: 'order_participants',
  reviews: 'reviews',
  banner_campaigns: 'banners',
  pinnings: 'pinnings',
  promo_codes: 'promo_codes',
  invoices: 'invoices',
  payments: 'payments',
  refunds: 'refunds',
  payouts: 'payouts',
  marketing_balances: 'marketing_balances',
  accounting_docs: 'accounting_docs',
  student_documents: 'student_documents',
  waitlist: 'waitlist',
  legal_requests: 'legal_requests',
} as const;

const snapshot = Object.entries(places)
  .map(
    ([kind, table]) =>
      `select '${kind}' as kind, id, (to_jsonb(r) - 'views')::text as row from ${table} r where to_jsonb(r)::text like '%${word}%'`,
  )
  .join(' union all ');

/** Another's rows that are not what they were, and rows of one's own that point at another's now. */
function touched({ sequelize }: TestApi): Promise<{ kind: string; id: number }[]> {
  return sequelize.query<{ kind: string; id: number }>(
    `select kind, id from ((select * from watched except select * from (${snapshot}) now)
      union (select * from (${snapshot}) now except select * from watched)) changed`,
    { type: QueryTypes.SELECT },
  );
}

async function rowsOf(
  center: Center,
  name: string,
  number: number,
): Promise<Record<keyof typeof places, number>> {
  const { id: center_id } = center;
  const prod = await buildProd({ center_id, name: `${name} курс` });
  const of = { prod_id: prod.id, center_id };
  const order = await buildOrder({ prod, last_name: name, comment_internal: name });
  const [participant] = order.participants;
  await participant?.update({ last_name: name });
  return {
    centers: center_id,
    center_requisites: center_id,
    prods: prod.id,
    orders: order.id,
    participants: participant?.id ?? 0,
    manager_requests: (await buildManagerRequest({ ...of, name, comment: name })).id,
    reviews: (
      await buildReview({ ...of, client_name: name, text: `${name} учился здесь и остался доволен всем.` })
    ).id,
    banner_campaigns: (await buildBanner({ alt: name, center_id })).id,
    pinnings: (await buildPinning({ prod_id: prod.id, info: name, number })).id,
    payouts: (await buildPayout({ center_id, comment: name })).id,
    marketing_balances: (await buildMarketingBalance({ center, available: 1_000_00, comment: name })).id,
    promo_codes: (await buildPromoCode({ name, center_id })).id,
    invoices: (await buildInvoice({ order: await buildOrder({ prod }), payer_name: name })).id,
    payments: (await buildPayment({ order: await buildOrder({ prod }), error_text: name })).id,
    student_documents: (await buildStudentDocument({ prod, status: 'REJECTED', reject_reason: name })).id,
    refunds: (
      await buildRefund({
        order_id: (await buildOrder({ prod, status: 'CONFIRMED' })).id,
        comment: name,
        requested_sum: 1,
      })
    ).id,
    waitlist: (await buildWaitlistEntry({ prod_id: prod.id, last_name: name })).id,
    legal_requests: (await buildLegalRequest({ prod_id: prod.id, last_name: name })).id,
    accounting_docs: (await buildAccountingDoc({ order: await buildOrder({ prod }), payer_name: name })).id,
  };
}

/** The same endpoint behind a door that takes every right for one to all rows. */
function careless(endpoint: AnyEndpoint): AnyEndpoint {
  const { audience } = endpoint;
  if (audience.name !== 'staff') return endpoint;
  const allows: typeof audience.allows = (actor, demand) => (audience.allows(actor, demand) ? 'all' : null);
  return { ...endpoint, audience: { ...audience, allows } };
}
