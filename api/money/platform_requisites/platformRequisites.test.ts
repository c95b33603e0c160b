import type { StaffPlatformRequisites } from '@odonta/api/contract';
import { PlatformRequisites } from '@odonta/db/models';
import { buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { buildCenter } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

const path = '/adm/platform_requisites';
/** An account of the same bank whose key fits. */
const other = '40702810700000012345';

describe('the requisites of the platform', () => {
  const api = useApi();
  let [asker, decider] = ['', ''];

  before(async () => {
    await buildPlatformRequisites();
    await PlatformRequisites.update({ account: '40702810400000012344' }, { where: {} });
    asker = (await api.staff('BOOKKEEPER')).token;
    decider = (await api.staff('ADMIN')).token;
  });

  const ask = (body: object) => api.call<{ id: number }>('post', `${path}/changes`, { token: asker, body });
  const shown = async () =>
    (await api.call<StaffPlatformRequisites>('get', path, { token: asker })).body.message;

  it('requisites take effect when a second person has confirmed them', async () => {
    const { status, body } = await ask({ account: other, vat: 22 });
    expect(status).to.equal(201);
    expect(await shown()).to.deep.include({ vat: null, asked: { account: other, vat: 22 } });
    const decided = await api.call('post', `/adm/approvals/${body.message.id}/confirm`, {
      token: decider,
      body: {},
    });
    expect(decided.status).to.equal(200);
    expect(await shown()).to.deep.include({ account: other, vat: 22, asked: null });
  });

  it('pending requisites of the platform and of a centre with the same number are separate', async () => {
    const center = await buildCenter();
    await api.sequelize.query(
      'update centers set id = 1 where id = $1 and not exists (select from centers where id = 1)',
      {
        bind: [center.id],
      },
    );
    const asked = await ask({ director_name: 'Новая Н. Н.' });
    const { body } = await api.call<{ asked: object | null }>('get', '/adm/center_requisites/1', {
      token: asker,
    });
    expect([asked.status, body.message.asked]).to.deep.equal([201, null]);
  });

  it('the requisites agree, whichever of them is changed', async () => {
    expect((await ask({ account: '40702810800000012345' })).body.errors).to.have.keys('account');
    expect((await ask({ bic: '044525225' })).body.errors).to.have.keys('account', 'correspondent_account');
    expect((await ask({ inn: '773370857141' })).body.errors).to.have.keys('kpp');
    expect((await ask({ vat: 13 })).body.errors).to.have.keys('vat');
  });

  it('staff without the right cannot see the requisites', async () => {
    const { token } = await api.staff('MANAGER');
    expect((await api.call('get', path, { token })).status).to.equal(403);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
