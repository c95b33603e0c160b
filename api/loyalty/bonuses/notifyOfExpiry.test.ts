import { BonusLot, Letter } from '@odonta/db/models';
import { buildIndividual, buildLegalMember, buildLegalUser } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { useApi } from '../../testing/useApi.ts';
import { adjust } from './ledger.ts';
import { notifyOfExpiry } from './notifyOfExpiry.ts';

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day - 60_000);

describe('letters of bonuses that are about to end', () => {
  const api = useApi();

  const give = (key: string, count: number, days: number) =>
    unitOfWork.transaction((tx) =>
      adjust(key, { is_add: true, count, source: null, expires_at: inDays(days) }, tx),
    );
  const lettersTo = async (to: string) =>
    (
      await Letter.findAll({
        where: { to, kind: ['bonus_expiring', 'company_bonus_expiring'] },
        order: ['id'],
      })
    ).map(({ text }) => text);

  it('a reminder goes out a month, a week and a day before, once on all nodes, with all lots of that time', async () => {
    const email = 'ending@test.local';
    const phone = '+79040000001';
    await buildIndividual({ email, phone });
    await give(phone, 300, 30);
    await give(phone, 21, 29);
    await give(phone, 500, 90);
    await Promise.all([notifyOfExpiry(), notifyOfExpiry()]);
    await notifyOfExpiry();
    const [letter, ...more] = await lettersTo(email);
    expect(more).to.deep.equal([]);
    expect(letter).to.include('300\u00a0бонусов до').and.include('21\u00a0бонус до').and.not.include('500');
    for (const [days, letters] of [
      [8, 1],
      [7, 2],
      [6, 2],
      [1, 3],
    ] as const) {
      await BonusLot.update({ expires_at: inDays(days) }, { where: { count: 300 } });
      await notifyOfExpiry();
      expect(await lettersTo(email), `${days} days before`).to.have.length(letters);
    }
  });

  it('no reminder goes to an unknown owner or about spent bonuses', async () => {
    const before = await Letter.count();
    await give('+79040000002', 300, 5);
    await notifyOfExpiry();
    expect(await Letter.count()).to.equal(before);
  });

  it('a reminder goes to the owners of a verified company only, not of a typed tax number', async () => {
    const { id: legal_user_id, inn } = await buildLegalUser({ verified_at: new Date() });
    const owner = await buildLegalMember({ legal_user_id });
    const buyer = await buildLegalMember({ legal_user_id, role: 'BUYER' });
    const { id: stranger } = await buildLegalUser({ inn, kpp: '770701001' });
    const thief = await buildLegalMember({ legal_user_id: stranger });
    await give(`inn:${inn}`, 40, 7);
    await notifyOfExpiry();
    expect(await lettersTo(owner.email)).to.have.length(1);
    expect([await lettersTo(buyer.email), await lettersTo(thief.email)]).to.deep.equal([[], []]);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
