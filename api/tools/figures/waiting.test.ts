import type { WaitingCounts } from '@odonta/api/contract';
import {
  buildCenter,
  buildDirectorQuestion,
  buildManagerRequest,
  buildProd,
  buildReview,
  inDays,
} from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { menuQueues, queueLists, queueNames } from '@odonta/db/vocabulary/platform/waitingLists.ts';
import { expect } from 'chai';
import { ConnectionAcquireTimeoutError, DatabaseError } from 'sequelize';
import { useApi } from '../../testing/useApi.ts';
import { nullIfRefused } from './nullIfRefused.ts';

describe('the counts of queues', () => {
  const api = useApi();
  const tokens = new Map<StaffRole, string>();

  before(async () => {
    for (const role of [
      'ADMIN',
      'MANAGER',
      'COURSE_EDITOR',
      'ROP_COURSE',
      'BOOKKEEPER',
      'ARTICLES',
      'SEO_EDIT',
    ] as const)
      tokens.set(role, (await api.staff(role)).token);
    const { user, token } = await api.staff('PARTNER_MANAGER');
    tokens.set('PARTNER_MANAGER', token);
    const own = await buildCenter({ manager_id: user.id });
    await buildDirectorQuestion({});
    await api.given(async () => {
      for (const center_id of [own.id, (await buildCenter()).id]) {
        const prod = await buildProd({ center_id });
        await buildProd({ center_id, status: 'CREATED' });
        await buildManagerRequest({ center_id });
        await buildOrder({ prod, status: 'CREATED', confirm_deadline: inDays(-1) });
        await buildReview({ prod_id: prod.id, status: 'CREATED' });
      }
    });
  });

  const ask = (query: string, as: StaffRole = 'ADMIN') =>
    api.call<WaitingCounts>('get', `/adm/waiting${query}`, { token: tokens.get(as) });
  const countsOf = async (names: readonly string[], as: StaffRole) =>
    (await ask(`?queues=${names.join(',')}`, as)).body.message;

  async function listed(name: (typeof queueNames)[number], as: StaffRole): Promise<number | undefined> {
    const { resource, filter } = queueLists[name];
    const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,0]' });
    const { status, headers } = await api.call('get', `/adm/${resource}?${query}`, { token: tokens.get(as) });
    return status === 200 ? Number(headers.get('content-range')?.split('/')[1]) : undefined;
  }

  it('the counts are the totals of the lists, for every role', async () => {
    for (const role of tokens.keys()) {
      const counts = await countsOf(queueNames, role);
      for (const name of Object.keys(counts) as typeof menuQueues)
        expect(counts[name], `${name} as ${role}`).to.equal(await listed(name, role));
    }
    const all = await countsOf(queueNames, 'ADMIN');
    expect(all).to.have.all.keys(queueNames);
    expect(all).to.include({ overdue_orders: 2, orders: 2, prods: 2, reviews: 2 });
    expect(await countsOf(queueNames, 'PARTNER_MANAGER'), 'of own centres').to.include({
      manager_requests: 1,
    });
  });

  it('a role without the right gets no count, even if it asks for one', async () => {
    expect(await countsOf(queueNames, 'SEO_EDIT')).to.deep.equal({});
    expect(await countsOf(queueNames, 'ARTICLES')).to.have.all.keys('articles', 'overdue_articles');
    expect(await listed('orders', 'ARTICLES')).to.equal(undefined);
    expect(await countsOf(['prods', 'orders'], 'COURSE_EDITOR')).to.not.have.property('orders');
  });

  it('only what is asked for is counted, and without a question what the menu shows', async () => {
    expect(await countsOf(['overdue_orders', 'overdue_orders'], 'ADMIN')).to.have.all.keys('overdue_orders');
    expect((await ask('')).body.message).to.have.all.keys(menuQueues);
  });

  it('an unknown queue, a filter and a long question are refused by name', async () => {
    const refusals = await Promise.all(
      ['?queues=passwords', '?filter={}', `?queues=${Array(queueNames.length + 1).fill('orders')}`].map(
        async (query) => {
          const { status, body } = await ask(query);
          return [status, Object.keys(body.errors ?? {})];
        },
      ),
    );
    expect(refusals).to.deep.equal([
      [422, ['queues']],
      [422, ['filter']],
      [422, ['queues']],
    ]);
  });

  it('a count that the database refuses is null, and a lack of connections fails all', async () => {
    const refused = new DatabaseError(Object.assign(new Error('canceling statement'), { sql: '' }));
    expect(await nullIfRefused('orders', Promise.reject(refused))).to.equal(null);
    expect(await nullIfRefused('orders', Promise.resolve(3))).to.equal(3);
    const away = new ConnectionAcquireTimeoutError(new Error('Operation timeout'));
    const outcome = await nullIfRefused('orders', Promise.reject(away)).catch((error) => error);
    expect(outcome).to.equal(away);
  });

  it('no request of these tests gets a 500', () => expect(api.errors).to.deep.equal([]));
});
