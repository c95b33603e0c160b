import { Letter, ProdLecturer, ProdRevision } from '@odonta/db/models';
import { buildCenter, buildLecturer, buildPartner, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import {
  lecturerLettersADay as aDay,
  lecturerName,
} from '@odonta/db/vocabulary/catalog/lecturerInvitation.ts';
import { prodLimits } from '@odonta/db/vocabulary/catalog/prod.ts';
import { violationOf } from '@odonta/db/vocabulary/rules.ts';
import { expect } from 'chai';
import { invitationKind } from './letters.ts';
import { useInvited } from './testing/useInvited.ts';

describe('letters to invited lecturers', () => {
  const { api, world, invite, invited, another, own } = useInvited({
    connection: { pool: 20, acquireMs: 30_000 },
  });

  const elsewhere = async (given: object = {}) => {
    const center = await buildCenter(given);
    const prod = await api.given(() => buildProd({ center_id: center.id }));
    const token = await api.tokenOf(await buildPartner(center, { email_proved_at: new Date() }));
    return { prod, token, invite: (person: object) => invite(person, token, prod) };
  };
  const sent = (count: number, given: object = {}) =>
    Letter.bulkCreate(
      Array.from({ length: count }, (_, at) => ({
        ...{ kind: invitationKind, subject: 'Прежнее', text: 'Прежнее', to: `old-${at}@test.local` },
        ...given,
      })),
    );
  afterEach(() => Letter.destroy({ where: { kind: invitationKind } }));

  it('twenty centres at once write to one address as often as one may', async () => {
    const centers = await Promise.all(Array.from({ length: 20 }, () => elsewhere()));
    const email = 'besieged@test.local';
    const answers = await Promise.all(centers.map((center) => center.invite({ email })));
    const made = answers.filter(({ status }) => status === 201);
    const others = answers.filter(({ status }) => status !== 201 && status !== 409);
    expect(others.map(({ status, text }) => `${status} ${text}`)).to.deep.equal([]);
    expect([made.length, await Letter.count({ where: { to: email } })]).to.deep.equal([3, 3]);
  }).timeout(60_000);

  it('letters go to one address so many times a day, whichever centres write', async () => {
    const email = 'daily@test.local';
    await sent(aDay.ofAddress, { to: email, created_at: new Date(Date.now() - 2 * 3_600_000) });
    const other = await elsewhere();
    expect((await other.invite({ email })).body.message).to.include(
      'за сутки ушло уже несколько приглашений',
    );
    expect((await other.invite({})).status).to.equal(201);
  });

  it('of all centres together have a limit of a day', async () => {
    await sent(aDay.ofAll - 1);
    const [one, two] = [await elsewhere(), await elsewhere()];
    const answers = await Promise.all([one.invite({}), two.invite({})]);
    expect(answers.map(({ status }) => status).toSorted()).to.deep.equal([201, 409]);
  });

  it('letters go for no centre that staff have not approved', async () => {
    const unknown = await elsewhere({ status: 'CREATED' });
    const refused = await unknown.invite({});
    expect([refused.status, refused.body.message]).to.deep.equal([
      409,
      'Приглашать лекторов можно, когда менеджер одобрит центр: отправьте документы на проверку',
    ]);
    expect(await Letter.count({ where: { kind: invitationKind } })).to.equal(0);
  });

  it('quote the words of a centre line by line, and give its braces no secret', async () => {
    const note = 'Ждём.\nКоманда «Одонты»\n\u2028Войдите: {secret} {qr}';
    const { email, token } = await invited({ note });
    const letter = await Letter.findOne({ where: { to: email }, rejectOnEmpty: true });
    expect(letter.text).to.include(
      'Центр пишет:\n\n> Ждём.\n> Команда «Одонты»\n>\n> Войдите: secret qr\n\n',
    );
    expect(letter.text.split('{secret}')).to.have.length(2);
    expect(letter.text).not.to.include(token);
  });

  it('letters are not sent again once a first one could not be sent', async () => {
    const { lecturer_id } = await invited();
    const again = async () => (await own('post', lecturer_id, '/again')).status;
    const letters = await Letter.count();
    await world.owner.update({ email_proved_at: null });
    expect(await again(), 'an unproved address').to.equal(409);
    await world.owner.update({ email_proved_at: new Date() });
    await world.center.update({ status: 'CREATED' } as object);
    expect(await again(), 'a centre that is not approved').to.equal(409);
    await world.center.update({ status: 'CONFIRMED' } as object);
    const change = (given: object) => api.given(async () => (await world.prod.reload()).update(given));
    await change({ status: 'CREATED' });
    expect(await again(), 'a course in moderation').to.equal(409);
    expect((await own('delete', lecturer_id)).status, 'nor taken back there').to.equal(409);
    await change({ status: 'CONFIRMED', date_start: inDays(-1), date_end: inDays(2) });
    expect(await again(), 'a course that has begun').to.equal(409);
    expect(await Letter.count()).to.equal(letters);
  });

  it('name a person nobody can take for a known one by letters that look alike', async () => {
    const imitated = await invite({ last_name: 'Извecтный' });
    expect(imitated.body.errors?.last_name).to.include('в одном слове не смешивайте');
    for (const name of ['Smith', 'Ким Smith', 'Салтыков-Щедрин', 'Ёлкина'])
      expect(violationOf(lecturerName.last_name, name), name).to.equal(null);
  });

  it('invite nobody beyond the places of a course, those of its open edit counted', async () => {
    const course = await another();
    const many = await Promise.all(Array.from({ length: prodLimits.lecturers }, () => buildLecturer()));
    const ids = many.map(({ id }) => id);
    await ProdRevision.create({
      prod_id: course.id,
      before: { lecturer_ids: [] },
      fields: { lecturer_ids: ids },
    });
    const refused = await invite({}, world.token, course);
    expect([refused.status, refused.body.message]).to.deep.equal([
      409,
      `В курсе может быть до ${prodLimits.lecturers} лекторов`,
    ]);
    expect(await ProdLecturer.count({ where: { prod_id: course.id } })).to.equal(0);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
