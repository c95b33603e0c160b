import type { IssuedCenterInvitation, StaffCenterInvitation } from '@odonta/api/contract';
import { CenterInvitation } from '@odonta/db/models';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('links that managers gave out to centres', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('PARTNER_MANAGER')).token;
  });

  const invite = (name: string) =>
    api.call<IssuedCenterInvitation>('post', '/adm/center_invitations', { token, body: { name } });
  const list = async (as = token) =>
    (await api.call<StaffCenterInvitation[]>('get', '/adm/center_invitations', { token: as })).body.message;
  const withdraw = (id: number, as = token) =>
    api.call<StaffCenterInvitation>('post', `/adm/center_invitations/${id}/withdraw`, { token: as });

  it('a manager sees his own links, newest first, and never their codes', async () => {
    const { body } = await invite('Центр «Первый»');
    await invite('Центр «Второй»');
    const seen = await list();
    expect(seen.map(({ name, state }) => [name, state])).to.deep.equal([
      ['Центр «Второй»', 'WAITS'],
      ['Центр «Первый»', 'WAITS'],
    ]);
    expect(JSON.stringify(seen)).to.not.include(body.message.code);
    expect(await list((await api.staff('PARTNER_MANAGER')).token)).to.deep.equal([]);
  });

  it('a revoked link leads nowhere; only its author revokes it, and once', async () => {
    const { code } = (await invite('Центр «Третий»')).body.message;
    const [{ id } = { id: 0 }] = await list();
    expect((await withdraw(id, (await api.staff('PARTNER_MANAGER')).token)).status).to.equal(404);
    expect((await api.call('get', `/partner/invitation/${code}`)).status).to.equal(200);
    expect((await withdraw(id)).body.message.state).to.equal('OVER');
    expect((await api.call('get', `/partner/invitation/${code}`)).status).to.equal(404);
    expect((await withdraw(id)).status).to.equal(404);
  });

  it('a link names the centre that came by it', async () => {
    await invite('Центр «Четвёртый»');
    const [{ id } = { id: 0 }] = await list();
    await CenterInvitation.update({ used_at: new Date() }, { where: { id } });
    expect((await list())[0]).to.include({ id, state: 'USED' });
    expect((await withdraw(id)).status).to.equal(404);
  });
});
