import type { CompanyMember, CompanyMemberBody, CompanyMemberChange } from '@odonta/api/contract';
import { LegalMember, type LegalUser } from '@odonta/db/models';
import { kopecksOf } from '@odonta/db/vocabulary/money.ts';
import Joi from 'joi';
import { type Transaction, UniqueConstraintError } from 'sequelize';
import { endSessions } from '../../identity/sessions/accountSessions.ts';
import { legalAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInLegal } from '../../identity/sessions/buyerSessions.ts';
import { voidSecretsOf } from '../../identity/sessions/oneTimeSecrets.ts';
import { type AnyEndpoint, endpoint, type Origin } from '../../platform/http/endpoint.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { Changes } from '../../platform/transitions/transition.ts';
import {
  lockCompany,
  lockMember,
  memberOf,
  membersOf,
  presentMember,
  refuseWithoutOwner,
} from './company.ts';
import { writeInvitation } from './invitation.ts';
import { journal } from './journal.ts';
import { memberChange, newMember } from './members.schema.ts';

const byMember = ({ actor }: { actor: SignedInLegal }) => `legal:${actor.id}`;
const letters = { name: 'member_letters', points: 20, seconds: 3600, by: byMember };

const inviteMember = endpoint({
  method: 'post',
  path: '/legal/members',
  summary: 'Invite a member to the cabinet of my company by a letter',
  audience: legalAudience,
  allow: 'members',
  body: newMember,
  limit: letters,
  handle: async (call) => ({
    status: 201,
    message: await unitOfWork.transaction(async (transaction) => {
      const company = await lockCompany(call.actor, transaction);
      const { name, email, ...duty } = call.body;
      const person = { legal_user_id: company.id, name, email, ...dutyOf(duty) };
      const member = await LegalMember.create(person, { transaction }).catch(refuseKnown);
      return invite(member, company, { role: [null, member.role] }, call, transaction);
    }),
  }),
});

const inviteAgain = endpoint({
  method: 'post',
  path: '/legal/members/:id/invite',
  summary: 'Send the letter of an invitation again; the link before it is void',
  audience: legalAudience,
  allow: 'members',
  body: Joi.object({}),
  limit: letters,
  handle: async (call) => ({
    message: await unitOfWork.transaction(async (transaction) => {
      const company = await lockCompany(call.actor, transaction);
      const member = await memberOf(company, call.params.id, transaction);
      if (member.password_hash !== null) throw conflict('Этот участник уже вошёл в кабинет');
      return invite(member, company, {}, call, transaction);
    }),
  }),
});

const changeMember = endpoint({
  method: 'put',
  path: '/legal/members/:id',
  summary: 'Change the role of a member of my company',
  audience: legalAudience,
  allow: 'members',
  body: memberChange,
  handle: async (call) => ({
    message: await unitOfWork.transaction(async (transaction) => {
      const member = await lockMember(call.actor, call.params.id, transaction);
      const [before, next] = [member.role, dutyOf(call.body)];
      if (before === 'OWNER' && next.role !== 'OWNER') await refuseWithoutOwner(member, transaction);
      member.set(next);
      await member.save({ transaction });
      await journal('change_member', member, { role: [before, next.role] }, call, transaction);
      return presentMember(member, call.actor.id, transaction);
    }),
  }),
});

const removeMember = endpoint({
  method: 'delete',
  path: '/legal/members/:id',
  summary: 'Remove a member from the cabinet of my company',
  audience: legalAudience,
  allow: 'members',
  handle: async (call) => ({
    message: await unitOfWork.transaction(async (transaction) => {
      const member = await lockMember(call.actor, call.params.id, transaction);
      if (member.role === 'OWNER') await refuseWithoutOwner(member, transaction);
      await endSessions({ audience: 'legal', id: member.id }, 'BLOCKED', transaction);
      await voidSecretsOf('legal', member.id, transaction);
      await member.destroy({ transaction });
      await journal('remove_member', member, { role: [member.role, null] }, call, transaction);
      return { id: member.id };
    }),
  }),
});

const listMembers = endpoint({
  method: 'get',
  path: '/legal/members',
  summary: 'The members of my company, and their roles',
  audience: legalAudience,
  allow: 'members',
  handle: async ({ actor }) => ({ message: await membersOf(actor) }),
});

export const memberEndpoints: AnyEndpoint[] = [
  listMembers,
  inviteMember,
  inviteAgain,
  changeMember,
  removeMember,
];

async function invite(
  member: LegalMember,
  company: LegalUser,
  changes: Changes,
  call: { actor: SignedInLegal; origin: Origin },
  transaction: Transaction,
): Promise<CompanyMember> {
  await journal('invite_member', member, changes, call, transaction);
  await writeInvitation(member, company, call.origin, transaction);
  return presentMember(member, call.actor.id, transaction);
}

/** A limit of those who order for others; with any other role there is none. */
const dutyOf = ({ role, month_limit = null }: Pick<CompanyMemberBody, keyof CompanyMemberChange>) => ({
  role,
  month_limit: role === 'BUYER' && month_limit !== null ? kopecksOf(month_limit) : null,
});

function refuseKnown(error: unknown): never {
  if (error instanceof UniqueConstraintError)
    throw invalid({ email: 'С этой почтой уже есть кабинет организации: укажите другую' });
  throw error;
}
