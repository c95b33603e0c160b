import { Article, AuditEntry } from '@odonta/db/models';
import { inDays } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { useProposals, whole } from './testing/useProposals.ts';

const reason = 'Добавьте снимки';

describe('a proposed article is in the possession of one side at a time', () => {
  const api = useApi();
  const { world, begin, save, act, end, list, letters, decide, correct, ofStaff, sent } = useProposals(api);
  const published = async () => {
    const id = await sent();
    await decide(id, 'publish');
    await decide(id, 'unpublish');
    return id;
  };

  it('editors leave a returned draft alone until its lecturer sends it again', async () => {
    const id = await sent();
    await decide(id, 'rework', { reason });
    expect((await ofStaff(id)).body.message.available_transitions).to.deep.equal([]);
    for (const [name, body] of [
      ['publish'],
      ['submit'],
      ['schedule', { scheduled_at: 2_000_000_000 }],
    ] as const)
      expect((await decide(id, name, body)).status, name).to.equal(409);
    const refused = await correct(id, { description: 'Чужое' });
    expect([refused.status, refused.body.message]).to.deep.equal([
      409,
      'Статья у лектора: он дописывает её и пришлёт на проверку',
    ]);
    await act(id, 'submit');
    expect((await correct(id, { description: 'Поправлено редактором.' })).status).to.equal(200);
    expect((await decide(id, 'publish')).status).to.equal(200);
  });

  it('an editor’s change is not overwritten: both values are there to choose from', async () => {
    const id = await sent();
    const body = { description: 'Как снять слепок.' };
    await correct(id, body);
    await act(id, 'withdraw');
    const { status, body: answer } = await save(id, { description: 'Моё' }, whole);
    expect([status, answer.current]).to.deep.equal([409, body]);
    expect((await save(id, { description: 'Моё' }, body)).status).to.equal(200);
  });

  it('an editor publishes the text that he has read, not one that was changed behind his back', async () => {
    const id = await sent();
    const { version } = (await ofStaff(id)).body.message;
    await act(id, 'withdraw');
    await save(id, { description: 'Купите у нас' });
    await act(id, 'submit');
    for (const [name, body] of [
      ['publish', {}],
      ['schedule', { scheduled_at: 2_000_000_000 }],
    ] as const)
      expect((await decide(id, name, { ...body, version })).status, name).to.equal(409);
    const now = (await ofStaff(id)).body.message.version;
    expect((await decide(id, 'publish', { version: now })).status).to.equal(200);
  });

  it('a text that readers have seen is the editors’, whatever its status', async () => {
    const id = await published();
    const closed = await save(id, { title: 'Ещё один заголовок' });
    expect([closed.status, closed.body.message]).to.deep.equal([
      409,
      'Статья уже выходила на сайте: о правке напишите редакции',
    ]);
    expect((await decide(id, 'submit')).body.message.due_at, 'nobody waits for an answer').to.equal(null);
    expect([(await act(id, 'withdraw')).status, (await end(id)).status]).to.deep.equal([409, 409]);
    await decide(id, 'reject', { reason });
    expect((await end(id)).status).to.equal(409);
    expect(await letters('article_rejected')).to.deep.equal([]);
    expect((await ofStaff(id)).status).to.equal(200);
  });

  it('an article whose showing is cancelled before it began waits for editors again', async () => {
    const id = await sent();
    await decide(id, 'schedule', { scheduled_at: Math.floor(inDays(1).getTime() / 1000) });
    const back = (await decide(id, 'unpublish')).body.message;
    expect([back.status, back.due_at !== null]).to.deep.equal(['REVIEW', true]);
  });

  it('editors answer a lecturer before they delete his article', async () => {
    const id = await sent();
    const refused = await api.call('delete', `/adm/articles/${id}`, {
      token: (await api.staff('ADMIN')).token,
    });
    expect(refused.status).to.equal(409);
    expect((await list()).articles).to.have.length(1);
  });

  it('advertising that an editor has begun to mark does not hold the lecturer back', async () => {
    const id = await sent();
    await correct(id, { is_sponsored: true });
    await decide(id, 'rework', { reason });
    expect((await act(id, 'submit')).status).to.equal(200);
    expect((await decide(id, 'publish')).status, 'the editor meets it').to.equal(409);
  });

  it('the journal has nothing of a draft that nobody else has seen, and a deleted one leaves no row', async () => {
    const { id } = (await begin()).body.message;
    await save(id, whole);
    const written = () =>
      AuditEntry.findAll({ where: { resource: 'articles', record_id: String(id) }, order: ['id'] });
    expect((await written()).map(({ action, changes }) => [action, changes])).to.deep.equal([['create', {}]]);
    await end(id);
    expect(await Article.findByPk(id, { paranoid: false })).to.equal(null);
    const sentOne = await sent();
    await decide(sentOne, 'rework', { reason });
    await save(sentOne, { description: 'Другое описание' });
    const entry = await AuditEntry.findOne({
      where: { resource: 'articles', record_id: String(sentOne), action: 'edit' },
    });
    expect(entry?.changes).to.deep.equal({ description: [whole.description, 'Другое описание'] });
  });

  it('a remark is shown until the article is sent again, and not later', async () => {
    const id = await sent();
    await decide(id, 'rework', { reason });
    await act(id, 'submit');
    await act(id, 'withdraw');
    expect((await list()).articles[0]?.returned).to.equal(null);
  });

  it('a lecturer whose page was deleted still finds his articles', async () => {
    const id = await sent();
    await world.lecturer.destroy();
    expect((await act(id, 'withdraw')).status).to.equal(200);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
