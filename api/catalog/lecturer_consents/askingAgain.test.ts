import { type Lecturer, Letter, type User } from '@odonta/db/models';
import { buildLecturer, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildLecturerWithAccount } from '@odonta/db/testing/lecturerFactory.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { answersOf } from './answersOf.ts';
import { expireConsents } from './expiring.ts';
import { useConsents } from './testing/useConsents.ts';

describe('lecturers asked anew', () => {
  const { api, asked, edit, put, publish, answer, rowOf, shownOn, kindsTo, change } = useConsents();
  let lecturer: Lecturer;
  let user: User;

  beforeEach(() => {
    ({ lecturer, user } = asked);
  });

  const askedFor = async () => {
    const prod = await api.given(async () => buildProd({ lecturers: [await buildLecturer()] }));
    const { status, text } = await put(prod, [lecturer.id]);
    expect(status, text).to.equal(200);
    return prod;
  };
  const days = { date_start: secondsOf(inDays(40)), date_end: secondsOf(inDays(41)) };

  it('moved days or another place ask anew all who did not decline, and the page goes on naming them', async () => {
    const prod = await askedFor();
    const waiting = await buildLecturerWithAccount();
    const declined = await buildLecturerWithAccount();
    await put(prod, [lecturer.id, waiting.lecturer.id, declined.lecturer.id]);
    await answer(prod, 'accept');
    await answer(prod, 'decline', { reason: 'Не смогу' }, await api.tokenOf(declined.user));
    expect((await edit(prod, { duration_hours: 12 })).status).to.equal(200);
    expect((await rowOf(prod)).consent, 'other facts change no agreement').to.equal('ACCEPTED');
    const moved = await edit(prod, days);
    expect(moved.status, moved.text).to.equal(200);
    expect(await rowOf(prod)).to.include({ consent: 'ASKED', is_shown: true, answered_at: null });
    expect(await rowOf(prod, waiting.lecturer)).to.include({ consent: 'ASKED', is_shown: false });
    expect(await rowOf(prod, declined.lecturer)).to.include({ consent: 'DECLINED' });
    expect(await shownOn(prod)).to.deep.equal([lecturer.id]);
    expect((await answersOf(prod))[lecturer.id]).to.include('Курс изменился: спросили заново');
    const again = 'lecturer_consent_asked_again';
    expect(await kindsTo(user)).to.deep.equal(['lecturer_consent_asked', again]);
    expect(await kindsTo(declined.user)).not.to.include(again);
    const letter = await Letter.findOne({ where: { to: user.email, kind: again } });
    expect(letter?.text).to.match(/Дата перенесена: .+ → .+/);
    expect((await answer(prod, 'decline', { reason: 'В эти дни занят' })).status).to.equal(200);
    expect(await shownOn(prod)).to.deep.equal([]);
  });

  it('a course that returns to the site gives the silent their five days again', async () => {
    const prod = await askedFor();
    const long = new Date(Date.now() - 6 * 86_400_000);
    await (await rowOf(prod)).update({ asked_at: long });
    await change(prod, { status: 'CREATED', degree: 'LOW', duration_hours: 8 });
    const published = await publish(prod);
    expect(published.status, published.text).to.equal(200);
    expect(await expireConsents(api.sequelize)).to.equal(0);
    expect(await shownOn(prod)).not.to.include(lecturer.id);
    expect(await kindsTo(user)).to.deep.equal(['lecturer_consent_asked', 'lecturer_consent_asked']);
  });

  it('a course that moves off the site asks when it returns, and whom it names in the same change once', async () => {
    const prod = await askedFor();
    await answer(prod, 'accept');
    await change(prod, { status: 'CREATED', degree: 'LOW', duration_hours: 8 });
    const other = await buildLecturerWithAccount();
    const both = [lecturer.id, other.lecturer.id];
    expect((await edit(prod, { ...days, lecturer_ids: both })).status).to.equal(200);
    expect(await kindsTo(user), 'nobody could answer').to.deep.equal(['lecturer_consent_asked']);
    expect((await rowOf(prod)).consent).to.equal('ASKED');
    expect((await publish(prod)).status).to.equal(200);
    expect(await kindsTo(user)).to.deep.equal(['lecturer_consent_asked', 'lecturer_consent_asked']);
    const later = { date_start: secondsOf(inDays(50)), date_end: secondsOf(inDays(51)) };
    const third = await buildLecturerWithAccount();
    await edit(prod, { ...later, lecturer_ids: [...both, third.lecturer.id] });
    expect(await kindsTo(third.user)).to.deep.equal(['lecturer_consent_asked']);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
