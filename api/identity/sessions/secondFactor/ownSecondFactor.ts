import type { SecondFactorKey, SecondFactorState } from '@odonta/api/contract';
import { RecoveryCode, SecondFactor, User } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { Op, type Transaction } from 'sequelize';
import { type AnyEndpoint, endpoint } from '../../../platform/http/endpoint.ts';
import { conflict, invalid } from '../../../platform/http/errors.ts';
import { unitOfWork } from '../../../platform/journals/unitOfWork.ts';
import { writeLetter } from '../../../platform/mail/letters.ts';
import { staffAudience } from '../audiences.ts';
import { auditStaff, type StaffCall } from '../auditStaff.ts';
import { requireReauthentication } from '../requireReauthentication.ts';
import { secondFactorTurned } from '../sessions.letters.ts';
import type { SignedInUser } from '../userSessions.ts';
import { removeSecondFactor, type SecondFactors } from './secondFactors.ts';

const path = '/adm/me/second_factor';
const own = { audience: staffAudience, allow: 'any staff' } as const;
const codeBody = Joi.object<{ code: string }>({ code: Joi.string().trim().max(40).required() });

/** The second step of one's own sign-in: set up, renewed and taken away by its owner alone. */
export function ownSecondFactorEndpoints(factors: SecondFactors): AnyEndpoint[] {
  return [
    endpoint({
      method: 'get',
      path,
      summary: 'Whether my sign-in has a second factor',
      ...own,
      impersonator: 'refused',
      handle: async ({ actor }) => ({ message: await stateOf(actor) }),
    }),
    endpoint({
      method: 'post',
      path,
      summary: 'Begin to set up a second factor',
      ...own,
      handle: async ({ actor }) => {
        requireReauthentication(actor);
        const key: SecondFactorKey | null = await factors.begin(actor);
        if (!key) throw isOnAlready();
        return { message: key };
      },
    }),
    endpoint({
      method: 'post',
      path: `${path}/confirm`,
      summary: 'Enable the second factor by a first code',
      ...own,
      body: codeBody,
      handle: async (call) => {
        if (call.actor.has_second_factor) throw isOnAlready();
        const codes = await noted(call, 'turn_second_factor_on', (transaction) =>
          factors.confirm(call.actor.id, call.body.code, transaction),
        );
        if (!codes)
          throw invalid({ code: 'Код не подошёл. Проверьте время на телефоне и введите новый код' });
        return { message: { codes } };
      },
    }),
    endpoint({
      method: 'post',
      path: `${path}/codes`,
      summary: 'Replace the recovery codes',
      ...own,
      handle: async (call) => {
        refuseWithout(call.actor);
        const codes = await noted(call, 'renew_recovery_codes', (transaction) =>
          factors.renewCodes(call.actor.id, transaction),
        );
        return { message: { codes } };
      },
    }),
    endpoint({
      method: 'delete',
      path,
      summary: 'Disable the second factor',
      ...own,
      handle: async (call) => {
        refuseWithout(call.actor);
        await noted(call, 'turn_second_factor_off', (transaction) =>
          removeSecondFactor(call.actor.id, transaction),
        );
        return { message: { id: call.actor.id } };
      },
    }),
  ];
}

const isOnAlready = () => conflict('Второй шаг входа уже включён');

function refuseWithout(actor: SignedInUser): void {
  if (!actor.has_second_factor) throw conflict('Второй шаг входа не включён');
  requireReauthentication(actor);
}

async function stateOf({
  id,
  has_second_factor,
  lacks_second_factor,
}: SignedInUser): Promise<SecondFactorState> {
  const where = { user_id: id };
  const factor = has_second_factor ? await SecondFactor.findOne({ where }) : null;
  return {
    is_on: has_second_factor,
    is_lacking: lacks_second_factor,
    since: factor?.confirmed_at ? secondsOf(factor.confirmed_at) : null,
    codes_left: await RecoveryCode.count({ where: { ...where, used_at: { [Op.is]: null } } }),
  };
}

/** Into the journal and to the owner by letter, if anything was done. */
function noted<T>(
  call: StaffCall,
  action: 'turn_second_factor_on' | 'turn_second_factor_off' | 'renew_recovery_codes',
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return unitOfWork.transaction(async (transaction) => {
    const done = await work(transaction);
    if (!done) return done;
    const { id } = call.actor;
    await auditStaff(call, { action, resource: 'users', record_id: id }, transaction);
    const owner = await User.findByPk(id, { rejectOnEmpty: true, transaction });
    await writeLetter(secondFactorTurned(owner, action), transaction);
    return done;
  });
}
