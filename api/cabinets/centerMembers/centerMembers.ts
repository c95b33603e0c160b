import type { CenterMember, NewCenterMember } from '@odonta/api/contract';
import { type Center, CenterMemberInvitation, User, UserMembership } from '@odonta/db/models';
import { centerMembersAtMost } from '@odonta/db/vocabulary/catalog/centerInvitations.ts';
import { memberInvitation as form } from '@odonta/db/vocabulary/identity/registrationForms.ts';
import { type CenterRole, centerRoles } from '@odonta/db/vocabulary/identity/user.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { isWorthALetter } from '../../identity/sessions/isWorthALetter.ts';
import { byUser, type SignedInUser } from '../../identity/sessions/userSessions.ts';
import { type AnyEndpoint, endpoint, type Origin } from '../../platform/http/endpoint.ts';
import { conflict, invalid, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { id, text } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { Changes } from '../../platform/transitions/transition.ts';
import { lockOwnCenter } from '../centersOf.ts';
import { accessOf, memberOf, presentInvitation, refuseWithoutOwner } from './access.ts';
import { newToken, writeInvitation } from './inviting.ts';

const base = { audience: userAudience, allow: 'partner himself' } as const;
const role = Joi.string()
  .valid(...(Object.keys(centerRoles) as CenterRole[]))
  .required();
const newMember = Joi.object<NewCenterMember>({
  center_id: id.required(),
  name: text(form.name),
  email: text(form.email).lowercase(),
  role,
});
const letters = {
  name: 'center_member_letters',
  points: 20,
  seconds: 3600,
  by: byUser,
};

const readAccess = endpoint({
  ...base,
  method: 'get',
  path: '/partner/members',
  summary: 'Who may come into the cabinets of the centres I own, and who is invited',
  handle: async ({ actor }) => ({ message: await accessOf(actor) }),
});

const invite = endpoint({
  ...base,
  method: 'post',
  path: '/partner/members',
  summary: 'Invite a person to the cabinet of my centre by a letter',
  body: newMember,
  limit: letters,
  handle: async (call) => ({
    status: 201,
    message: await unitOfWork.transaction(async (transaction) => {
      const { center_id, ...person } = call.body;
      const center = await lockOwnCenter(call.actor, center_id, 'members.invite', transaction);
      if (!call.actor.is_email_proved) throw conflict('Сначала подтвердите свою почту в разделе «Центр»');
      await refuseKnown(center, person.email, transaction);
      await refuseFlood(person.email);
      const { token, row } = newToken();
      const invitation = await CenterMemberInvitation.create(
        { center_id, ...person, ...row, invited_by: call.actor.id },
        { transaction },
      );
      await journal('invite_member', center, { role: [null, person.role] }, call, transaction);
      await writeInvitation(invitation, center, token, transaction);
      return presentInvitation(invitation);
    }),
  }),
});

const inviteAgain = endpoint({
  ...base,
  method: 'post',
  path: '/partner/invitations/:id/again',
  summary: 'Send the letter of an invitation again; the link before it is void',
  body: Joi.object({}),
  limit: letters,
  handle: async (call) => ({
    message: await unitOfWork.transaction(async (transaction) => {
      const { center, invitation } = await ownInvitation(call.actor, call.params.id, transaction);
      const { token, row } = newToken();
      await refuseFlood(invitation.email);
      await invitation.update({ ...row, invited_by: call.actor.id }, { transaction });
      await journal('invite_member', center, {}, call, transaction);
      await writeInvitation(invitation, center, token, transaction);
      return presentInvitation(invitation);
    }),
  }),
});

const withdraw = endpoint({
  ...base,
  method: 'delete',
  path: '/partner/invitations/:id',
  summary: 'Withdraw an invitation',
  handle: async (call) => ({
    message: await unitOfWork.transaction(async (transaction) => {
      const { center, invitation } = await ownInvitation(call.actor, call.params.id, transaction);
      await invitation.destroy({ transaction });
      await journal('withdraw_invitation', center, { role: [invitation.role, null] }, call, transaction);
      return { id: invitation.id };
    }),
  }),
});

const changeRole = endpoint({
  ...base,
  method: 'put',
  path: '/partner/centers/:id/members/:user',
  summary: 'Change the role of a member of my centre',
  body: Joi.object<Pick<CenterMember, 'role'>>({ role }),
  handle: async (call) => ({
    message: await unitOfWork.transaction(async (transaction) => {
      const center = await lockOwnCenter(call.actor, call.params.id, 'members.edit', transaction);
      const member = await memberOf(center, call.params.user, transaction);
      const { role: before, user_id } = member;
      const next = call.body.role;
      if (before === 'OWNER' && next !== 'OWNER') await refuseWithoutOwner(member, transaction);
      await set(center, user_id, next, transaction);
      const changes: Changes = { user_id: [null, user_id], role: [before, next] };
      await journal('change_member', center, changes, call, transaction);
      return { id: user_id, role: next };
    }),
  }),
});

const remove = endpoint({
  ...base,
  method: 'delete',
  path: '/partner/centers/:id/members/:user',
  summary: 'Close the cabinet of my centre to a member',
  handle: async (call) => ({
    message: await unitOfWork.transaction(async (transaction) => {
      const center = await lockOwnCenter(call.actor, call.params.id, 'members.delete', transaction);
      const member = await memberOf(center, call.params.user, transaction);
      const { role: before, user_id } = member;
      if (before === 'OWNER') await refuseWithoutOwner(member, transaction);
      await UserMembership.destroy({ where: { center_id: center.id, user_id }, transaction });
      const changes: Changes = { user_id: [user_id, null], role: [before, null] };
      await journal('remove_member', center, changes, call, transaction);
      return { id: user_id };
    }),
  }),
});

export const centerMemberEndpoints: AnyEndpoint[] = [
  readAccess,
  invite,
  inviteAgain,
  withdraw,
  changeRole,
  remove,
];

/** By the whole key: its primary key alone would name the memberships of one user in all his centres. */
const set = ({ id: center_id }: Center, user_id: number, next: CenterRole, transaction: Transaction) =>
  UserMembership.update({ role: next }, { where: { center_id, user_id }, transaction });

/** The invitation and its centre, locked; one to another's centre is not there. */
async function ownInvitation(actor: SignedInUser, asked: string | undefined, transaction: Transaction) {
  const missing = 'Приглашения нет: его приняли или отозвали';
  const known = await CenterMemberInvitation.findByPk(numberIn(asked), { transaction });
  if (!known) throw notFound(missing);
  const center = await lockOwnCenter(actor, known.center_id, 'members.invite', transaction);
  const lock = transaction.LOCK.UPDATE;
  const invitation = await CenterMemberInvitation.findByPk(known.id, { lock, transaction });
  if (!invitation) throw notFound(missing);
  return { center, invitation };
}

/** Nobody's mailbox is filled with invitations. */
async function refuseFlood(email: string): Promise<void> {
  if (!(await isWorthALetter(email, 'center_member_invitation')))
    throw conflict('На эту почту за час ушло уже несколько приглашений: отправьте позже');
}

async function refuseKnown({ id: center_id }: Center, email: string, transaction: Transaction) {
  const invited = await CenterMemberInvitation.findAll({ where: { center_id }, transaction });
  if (invited.some((one) => one.email === email))
    throw invalid({ email: 'Приглашение уже отправлено: его можно отправить ещё раз' });
  const members = await UserMembership.findAll({ where: { center_id }, transaction });
  if (invited.length + members.length >= centerMembersAtMost)
    throw conflict(`В кабинете может быть до ${centerMembersAtMost} участников вместе с приглашёнными`);
  const where = { email, id: members.map(({ user_id }) => user_id) };
  if (await User.findOne({ where, transaction })) throw invalid({ email: 'Этот человек уже в кабинете' });
}

function journal(
  action: string,
  { id: record_id }: Center,
  changes: Changes,
  { actor, origin }: { actor: SignedInUser; origin: Origin },
  transaction: Transaction,
): Promise<unknown> {
  const by = userAudience.auditActor(actor);
  return unitOfWork.audit({ action, resource: 'centers', record_id, by, origin, changes }, transaction);
}
