import { RelatedLead } from '@odonta/db/models';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { buildRelatedLead } from '@odonta/db/testing/leadFactory.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import { QueryTypes, type Transaction } from 'sequelize';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { eventually } from '../../testing/eventually.ts';
import { useApi } from '../../testing/useApi.ts';
import { releaseLeadsOfEnded } from './followingOrders.ts';
import { renewDisputes } from './settling.ts';
import { leadActs, offered, someone } from './testing/offering.ts';

describe('leads that several acts change at once', () => {
  const api = useApi();
  const { endOrder, giveWith } = leadActs(api);

  const lock = (id: number, transaction: Transaction, how = '') =>
    api.sequelize.query(`select id from related_leads where id = $1 for no key update ${how}`, {
      ...{ bind: [id], type: QueryTypes.SELECT, transaction },
    });
  const blocked = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  /** Proves that the act waits for the older lead while the other is free. */
  async function locksInOrder<T>(older: number, newer: number, act: () => Promise<T>): Promise<T> {
    const { begun } = await api.sequelize.transaction(async (transaction) => {
      await lock(older, transaction);
      const begun = act();
      begun.catch(() => {});
      await eventually(async () => expect((await api.sequelize.query(blocked))[0]).to.have.length(1));
      await lock(newer, transaction, 'nowait');
      return { begun };
    });
    return begun;
  }

  it('a release of a repetition locks the lead that it repeats first, and happens once', async () => {
    const { promotion } = await offered(3, { type: 'course' });
    const prod = await api.given(() => buildProd());
    const { phone, email } = someone();
    const given: RelatedLead[] = [];
    for (const _time of ['first', 'again']) {
      const order = await api.given(() => buildOrder({ prod, phone, email, status: 'CONFIRMED' }));
      expect((await giveWith(promotion, order)).status).to.equal(201);
      given.push(await RelatedLead.findOne({ where: { order_id: order.id }, rejectOnEmpty: true }));
    }
    const [first, again] = given;
    await endOrder({ id: again?.order_id ?? 0 });
    expect(await locksInOrder(first?.id ?? 0, again?.id ?? 0, releaseLeadsOfEnded)).to.equal(1);
    expect((await again?.reload())?.status).to.equal('CANCELED');
    expect(await releaseLeadsOfEnded()).to.equal(0);
  });

  it('a renewal of disputes locks leads by their numbers, wherever they lie', async () => {
    const { merchant, promotion } = await offered(3);
    const due_at = new Date();
    const lead = () => buildRelatedLead({ promotion_id: promotion.id, due_at });
    const [older, newer] = [await lead(), await lead()];
    await api.sequelize.query(
      `update related_leads set created_at = now() + interval '1 hour' where id = $1`,
      {
        bind: [older.id],
      },
    );
    await locksInOrder(older.id, newer.id, () =>
      unitOfWork.transaction((transaction) => renewDisputes(merchant.id, transaction)),
    );
    for (const each of [older, newer]) expect((await each.reload()).due_at.getTime()).to.be.above(Date.now());
  });

  it('the API answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
