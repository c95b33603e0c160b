import type { CenterPayout } from '@odonta/api/contract';
import { Letter, StatusChange } from '@odonta/db/models';
import { buildCenter, buildPartner } from '@odonta/db/testing/factories.ts';
import { buildPayout } from '@odonta/db/testing/payoutFactories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('the answer of a centre about its payout', () => {
  const api = useApi();

  it('is one, however many members give it at the same moment, and the others read why not', async () => {
    const center = await buildCenter();
    const { id } = await buildPayout({ center_id: center.id });
    const owner = await api.tokenOf(await buildPartner(center));
    const accountant = await api.tokenOf(await buildPartner(center, { role: 'ACCOUNTANT' }));
    const say = (move: string, token: string, body: object = {}) =>
      api.call<CenterPayout>('post', `/partner/payouts/${id}/${move}`, { token, body });
    const answers = await Promise.all([
      say('agree', owner),
      say('reject', accountant, { reason: 'Не та сумма' }),
      say('agree', accountant),
      say('reject', owner, { reason: 'Нет заказа' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409, 409, 409]);
    for (const { status, body } of answers)
      if (status === 409) expect(body.message).to.match(/^[А-ЯЁ].{20,}/);
    const moves = await StatusChange.count({ where: { resource: 'payouts', record_id: id } });
    const agreed = await Letter.count({ where: { kind: 'payout_agreed', record_id: id } });
    expect([moves, agreed]).to.deep.equal([
      1,
      answers.some(({ body }) => body.message.status === 'CREATED') ? 1 : 0,
    ]);
  });

  it('answers no 500', () => expect(api.errors).to.deep.equal([]));
});
