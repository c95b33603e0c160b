import { AuditEntry, Letter, Session } from '@odonta/db/models';
import { expect } from 'chai';
import { exportColumns } from '../../platform/kit/exportColumns.ts';
import { resources } from '../../resources.ts';
import { cellsOfCsv } from '../../testing/tables.ts';
import { useApi } from '../../testing/useApi.ts';

describe('the file of every list', () => {
  const api = useApi();

  const file = (name: string, token: string) => api.call('get', `/adm/${name}/export?format=csv`, { token });

  it('begins with the names of its columns, each once', async () => {
    for (const resource of resources.filter((each) => each.export)) {
      const { name } = resource;
      // Ten files an hour are enough for one person.
      const { token } = await api.staff('ADMIN');
      const { status, text } = await file(name, token);
      expect([name, status]).to.deep.equal([name, 200]);
      const titles = exportColumns(resource).map(({ title }) => title);
      expect(cellsOfCsv(text)[0], name).to.deep.equal(titles);
      expect(new Set(titles).size, name).to.equal(titles.length);
    }
  });

  it('of the journal tells in words who did what, and what it changed', async () => {
    const { token, user } = await api.staff('ADMIN');
    await AuditEntry.create({
      actor_id: user.id,
      actor_name: '=1+1',
      actor_roles: ['ADMIN'],
      action: 'edit',
      resource: 'prods',
      record_id: '7',
      changes: { seats_total: [20, 25] },
    });
    const [titles = [], ...rows] = cellsOfCsv((await file('audit_log', token)).text);
    const row = rows.find((cells) => cells[titles.indexOf('Запись')] === '7') ?? [];
    const cell = (title: string) => row[titles.indexOf(title)];
    expect([cell('Кто'), cell('Роли'), cell('Что изменилось')]).to.deep.equal([
      "'=1+1",
      'Администратор',
      'seats_total: 20 → 25',
    ]);
  });

  it('of letters holds addresses and no texts, and is given to who has lately proved who he is', async () => {
    await Letter.create({
      kind: 'request',
      to: 'secret@clinic.local',
      subject: 'Ваша заявка',
      text: 'Текст одному человеку',
    });
    const { token, user } = await api.staff('ADMIN');
    const { text } = await file('outbox', token);
    expect(text).to.include('secret@clinic.local').and.not.include('Текст одному человеку');
    await Session.update({ proved_at: new Date(Date.now() - 3_600_000) }, { where: { subject_id: user.id } });
    const refused = await file('outbox', token);
    expect([refused.status, refused.body.code]).to.deep.equal([403, 'PROOF_REQUIRED']);
  });

  it('is not given to those who may only look', async () => {
    const { token } = await api.staff('ROP_COURSE');
    expect((await file('audit_log', token)).status).to.equal(403);
    expect((await file('outbox', token)).status).to.equal(403);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
