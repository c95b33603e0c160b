import type { MergePreview, StaffManagerRequest } from '@odonta/api/contract';
import { AuditEntry, ManagerRequest } from '@odonta/db/models';
import { buildCenter, buildManagerRequest, buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi, useStaff } from '../../testing/useApi.ts';

describe('two requests of one person', () => {
  const api = useApi();
  const manager = useStaff(api, 'MANAGER');

  const merge = <Message = StaffManagerRequest>(id: number, from_id: number, tail = '', as = manager.token) =>
    api.call<Message>('post', `/adm/manager_requests/${id}/merge${tail}`, { token: as, body: { from_id } });
  const read = async (id: number) =>
    (await api.call<StaffManagerRequest>('get', `/adm/manager_requests/${id}`, { token: manager.token })).body
      .message;

  it('the earlier of two requests remains, whichever was open on the screen', async () => {
    const prod = await api.given(() => buildProd());
    const first = await buildManagerRequest({ comment: 'Сколько стоит?', comment_internal: 'Звонил' });
    const second = await buildManagerRequest({
      comment: 'Перезвоните вечером',
      phone: '+79161112233',
      prod_id: prod.id,
      center_id: prod.center_id,
      manager_id: manager.user.id,
    });
    const { body: shown } = await merge<MergePreview>(second.id, first.id, '/preview');
    expect(shown.message).to.include({ kept_id: first.id, gone_id: second.id });
    expect((await read(second.id)).status).to.equal('CREATED');

    const { status, body } = await merge(second.id, first.id);
    expect(status).to.equal(200);
    const kept = body.message;
    expect(kept).to.include({
      id: first.id,
      status: 'CREATED',
      prod_id: prod.id,
      manager_id: manager.user.id,
    });
    expect(kept.duplicates).to.deep.equal([second.id]);
    expect(kept.repeats.map(({ comment }) => comment)).to.deep.equal(['Перезвоните вечером']);
    expect(kept.comment_internal).to.match(
      /^Звонил\nДругие контакты \(заявка № \d+\): \+7 \(916\) 111-22-33/,
    );

    const gone = await read(second.id);
    expect(gone).to.include({ status: 'CANCELED', status_num: 6, merged_into: first.id });
    expect(gone.available_transitions).to.deep.equal([]);
    expect(gone.history.at(-1)).to.include({
      to: 'CANCELED',
      actor: manager.user.name,
      reason: `Объединена с заявкой № ${first.id}`,
    });
    const entry = await AuditEntry.findOne({
      where: { resource: 'manager_requests', record_id: String(first.id), action: 'merge' },
    });
    expect(entry).to.include({ actor_id: manager.user.id });
    expect(entry?.changes).to.deep.include({ merged_from: [null, second.id] });
    expect(JSON.stringify(entry?.changes)).to.not.include('111-22-33');
  });

  it("a merge is refused by name when one is closed, another manager's, about another course or merged already", async () => {
    const [first, second] = await api.given(() => Promise.all([buildProd(), buildProd()]));
    const open = await buildManagerRequest({ prod_id: first.id });
    const closed = await buildManagerRequest({ status: 'CONFIRMED', result: 'INFO' });
    const foreign = await buildManagerRequest({ manager_id: (await api.staff('MANAGER')).user.id });
    const elsewhere = await buildManagerRequest({ prod_id: second.id });
    const refusalOf = async (from: ManagerRequest) => {
      const { status, body } = await merge<string>(open.id, from.id);
      return [status, body.message];
    };
    expect(await refusalOf(closed)).to.deep.equal([
      409,
      `Заявка № ${closed.id} уже закрыта: «Обработана». Объединяют открытые заявки`,
    ]);
    expect(await refusalOf(foreign)).to.deep.equal([409, `Заявку № ${foreign.id} ведёт другой менеджер`]);
    expect(await refusalOf(elsewhere)).to.deep.equal([
      409,
      `Заявки № ${open.id} и № ${elsewhere.id} — о разных курсах`,
    ]);
    const head = await api.staff('ROP_COURSE');
    expect((await merge(open.id, foreign.id, '', head.token)).status).to.equal(200);
    const again = await merge(open.id, foreign.id, '', head.token);
    expect([again.status, again.body.errors]).to.deep.equal([
      422,
      { from_id: `Запись № ${foreign.id} уже объединена с записью № ${open.id}` },
    ]);
    expect((await merge(foreign.id, open.id, '', head.token)).status).to.equal(409);
  });

  it('a manager limited to his centres and staff who see masked contacts cannot merge', async () => {
    const partner = await api.staff('PARTNER_MANAGER');
    const center = await buildCenter({ manager_id: partner.user.id });
    const [one, other] = [
      await buildManagerRequest({ center_id: center.id }),
      await buildManagerRequest({ center_id: center.id }),
    ];
    const viewer = await api.staff('MANAGER_REQUEST_VIEW');
    for (const { token } of [partner, viewer]) {
      expect((await merge(one.id, other.id, '', token)).status).to.equal(403);
      expect((await merge(one.id, other.id, '/preview', token)).status).to.equal(403);
    }
    expect(await ManagerRequest.count({ where: { id: other.id, merged_into: null } })).to.equal(1);
  });

  it('no request of these tests gets a 500', () => expect(api.errors).to.deep.equal([]));
});
