import { City } from '@odonta/db/models';
import { buildUser } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { type Node, type Nodes, openNodes } from './nodes.ts';

describe('two processes of one app', function () {
  this.timeout(120_000);
  let app: Nodes;
  let [first, second]: Node[] = [];

  before(async () => {
    app = await openNodes({ pool: 12 });
    [first, second] = app.nodes;
  });
  after(() => app?.close());

  it('two processes serve one database, and one reads what the other writes, also after a crash and a restart', async () => {
    const token = await app.tokenOf(await buildUser({ roles: ['ADMIN'] }));
    const city = { name: 'Нижние Узлы', region: 'Пермский край' };
    const created = await first?.call<{ id: number }>('post', '/adm/cities', { token, body: city });
    expect(created?.status, created?.text).to.equal(201);
    const id = created?.body.message.id ?? 0;
    const pid = first?.pid() ?? 0;
    await first?.kill();
    expect(() => process.kill(pid, 0)).to.throw('ESRCH');
    expect(await first?.call('get', '/any/getallcity').catch(() => 'gone')).to.equal('gone');
    expect((await second?.call('get', `/adm/cities/${id}`, { token }))?.status).to.equal(200);
    await first?.revive();
    expect(first?.pid()).to.not.equal(pid);
    expect((await first?.call('get', `/adm/cities/${id}`, { token }))?.status).to.equal(200);
    expect(await City.count({ where: { id } })).to.equal(1);
  });
});
