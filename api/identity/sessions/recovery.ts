import type { RecoveryAsked } from '@odonta/api/contract';
import { recoveryCalls, secretMinutes } from '@odonta/db/vocabulary/identity/secrets.ts';
import { isEmail } from '@odonta/db/vocabulary/patterns.ts';
import Joi from 'joi';
import { openAudience } from '../../platform/http/audiences.ts';
import { type AnyEndpoint, endpoint, type Origin } from '../../platform/http/endpoint.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { text } from '../../platform/http/validation.ts';
import { enqueue } from '../../platform/jobs/queue.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { FailureLimiter } from '../../platform/limits/failureLimiter.ts';
import { type Account, type AccountKind, accountKinds } from './accountKinds.ts';
import { endSessions } from './accountSessions.ts';
import { isBlockedEmail } from './blockedEmails.ts';
import { ownerOf } from './homes.ts';
import { passwordRecovered } from './links.letters.ts';
import { staleLink, type TokenAndPassword, tokenAndPassword } from './links.ts';
import { livingToken, takeToken } from './oneTimeSecrets.ts';
import { hashPassword } from './passwords.ts';
import { countOf } from './provingPassword.ts';
import { recoverJob } from './recovery.job.ts';
import { writeLetterTo } from './sessions.letters.ts';

const emailBody = Joi.object<{ email: string }>({
  email: text({
    required: 'Обязательное поле',
    format: { test: isEmail, message: 'Введите корректную электронную почту' },
  }).lowercase(),
});

export function recoveryEndpoints(failures: FailureLimiter): AnyEndpoint[] {
  return accountKinds.flatMap((kind) => [
    endpoint({
      method: 'post',
      path: recoveryCalls[kind.audience],
      summary: 'Ask for a letter with a link that sets a new password',
      audience: openAudience,
      allow: 'anyone',
      body: emailBody,
      limit: { name: 'recovery', points: 10, seconds: 3600, by: byAddress },
      handle: async ({ body, origin }) => ({ message: await ask(kind, body.email, origin) }),
    }),
    endpoint({
      method: 'post',
      path: `${recoveryCalls[kind.audience]}/confirm`,
      summary: 'Set a new password by the token of a letter',
      audience: openAudience,
      allow: 'anyone',
      body: tokenAndPassword,
      limit: { name: 'recovery_confirm', points: 30, seconds: 3600, by: byAddress },
      handle: async ({ body, origin }) => ({ message: await confirm(kind, body, origin, failures) }),
    }),
  ]);
}

/** Only the job looks up the owner of an e-mail: the answer takes as long for a stranger's. */
async function ask({ audience }: AccountKind, email: string, { ip }: Origin): Promise<RecoveryAsked> {
  await unitOfWork.transaction((transaction) =>
    enqueue({ name: recoverJob }, { audience, email, ip }, transaction),
  );
  return { valid_minutes: secretMinutes.RECOVERY };
}

async function confirm(
  kind: AccountKind,
  { token, password }: TokenAndPassword,
  origin: Origin,
  failures: FailureLimiter,
): Promise<{ email: string }> {
  const account = await ownerOfLink(kind, token);
  const password_hash = await hashPassword(password);
  const { id, email } = account;
  const by = await kind.auditActor(account);
  await unitOfWork.transaction(async (transaction) => {
    // Of two concurrent uses of one link only one gets here; the other rolls back.
    if (!(await takeToken('RECOVERY', kind.audience, token, transaction))) throw staleLink();
    // The letter has reached him, so the address is his.
    const proved = { password_hash, email_proved_at: new Date() };
    await kind.model.update(proved, { where: { id }, transaction });
    const record = { resource: kind.resource, record_id: kind.recordOf(account) };
    await unitOfWork.audit({ by, origin, action: 'recover_password', ...record, changes: {} }, transaction);
    await endSessions(ownerOf(kind, account), 'PASSWORD', transaction);
    await writeLetterTo(kind, account, passwordRecovered, transaction);
  });
  // His own failures were the reason for coming here.
  await failures.forgive(countOf(kind, account), origin.ip);
  return { email };
}

/** Only while the account is open and the e-mail still his: a letter cannot open an account closed since. */
async function ownerOfLink(kind: AccountKind, token: string): Promise<Account & { email: string }> {
  const link = await livingToken('RECOVERY', kind.audience, token);
  const account = link && (await kind.named(link.target));
  if (
    !account ||
    account.id !== link.subject_id ||
    !kind.isOpen(account) ||
    (await isBlockedEmail(link.target))
  )
    throw staleLink();
  return account as Account & { email: string };
}
