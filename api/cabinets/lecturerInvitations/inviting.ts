import type { CenterProdCard, NewLecturerInvitation } from '@odonta/api/contract';
import { type Center, Lecturer, LecturerInvitation, type Prod } from '@odonta/db/models';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { lecturerInvitationForm as form } from '@odonta/db/vocabulary/catalog/lecturerInvitation.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { lockConsents } from '../../catalog/lecturer_consents/answering.ts';
import { aboutOf } from '../../catalog/lecturer_consents/asking.ts';
import { askInCourse, leaveCourse } from '../../catalog/lecturer_invitations/naming.ts';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { byUser, type SignedInUser } from '../../identity/sessions/userSessions.ts';
import { type AnyEndpoint, type Call, endpoint } from '../../platform/http/endpoint.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { text } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { findOwnProd, lockOwnProd } from '../centerProds/access.ts';
import { cardOf } from '../centerProds/card.ts';
import { lockLetters, refuseFlood } from './floods.ts';
import { lecturerInvited } from './letters.ts';
import { lockProposed, newLink, newProposed } from './proposing.ts';
import { refuseClosed, refuseKnown, refuseUnready } from './refusals.ts';

const limit = { name: 'lecturer_invitations', points: 60, seconds: 3600, by: byUser };
const base = { audience: userAudience, allow: 'partner himself', limit } as const;

const invite = endpoint({
  ...base,
  method: 'post',
  path: '/prods/my/:id/lecturers',
  summary: 'Invite a lecturer whom the site does not know to a course of my centre, by a letter',
  body: Joi.object<NewLecturerInvitation>({
    last_name: text(form.last_name),
    first_name: text(form.first_name),
    middle_name: text(form.middle_name),
    email: text(form.email).lowercase(),
    note: text(form.note),
  }),
  handle: (call) =>
    unitOfWork.transaction(async (transaction) => {
      const { actor, body, params } = call;
      const own = await findOwnProd(actor, params.id, 'prods.edit', transaction);
      await lockLetters(transaction);
      // Lecturers before courses, as everybody locks them.
      const known = await lockProposed(own, body, transaction);
      const { prod, center, role } = await lockOwnProd(actor, params.id, 'prods.edit', transaction);
      refuseUnready(prod, center, actor);
      await refuseKnown(prod, body, transaction);
      await refuseFlood(center, body.email, transaction);
      const lecturer = known ?? (await newProposed(prod, body, transaction));
      await askInCourse(prod, lecturer, transaction);
      const { token, row } = newLink();
      const about = { prod_id: prod.id, lecturer_id: lecturer.id };
      const { email, note = null } = body;
      const invitation = await LecturerInvitation.create(
        { ...about, email, note, ...row, invited_by: actor.id },
        { transaction },
      );
      await write(invitation, prod, token, transaction);
      await journal('invite_lecturer', lecturer.id, call, transaction);
      return { status: 201, message: await cardOf(prod.id, role, transaction) };
    }),
});

const again = endpoint({
  ...base,
  method: 'post',
  path: '/prods/my/:id/lecturers/:lecturer/again',
  summary: 'Send the letter of an invited lecturer again; the link before it is void',
  body: Joi.object({}),
  handle: (call) =>
    within(call, async ({ prod, center }, transaction) => {
      refuseUnready(prod, center, call.actor);
      const invitation = await invitationOf(prod, call.params.lecturer, transaction);
      await refuseFlood(center, invitation.email, transaction);
      const { token, row } = newLink();
      await invitation.update({ ...row, invited_by: call.actor.id }, { transaction });
      await write(invitation, prod, token, transaction);
      await journal('invite_lecturer', invitation.lecturer_id, call, transaction);
    }),
});

const withdraw = endpoint({
  ...base,
  method: 'delete',
  path: '/prods/my/:id/lecturers/:lecturer',
  summary: 'Withdraw the invitation of a lecturer; the course names him no longer',
  handle: (call) =>
    within(call, async ({ prod }, transaction) => {
      // A moderator reads the course as it was sent.
      refuseClosed(prod);
      const { lecturer_id } = await invitationOf(prod, call.params.lecturer, transaction);
      for (const row of await lockConsents(prod, [lecturer_id], transaction)) {
        if (row.consent !== 'ASKED' || row.is_shown)
          throw conflict('Лектор уже ответил: уберите его из списка лекторов');
        await leaveCourse(prod, row, transaction);
      }
      await journal('withdraw_lecturer', lecturer_id, call, transaction);
    }),
});

export const lecturerInvitingEndpoints: AnyEndpoint[] = [invite, again, withdraw];

type Calling = Pick<Call<SignedInUser, unknown, unknown>, 'actor' | 'params' | 'origin'>;

/** An act on a course of my centre, locked; answers the course as its editor shows it. */
const within = (
  { actor, params }: Calling,
  act: (own: { prod: Prod; center: Center }, transaction: Transaction) => Promise<void>,
): Promise<{ message: CenterProdCard }> =>
  unitOfWork.transaction(async (transaction) => {
    await findOwnProd(actor, params.id, 'prods.edit', transaction);
    await lockLetters(transaction);
    const { role, ...own } = await lockOwnProd(actor, params.id, 'prods.edit', transaction);
    await act(own, transaction);
    return { message: await cardOf(own.prod.id, role, transaction) };
  });

/** An answered or withdrawn one is gone. */
async function invitationOf(
  { id: prod_id }: Prod,
  asked: string | undefined,
  transaction: Transaction,
): Promise<LecturerInvitation> {
  const where = { prod_id, lecturer_id: numberIn(asked) };
  const lock = transaction.LOCK.UPDATE;
  const invitation = await LecturerInvitation.findOne({ where, lock, transaction });
  if (!invitation) throw notFound('Приглашения нет: лектор ответил или его отозвали');
  return invitation;
}

async function write(
  invitation: LecturerInvitation,
  prod: Prod,
  token: string,
  transaction: Transaction,
): Promise<void> {
  const { lecturer_id } = invitation;
  const lecturer = await Lecturer.findByPk(lecturer_id, { transaction });
  if (!lecturer) throw notFound('Такого лектора больше нет: отзовите приглашение');
  const link = siteLink(`${paths.lecturerInvitation}#${token}`);
  const letter = lecturerInvited(invitation, lecturer.name, await aboutOf(prod, transaction), link);
  await writeLetter(letter, transaction);
}

/** Without the address: readers of the journal need none. */
function journal(
  action: string,
  lecturer_id: number,
  { actor, params, origin }: Calling,
  transaction: Transaction,
): Promise<unknown> {
  const what = { action, resource: 'prods', record_id: numberIn(params.id) };
  const by = userAudience.auditActor(actor);
  const changes = { lecturer_id: [null, lecturer_id] as [unknown, unknown] };
  return unitOfWork.audit({ ...what, by, origin, changes }, transaction);
}
