import { mirrorSeats, Prod, Receipt } from '@odonta/db/models';
import { buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { buildCenter, inDays } from '@odonta/db/testing/factories.ts';
import { timesOfProof } from '@odonta/db/testing/proof.ts';
import { expect } from 'chai';
import fc from 'fast-check';
import { closeInvoices } from '../../money/invoices/closeInvoices.ts';
import { issueActs } from '../../money/invoices/issueActs.ts';
import { closeCourses } from '../../money/payments/receipts/closeCourses.ts';
import { sendReceipts } from '../../money/payments/receipts/sendReceipts.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { centerAccount as account } from '../../testing/centerAccount.ts';
import { compareBooks, compareDocuments } from '../../testing/moneyWalk/compare.ts';
import { comparePayout } from '../../testing/moneyWalk/comparePayout.ts';
import { faultsOf } from '../../testing/moneyWalk/faults.ts';
import { giveBackAll } from '../../testing/moneyWalk/giveBackAll.ts';
import { payAndLeave } from '../../testing/moneyWalk/payAndLeave.ts';
import { type Life, lives } from '../../testing/moneyWalk/steps.ts';
import { Walk } from '../../testing/moneyWalk/walk.ts';
import { useApi } from '../../testing/useApi.ts';
import { findBroken } from './findBroken.ts';

const lifetimes = Number(process.env.LIVES ?? timesOfProof(16, 300));
const seed = Number(process.env.SEED ?? 20_261_123);

/** A run that has not met one of these proves nothing of it. */
const kinds = [
  'voucher',
  'open',
  'card',
  'invoice',
  'transfer',
  'move',
  'leave',
  'expire',
  'payout',
  'clawback',
];

describe('the money of orders that are moved, given back in part and paid in several ways', function () {
  this.timeout(Math.max(120_000, lifetimes * 15_000));
  const api = useApi({ connection: { acquireMs: 30_000 }, ports: { areSecretsShown: true } });
  let bookkeeper: number;

  before(async () => {
    bookkeeper = (await api.staff('BOOKKEEPER')).user.id;
    await buildPlatformRequisites();
  });

  const centre = () =>
    buildCenter({
      ...account,
      sale: 15,
      is_sell_individuals: true,
      is_sell_entities: true,
      phone: '+74950000000',
    });

  async function walked(life: Life): Promise<Walk> {
    const walk = new Walk(api, [await centre(), await centre()], life);
    await walk.begin(life);
    for (const step of life.steps) {
      await walk.take(step);
      await giveBackAll(walk.orders);
      await closeInvoices();
      expect(await compareBooks(walk.model, walk.orders), walk.taken.join(', ')).to.deep.equal([]);
    }
    return walk;
  }

  /** Its course is over since so long that its centre is paid. */
  async function teach(walk: Walk): Promise<void> {
    const { prod_id } = await walk.order();
    await api.given(() =>
      Prod.update(
        { date_start: inDays(-21), date_end: inDays(-20) },
        { where: { id: prod_id }, individualHooks: true },
      ),
    );
    await closeCourses();
    await Receipt.update({ next_try_at: new Date(0) }, { where: { status: 'QUEUED' } });
    await sendReceipts();
    await issueActs();
    await closeInvoices();
  }

  it('is in acts, receipts, payouts and the ledger as plain arithmetic says', async () => {
    let count = 0;
    const seen = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(lives, async (life) => {
        const walk = await walked(life);
        await teach(walk);
        expect(await compareDocuments(walk.model, walk.orders), walk.taken.join(', ')).to.deep.equal([]);
        expect(await unitOfWork.transaction((transaction) => comparePayout(walk, transaction))).to.deep.equal(
          [],
        );
        const { isPaid, isClawedBack, differences } = await payAndLeave(walk, bookkeeper);
        expect(differences).to.deep.equal([]);
        count += 1;
        const met = [...walk.taken, isPaid ? 'payout' : '', isClawedBack ? 'clawback' : ''];
        for (const one of met.filter(Boolean)) seen.set(one, (seen.get(one) ?? 0) + 1);
      }),
      { numRuns: lifetimes, seed, endOnFailure: true },
    );
    await mirrorSeats(api.sequelize);
    expect(await unitOfWork.transaction(findBroken)).to.deep.equal([]);
    expect(api.errors).to.deep.equal([]);
    const steps = [...seen].map(([name, times]) => `${name} ${times}`).join(', ');
    if (lifetimes >= 16) expect([...seen.keys()], 'what a walk must meet').to.include.members(kinds);
    console.log(`      seed ${seed}: ${count} orders, ${steps}`);
  });

  it('is not, and is found, as soon as one of them differs', async () => {
    const walk = await walked({
      people: 2,
      roubles: 6000,
      byInvoice: true,
      steps: [
        { does: 'transfer', percent: 100 },
        { does: 'move', roubles: 5000, elsewhere: false },
        { does: 'leave', people: 1 },
      ],
    });
    await teach(walk);
    const found = async () => [
      ...(await compareBooks(walk.model, walk.orders)),
      ...(await compareDocuments(walk.model, walk.orders)),
      ...(await unpaid(walk)),
    ];
    expect([walk.taken, await found()]).to.deep.equal([['transfer', 'move', 'leave'], []]);
    for (const { name, plant, heal, found: words } of faultsOf(walk.id)) {
      await api.sequelize.query(plant);
      expect((await found()).join('\n'), name).to.include(words);
      await api.sequelize.query(heal);
    }
    expect(await found()).to.deep.equal([]);
  });

  /** Its payout is prepared and never paid. */
  async function unpaid(walk: Walk): Promise<string[]> {
    const transaction = await api.sequelize.transaction();
    const found = await comparePayout(walk, transaction);
    await transaction.rollback();
    return found;
  }
});
