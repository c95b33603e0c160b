import type { LecturerInvitationAcceptance } from '@odonta/api/contract';
import { type Lecturer, type ProdLecturer, UserMembership } from '@odonta/db/models';
import {
  lecturerAcceptanceForm as form,
  fullNameOf,
} from '@odonta/db/vocabulary/catalog/lecturerInvitation.ts';
import type { Transaction } from 'sequelize';
import { answerConsent, lockConsents } from '../../catalog/lecturer_consents/answering.ts';
import { leaveCourse, nameInCourse } from '../../catalog/lecturer_invitations/naming.ts';
import { staffWith } from '../../identity/users/staffAtWork.ts';
import { anyone } from '../../platform/http/audiences.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { invalid } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { cardPath, notify } from '../../platform/notices/notify.ts';
import { sanitised } from '../../platform/texts/sanitised.ts';
import { invitedUser } from '../invitedUser.ts';
import { lecturersOf } from '../lecturer/lecturersOf.ts';
import { type LockedLiving, lockInvitation } from './living.ts';

interface Accepting {
  password_hash: string | null;
  origin: Origin;
  transaction: Transaction;
}

const refused = 'По этой почте стать лектором нельзя: попросите центр пригласить вас по другой';

/** Gives the person his cabinet and agrees to the course; somebody who is a lecturer already stays the one he is. */
export async function acceptInvitation(
  body: LecturerInvitationAcceptance,
  accepting: Accepting,
): Promise<{ email: string; course: string }> {
  const { origin, transaction } = accepting;
  const living = await lockInvitation(body.token, transaction);
  const { invitation, lecturer, prod, row: asked } = living;
  const { email } = invitation;
  const person = { email, name: nameIn(body) ?? lecturer.name };
  const user = await invitedUser(person, { ...accepting, consent: body.consent, form: 'lecturer', refused });
  const isHimself = (await lecturersOf(user, transaction)).includes(lecturer.id);
  const known = isHimself ? lecturer : living.own[0];
  if (!known) await become(living, body, user.id, transaction);
  const row = known && !isHimself ? await comeAs(known, living, transaction) : asked;
  await answerConsent(prod, row, { consent: 'ACCEPTED' }, transaction);
  const what = { action: 'accept_invitation', resource: 'lecturers', record_id: row.lecturer_id };
  const changes = { user_id: [null, user.id] as [unknown, unknown] };
  await unitOfWork.audit({ by: anyone, origin, ...what, changes }, transaction);
  return { email, course: prod.name };
}

/** His page is his own words from the beginning; moderators publish it. One that they have published already stays. */
async function become(
  { lecturer }: LockedLiving,
  body: LecturerInvitationAcceptance,
  user_id: number,
  transaction: Transaction,
): Promise<void> {
  const ids = { user_id, lecturer_id: lecturer.id };
  await UserMembership.findOrCreate({ where: ids, defaults: ids, transaction });
  if (lecturer.status === 'CONFIRMED') return;
  const name = nameIn(body);
  const errors = {
    ...(!body.last_name && { last_name: form.last_name.required }),
    ...(!body.first_name && { first_name: form.first_name.required }),
    ...(!body.text && { text: form.text.required }),
  };
  if (name === null || !body.text) throw invalid(errors);
  await lecturer.update({ name, text: sanitised(body.text) }, { transaction });
  const to = await staffWith('lecturers.publish', transaction);
  const text = 'Приглашённый лектор заполнил свою страницу: её нужно проверить';
  await notify({ to, kind: 'lecturer', text, path: cardPath('lecturers', lecturer.id) }, transaction);
}

/** The course names his known self instead of the proposed one. */
async function comeAs(
  self: Lecturer,
  { prod, row }: LockedLiving,
  transaction: Transaction,
): Promise<ProdLecturer> {
  const [named] = await lockConsents(prod, [self.id], transaction);
  const { sort, asked_at } = row;
  await leaveCourse(prod, row, transaction);
  return named ?? nameInCourse(prod, self, { sort, asked_at }, transaction);
}

function nameIn({ last_name, first_name, middle_name }: LecturerInvitationAcceptance): string | null {
  return last_name && first_name ? fullNameOf({ last_name, first_name, middle_name }) : null;
}
