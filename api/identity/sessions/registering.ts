import { takeTurn } from '@odonta/db/models';
import type Joi from 'joi';
import type { Transaction } from 'sequelize';
import { anyone, openAudience } from '../../platform/http/audiences.ts';
import { type AnyEndpoint, endpoint, type Origin } from '../../platform/http/endpoint.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { Account, AccountKind } from './accountKinds.ts';
import { isBlockedEmail } from './blockedEmails.ts';
import { isWorthALetter } from './isWorthALetter.ts';
import { hashPassword } from './passwords.ts';
import { confirmationLink } from './provingEmail.ts';
import { alreadyRegistered, registered } from './registering.letters.ts';
import { writeLetterTo } from './sessions.letters.ts';

/** The common fields of all registration forms. */
export interface Registering {
  email: string;
  password: string;
}

interface Registration<Body extends Registering> {
  path: string;
  summary: string;
  kind: AccountKind;
  body: Joi.ObjectSchema<Body>;
  /** Throws where the form itself is wrong. Checked before any lookup, so that it reveals no addresses. */
  refuse?(body: Body, transaction: Transaction): Promise<void>;
  open(
    body: Body,
    kept: { password_hash: string; origin: Origin; transaction: Transaction },
  ): Promise<Account>;
}

/** An account for a new address, a letter to the owner of a known one, nothing for a blocked one: and one answer to all. */
export function registrationAt<Body extends Registering>(registration: Registration<Body>): AnyEndpoint {
  const { path, summary, body } = registration;
  return endpoint({
    method: 'post',
    path,
    summary,
    audience: openAudience,
    allow: 'anyone',
    body,
    limit: { name: 'registrations', points: 60, seconds: 3600, by: byAddress },
    handle: async ({ body, origin }) => {
      // Before the address is looked up: the hash takes time, and its absence would disclose known addresses.
      const password_hash = await hashPassword(body.password);
      await unitOfWork.transaction((transaction) =>
        register(registration, body, { password_hash, origin, transaction }),
      );
      return { status: 201, message: { email: body.email } };
    },
  });
}

async function register<Body extends Registering>(
  { kind, refuse, open }: Registration<Body>,
  body: Body,
  kept: { password_hash: string; origin: Origin; transaction: Transaction },
): Promise<void> {
  const { transaction, origin } = kept;
  await oneAtATime(kind, transaction);
  await refuse?.(body, transaction);
  if (await isBlockedEmail(body.email)) return;
  const known = await kind.model.findOne({ where: { email: body.email }, transaction });
  if (known) {
    const wording = alreadyRegistered(kind.audience);
    if (await isWorthALetter(body.email, wording('').kind))
      await writeLetterTo(kind, known, wording, transaction);
    return;
  }
  const account = await open(body, kept);
  const record = { resource: kind.resource, record_id: kind.recordOf(account) };
  await unitOfWork.audit({ by: anyone, origin, action: 'register', ...record, changes: {} }, transaction);
  const link = await confirmationLink(kind, account, origin, transaction);
  await writeLetterTo(kind, account, registered(kind.audience, link), transaction);
}

/** Two concurrent registrations of one address or company run one after the other, and the second is refused. */
const oneAtATime = ({ audience }: AccountKind, transaction: Transaction): Promise<void> =>
  takeTurn(`registration:${audience}`, transaction);
