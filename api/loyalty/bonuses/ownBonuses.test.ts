import type { OwnBonuses } from '@odonta/api/contract';
import { buildIndividual } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { individualAccounts } from '../../identity/sessions/accountKinds.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { useApi } from '../../testing/useApi.ts';
import { adjust, earn } from './ledger.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

describe('one’s own bonuses', () => {
  const api = useApi();
  const phone = '+79050000001';

  before(async () => {
    const by = { id: 1, name: 'Анна Сотрудница' };
    const gift = { is_add: true, count: 300, source: null, comment: 'За отзыв', by, expires_at: inDays(20) };
    await unitOfWork.transaction((tx) => adjust(phone, gift, tx));
    const course = { count: 90, source: { type: 'order', id: 7 } as const };
    const dates = { available_at: inDays(14), expires_at: inDays(379) };
    await unitOfWork.transaction((tx) => earn(phone, { ...course, ...dates }, tx));
  });

  const readBy = async (given: Parameters<typeof buildIndividual>[0]) => {
    const token = await api.tokenOf(await buildIndividual(given), individualAccounts);
    return (await api.call<OwnBonuses>('get', '/individual/bonuses', { token })).body.message;
  };

  it('a buyer sees what expires and what is pending, without the names of staff', async () => {
    const { changes, lots, ...sums } = await readBy({ phone, phone_proved_at: new Date() });
    expect(sums).to.deep.equal({ is_phone_proved: true, balance: 300, pending: 90, debt: 0 });
    expect(lots.map(({ left }) => left)).to.deep.equal([300]);
    expect(
      changes.map(({ kind, state, comment, actor_name }) => [kind, state, comment, actor_name]),
    ).to.deep.equal([
      ['EARN', 'PENDING', null, null],
      ['ADJUST', 'ACTIVE', 'За отзыв', null],
    ]);
  });

  it('an unverified phone shows no bonuses', async () => {
    const stranger = await readBy({ phone: '+79050000009', phone_proved_at: null });
    expect(stranger).to.deep.include({ is_phone_proved: false, balance: 0, changes: [] });
    const { balance } = await readBy({ phone: '+79050000008', bonus_phone: phone, phone_proved_at: null });
    expect(balance).to.equal(300);
  });

  it('bonuses are visible to their owner only', async () => {
    expect((await api.call('get', '/individual/bonuses')).status).to.equal(401);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
