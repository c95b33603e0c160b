import type { StaffLecturer } from '@odonta/api/contract';
import { Lecturer, LecturerInvitation, Letter, ProdLecturer } from '@odonta/db/models';
import { expect } from 'chai';
import { expireConsents } from '../../catalog/lecturer_consents/expiring.ts';
import { withdrawExpired } from '../../catalog/lecturer_invitations/expiring.ts';
import { removeUnnamed } from '../../catalog/lecturer_invitations/proposals.ts';
import { findProdWith } from '../../catalog/prods/prods.previewed.ts';
import { useInvited } from './testing/useInvited.ts';

describe('a proposed lecturer', () => {
  const {
    api,
    world,
    moderator,
    invite,
    invited,
    accept,
    answer,
    publish,
    shown,
    rowOf,
    another,
    userOf,
    lecturer,
  } = useInvited();

  it('is published by a moderator who has read the page that is there', async () => {
    const { token, lecturer_id } = await invited();
    const { version } = await lecturer(lecturer_id);
    expect((await publish(lecturer_id, { version })).status, 'he has not come').to.equal(409);
    await accept(token);
    const unread = await publish(lecturer_id, { version });
    expect([unread.status, unread.body.code]).to.deep.equal([409, 'VERSION_CONFLICT']);
    expect((await lecturer(lecturer_id)).status).to.equal('CREATED');
    const read = (await lecturer(lecturer_id)).version;
    expect((await publish(lecturer_id, { version: read })).status).to.equal(200);
  });

  it('has a card that tells whether he has come', async () => {
    const { token, lecturer_id } = await invited();
    const hasCome = async () => {
      const staff = { token: moderator.token };
      const { body } = await api.call<StaffLecturer>('get', `/adm/lecturers/${lecturer_id}`, staff);
      return body.message.proposed?.has_come;
    };
    expect(await hasCome()).to.equal(false);
    await accept(token);
    expect(await hasCome()).to.equal(true);
  });

  it('stays hidden where staff take him off a course and name him again', async () => {
    const { token, lecturer_id } = await invited();
    const [known] = (await ProdLecturer.findAll({ where: { prod_id: world.prod.id }, order: ['sort'] })).map(
      (row) => row.lecturer_id,
    );
    const admin = (await api.staff('ADMIN')).token;
    const put = async (lecturer_ids: unknown[]) => {
      const path = `/adm/prods/${world.prod.id}`;
      const { status, text } = await api.call('put', path, { token: admin, body: { lecturer_ids } });
      expect(status, text).to.equal(200);
    };
    await put([known]);
    expect((await accept(token)).status, 'taken off, he is invited no longer').to.equal(422);
    await put([known, lecturer_id]);
    expect(await shown()).to.deep.equal(['Известный Олег']);
    const hidden = { consent: 'ASKED', awaits_page: true, is_shown: false };
    expect(await rowOf(lecturer_id)).to.include(hidden);
    const elsewhere = await another();
    const preview = await findProdWith(elsewhere.id, { lecturer_ids: [known as number, lecturer_id] });
    expect(preview?.lecturers.map(({ name }) => name)).to.deep.equal(['Известный Олег']);
  });

  it('who has come elsewhere is asked with the full term when his page is published', async () => {
    const { token, email, lecturer_id } = await invited();
    await accept(token);
    const other = await another();
    const asked_at = new Date(Date.now() - 30 * 86_400_000);
    const named = { prod_id: other.id, lecturer_id, sort: 1 };
    await ProdLecturer.create({ ...named, consent: 'ASKED', awaits_page: true, asked_at });
    await publish(lecturer_id);
    expect(await Letter.count({ where: { to: email, kind: 'lecturer_consent_asked' } })).to.equal(1);
    expect(await expireConsents(api.sequelize)).to.equal(0);
    expect(await rowOf(lecturer_id, other)).to.include({ consent: 'ASKED', is_shown: false });
  });

  it('is promised no place on a page that waits for moderators', async () => {
    const { token, email, lecturer_id } = await invited();
    await accept(token);
    const other = await another({ status: 'CREATED', published_at: new Date() });
    const named = { prod_id: other.id, lecturer_id, sort: 1 };
    await ProdLecturer.create({ ...named, consent: 'ASKED', awaits_page: true, asked_at: new Date() });
    const admin = (await api.staff('ADMIN')).token;
    const back = await api.call('post', `/adm/prods/${other.id}/publish`, { token: admin, body: {} });
    expect(back.status, back.text).to.equal(200);
    const where = { to: email, kind: 'lecturer_consent_asked' };
    const letter = await Letter.findOne({ where, rejectOnEmpty: true });
    expect(letter.text).to.include('модератор проверит вашу страницу').and.not.include('мы покажем вас');
    const his = { token: await api.tokenOf(await userOf(email)) };
    const { text } = await api.call('get', '/lk/courses', his);
    expect(text)
      .to.include(other.name)
      .and.not.match(/"answer_until":\d/);
  });

  it('who declined is asked once more by the same invitation, and one who is named is not', async () => {
    const person = { last_name: 'Дважды', first_name: 'Вера' };
    const first = await invited(person);
    await answer('/decline', first.token, { reason: 'Не в этом году' });
    const second = await invited({ ...person, email: first.email });
    expect(second.lecturer_id).to.equal(first.lecturer_id);
    expect(await rowOf(first.lecturer_id)).to.include({ consent: 'ASKED', decline_reason: null });
    const prod = await another();
    await invited({ email: first.email }, prod);
    await LecturerInvitation.destroy({ where: { prod_id: world.prod.id } });
    await Letter.destroy({ where: { to: first.email } });
    const named = await invite({ ...person, email: first.email });
    expect(named.body.errors?.email).to.equal('Этот лектор уже назван в курсе');
    expect((await accept(second.token)).status).to.equal(422);
  });

  it('whose invitation is long over is forgotten with its address and note, and with his name', async () => {
    const old = await invited({ note: 'Ждём вас' });
    const fresh = await invited();
    const expires_at = new Date(Date.now() - 31 * 86_400_000);
    await LecturerInvitation.update({ expires_at }, { where: { lecturer_id: old.lecturer_id } });
    expect(await withdrawExpired(api.sequelize)).to.equal(1);
    expect(await rowOf(old.lecturer_id)).to.equal(null);
    expect(await LecturerInvitation.count({ where: { email: [old.email, fresh.email] } })).to.equal(1);
    await api.sequelize.query(`update lecturers set created_at = created_at - interval '2 days'`);
    await removeUnnamed(api.sequelize);
    expect((await lecturer(old.lecturer_id)).isSoftDeleted()).to.equal(true);
  });

  it('gets an address of his own where several of one name are proposed at once', async () => {
    const name = { last_name: 'Одновременнов', first_name: 'Лев' };
    const prods = [world.prod, await another(), await another()];
    const token = moderator.token;
    const body = { name: 'Одновременнов Лев' };
    const answers = await Promise.all([
      ...prods.map((prod) => invite(name, world.token, prod)),
      api.call('post', '/adm/lecturers', { token, body }),
    ]);
    expect(answers.map(({ status }) => status)).to.deep.equal([201, 201, 201, 201]);
    expect(await Lecturer.count({ where: { name: 'Одновременнов Лев' } })).to.equal(4);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
