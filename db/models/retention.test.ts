import { expect } from 'chai';
import { type TestWorld, testWorld } from '../testing/world.ts';
import type { NoticeVerdict } from '../vocabulary/money/payments/paymentNotice.ts';
import { deleteLetters, deletePaymentNotifications, Letter, PaymentNotification } from './index.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const [aYear, fiveYears] = [366, 1827];

describe('what is kept for a term', () => {
  let world: TestWorld;
  before(async () => {
    world = await testWorld();
  });
  after(() => world?.close());

  const notice = (body: string, verdict: NoticeVerdict, at: Date) =>
    PaymentNotification.create({ payment_id: null, ip: null, status: null, body, verdict, at });
  const noticesLeft = async () => (await PaymentNotification.findAll()).map(({ body }) => body).sort();

  it('is a year for forged notices of a bank, and five years for those that it signed', async () => {
    await notice('signed, of six years', 'OK', daysAgo(fiveYears + 365));
    await notice('signed, of five years', 'REPLAY', daysAgo(fiveYears));
    await notice('signed, of two years', 'OK', daysAgo(2 * aYear));
    for (const verdict of ['SHAPE', 'TOKEN', 'TERMINAL'] as const)
      await notice(`forged, of a year: ${verdict}`, verdict, daysAgo(aYear));
    await notice('forged, of eleven months', 'TOKEN', daysAgo(335));
    await notice('signed, of today', 'AMOUNT', new Date());
    expect(await deletePaymentNotifications(world.sequelize)).to.equal(5);
    const young = ['forged, of eleven months', 'signed, of today', 'signed, of two years'];
    expect(await noticesLeft()).to.deep.equal(young);
    expect(await deletePaymentNotifications(world.sequelize)).to.equal(0);
    // The table itself refuses to delete younger rows, and to change any.
    const all = 'delete from payment_notices';
    for (const attack of [all, `${all} where verdict = 'TOKEN'`, `update payment_notices set body = 'x'`])
      expect(await world.sequelize.query(attack).then(() => 'done', String)).to.include(
        'neither changes nor vanishes',
      );
    expect(await noticesLeft()).to.deep.equal(young);
  });

  it('is a year for letters about no record, and five years for those about one', async () => {
    const letter = (subject: string, created_at: Date, resource: string | null) =>
      Letter.create({ kind: 'test', to: 'a@test.local', subject, text: '', created_at, resource });
    await letter('a paper of six years', daysAgo(fiveYears + 365), 'orders');
    await letter('a paper of two years', daysAgo(2 * aYear), 'orders');
    await letter('a code of a year', daysAgo(aYear), null);
    await letter('a code of eleven months', daysAgo(335), null);
    expect(await deleteLetters(world.sequelize)).to.equal(2);
    expect((await Letter.findAll()).map(({ subject }) => subject).sort()).to.deep.equal([
      'a code of eleven months',
      'a paper of two years',
    ]);
    expect(await deleteLetters(world.sequelize)).to.equal(0);
  });
});
