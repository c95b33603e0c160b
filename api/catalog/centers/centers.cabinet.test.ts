import type { OwnCenter } from '@odonta/api/contract';
import type { Center } from '@odonta/db/models';
import { buildCenter, buildPartner, buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

const requisites = {
  pay_name: 'ООО «Прикус»',
  director_name: 'Орлова Мария Петровна',
  pay_inn: '7707083893',
  pay_bank: 'Банк',
  pay_bic: '044525225',
  pay_rs: '40702810000000000001',
};

describe('the centres of a cabinet', () => {
  const api = useApi();

  const centersOf = async (center: Center) => {
    const token = await api.tokenOf(await buildPartner(center));
    return (await api.call<OwnCenter[]>('get', '/partner/centers', { token })).body.message;
  };

  it('a user sees only his own centres', async () => {
    const [own] = await Promise.all([buildCenter(), buildCenter()]);
    expect((await centersOf(own)).map(({ id }) => id)).to.deep.equal([own.id]);
  });

  it('a new centre lacks everything, each with the reason', async () => {
    const [center] = await centersOf(await buildCenter({ status: 'CREATED', pay_inn: requisites.pay_inn }));
    expect(center).to.deep.include({ status: 'CREATED', is_suspended: false });
    expect(center?.steps.map(({ name, is_done }) => [name, is_done])).to.deep.equal([
      ['approval', false],
      ['requisites', false],
      ['first_course', false],
    ]);
    expect(center?.steps[1]?.why).to.include('БИК').and.not.include('ИНН');
  });

  it('an approved centre that can be paid and has a course lacks nothing', async () => {
    const own = await buildCenter({ status: 'CONFIRMED', ...requisites });
    await buildProd({ center_id: own.id });
    const [center] = await centersOf(own);
    expect(center?.steps.every(({ is_done, why }) => is_done && why === '')).to.equal(true);
  });
});
