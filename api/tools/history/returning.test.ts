import type { HistoryEntry, StaffCenter } from '@odonta/api/contract';
import { AuditEntry, Center } from '@odonta/db/models';
import { buildCenter } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('a value is returned from the history', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('ROP_COURSE')).token;
  });

  const put = (id: number, body: object) => api.call('put', `/adm/centers/${id}`, { token, body });
  const historyOf = async (id: number, as = token) =>
    (await api.call<HistoryEntry[]>('get', `/adm/centers/${id}/history`, { token: as })).body.message;
  const revert = (id: number, body: object, headers: Record<string, string> = {}, as = token) =>
    api.call<StaffCenter>('post', `/adm/centers/${id}/revert`, { token: as, body, headers });

  async function changedCenter() {
    const center = await buildCenter({ city: 'Тула', description: 'Было', phone: '+79001112233' });
    await put(center.id, { city: 'Пермь', description: 'Стало', phone: '+79004445566' });
    const [entry] = await historyOf(center.id);
    if (!entry) throw new Error('the change is not in the history');
    return { id: center.id, entry };
  }

  it('by a user who may change it, as an ordinary change that is in the history itself', async () => {
    const { id, entry } = await changedCenter();
    expect(entry.returnable).to.have.members(['city', 'description']);
    const { status, body } = await revert(id, { entry: entry.id, field: 'city' });
    expect([status, body.message.city, body.message.description]).to.deep.equal([200, 'Тула', 'Стало']);
    const [latest, first] = await historyOf(id);
    expect([latest?.action, latest?.changed]).to.deep.equal(['edit', { city: ['Пермь', 'Тула'] }]);
    expect([latest?.returnable, first?.returnable]).to.deep.equal([['city'], ['description']]);
  });

  it('unless somebody changed the record in between', async () => {
    const { id, entry } = await changedCenter();
    const { version } = await Center.findByPk(id, { rejectOnEmpty: true });
    await put(id, { city: 'Омск' });
    const { status, body } = await revert(
      id,
      { entry: entry.id, field: 'city' },
      { 'if-match': `"${version}"` },
    );
    expect([status, body.code, body.current.city]).to.deep.equal([409, 'VERSION_CONFLICT', 'Омск']);
  });

  it('but for what the journal hides, which would come back as a mask', async () => {
    const { id, entry } = await changedCenter();
    const { status, text } = await revert(id, { entry: entry.id, field: 'phone' });
    expect([status, JSON.parse(text).message]).to.deep.equal([422, 'В журнале это поле скрыто']);
    expect((await Center.findByPk(id))?.phone).to.equal('+79004445566');
  });

  it('but for fields that nobody may change, or that the entry says nothing of', async () => {
    const { id, entry } = await changedCenter();
    for (const field of ['status', 'show_main', 'constructor', '__proto__'])
      expect((await revert(id, { entry: entry.id, field })).status, field).to.be.oneOf([400, 404, 422]);
    const forged = await AuditEntry.create({
      action: 'edit',
      resource: 'centers',
      record_id: String(id),
      changes: { status: ['REJECTED', 'CONFIRMED'] },
    });
    expect((await revert(id, { entry: Number(forged.id), field: 'status' })).status).to.equal(422);
    const other = await changedCenter();
    expect((await revert(id, { entry: other.entry.id, field: 'city' })).status).to.equal(404);
    expect((await revert(id, { entry: entry.id })).status).to.equal(422);
  });

  it('but not by who may not change it', async () => {
    const { id, entry } = await changedCenter();
    const manager = (await api.staff('PARTNER_MANAGER')).token;
    expect((await revert(id, { entry: entry.id, field: 'city' }, {}, manager)).status).to.be.oneOf([
      403, 404,
    ]);
    const viewer = (await api.staff('CENTER_VIEW')).token;
    expect((await revert(id, { entry: entry.id, field: 'city' }, {}, viewer)).status).to.equal(403);
    expect((await Center.findByPk(id))?.city).to.equal('Пермь');
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
