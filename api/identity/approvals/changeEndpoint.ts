import type { ApprovedFields } from '@odonta/db/models';
import type { ApprovalKindName } from '@odonta/db/vocabulary/identity/approvals.ts';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import type Joi from 'joi';
import type { Transaction } from 'sequelize';
import { type AnyEndpoint, type Call, endpoint } from '../../platform/http/endpoint.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { staffAudience } from '../sessions/audiences.ts';
import { auditStaff, type StaffCall } from '../sessions/auditStaff.ts';
import { requireReauthentication } from '../sessions/requireReauthentication.ts';
import type { SignedInUser } from '../sessions/userSessions.ts';
import { type Asked, askApproval, differing } from './askApproval.ts';

interface Kind {
  kind: ApprovalKindName;
  action: string;
}
interface Present extends Pick<Asked, 'resource' | 'record_id' | 'title'> {
  now: ApprovedFields;
}
interface Changing<Values> extends Kind {
  path: string;
  summary: string;
  allow: Right;
  body: Joi.ObjectSchema<Values>;
  /** The record with its present values; refuses new ones that it cannot have. */
  read(call: Call<SignedInUser, unknown, Values>, transaction: Transaction): Promise<Present>;
}

/** Asks a second person to confirm new values of a record; they come into force when he does. */
export const changeEndpoint = <Values extends Partial<ApprovedFields>>({
  kind,
  action,
  read,
  ...declared
}: Changing<Values>): AnyEndpoint =>
  endpoint({
    ...declared,
    method: 'post',
    audience: staffAudience,
    handle: async (call) => ({
      status: 201,
      message: await unitOfWork.transaction(async (transaction) => {
        const present = await read(call, transaction);
        return { id: await ask(call, { kind, action }, present, call.body, transaction) };
      }),
    }),
  });

async function ask(
  call: StaffCall,
  { kind, action }: Kind,
  { now, title, ...record }: Present,
  wanted: Partial<ApprovedFields>,
  transaction: Transaction,
): Promise<number> {
  const differences = differing(now, wanted);
  requireReauthentication(call.actor);
  await auditStaff(call, { action, ...record }, transaction);
  const asked = { ...record, title, ...differences, asked_by: call.actor.id };
  return (await askApproval(kind, asked, transaction)).id;
}
