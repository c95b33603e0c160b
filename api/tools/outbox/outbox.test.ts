import type { StaffLetter } from '@odonta/api/contract';
import { AuditEntry, Letter } from '@odonta/db/models';
import { buildLetter } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { eventually } from '../../testing/eventually.ts';
import { useApi } from '../../testing/useApi.ts';

describe('a letter of the outbox', () => {
  const api = useApi();
  let admin: string;

  before(async () => {
    admin = (await api.staff('ADMIN')).token;
  });

  const resend = (id: string, token = admin) =>
    api.call<StaffLetter>('post', `/adm/outbox/${id}/resend`, { token });
  const journalOf = (id: string) =>
    AuditEntry.findAll({ where: { resource: 'outbox', record_id: id, action: 'resend' } });
  const isSent = (id: number) =>
    eventually(async () => expect((await Letter.findByPk(id))?.status).to.equal('SENT'));

  it('that was not delivered is sent once more, and the journal says by whom', async () => {
    const { id } = await buildLetter({ status: 'FAILED', error: 'no such host', attempts: 9 });
    const { status, body } = await resend(id);
    expect([status, body.message.id]).to.deep.equal([200, Number(id)]);
    await isSent(Number(id));
    const [entry] = await journalOf(id);
    expect(entry?.changes).to.deep.equal({ status: ['FAILED', 'QUEUED'] });
    expect(entry?.actor_id).to.be.a('number');
  });

  it('that was sent goes out as a letter of its own', async () => {
    const { id, sent_at } = await buildLetter({
      status: 'SENT',
      sent_at: new Date(0),
      subject: 'Второй раз',
    });
    const { body } = await resend(id);
    expect(body.message).to.include({ subject: 'Второй раз', status: 'QUEUED' });
    expect(body.message.id).to.be.greaterThan(Number(id));
    await isSent(body.message.id);
    expect((await Letter.findByPk(id))?.sent_at).to.deep.equal(sent_at);
    expect((await journalOf(id))[0]?.changes).to.deep.equal({ copy: [null, body.message.id] });
  });

  it('that waits is left alone', async () => {
    const { id } = await buildLetter();
    expect((await resend(id)).status).to.equal(409);
    expect(await journalOf(id)).to.deep.equal([]);
  });

  it('that waits for the summary of a day goes out by itself, and is told once', async () => {
    const { id } = await buildLetter({ status: 'HELD' });
    expect((await resend(id)).body.message).to.include({ id: Number(id), status: 'QUEUED' });
    await isSent(Number(id));
    expect((await journalOf(id))[0]?.changes).to.deep.equal({ status: ['HELD', 'QUEUED'] });
  });

  it('is sent again by nobody without the right to retry', async () => {
    const { id } = await buildLetter({ status: 'FAILED' });
    const { token } = await api.staff('MANAGER');
    expect((await resend(id, token)).status).to.equal(403);
    expect((await Letter.findByPk(id))?.status).to.equal('FAILED');
    expect((await resend('2147483647')).status).to.equal(404);
  });
});
