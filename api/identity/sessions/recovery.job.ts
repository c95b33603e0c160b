import { paths } from '@odonta/db/vocabulary/addresses.ts';
import type { SessionAudience } from '@odonta/db/vocabulary/identity/sessions.ts';
import type { QueueName } from '@odonta/db/vocabulary/jobs.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { Limiter } from '../../platform/http/limits.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { accountKinds } from './accountKinds.ts';
import { isBlockedEmail } from './blockedEmails.ts';
import { recovery } from './links.letters.ts';
import { issueToken } from './oneTimeSecrets.ts';
import { writeLetterTo } from './sessions.letters.ts';

export const recoverJob = 'recover' satisfies QueueName;

interface Asked {
  audience: SessionAudience;
  email: string;
  ip: string | null;
}

/** Writes the recovery letter only to accounts with a password. */
export function recoveryWriter(limiter: Limiter): JobKind<Asked> {
  return {
    name: recoverJob,
    async work({ audience, email, ip }) {
      const kind = accountKinds.find((each) => each.audience === audience);
      const account = await kind?.named(email);
      if (!kind || !account || !kind.isOpen(account) || (await isBlockedEmail(email))) return;
      if (await hasEnoughLetters(limiter, `${audience}:${account.id}`)) return;
      await unitOfWork.transaction(async (transaction) => {
        const receiver = { audience, target: email, subject_id: account.id, ip };
        const token = await issueToken('RECOVERY', receiver, transaction);
        const link = siteLink(`${paths.recovery}#${token}`);
        await writeLetterTo(kind, account, (name) => recovery(name, link), transaction);
      });
    },
  };
}

/** Silently: a refusal would disclose to a stranger that the account exists, and its owner has the letters. */
async function hasEnoughLetters(limiter: Limiter, key: string): Promise<boolean> {
  try {
    await limiter({ name: 'recovery_letters', points: 5, seconds: 3600 }, key);
    return false;
  } catch (error) {
    if (error instanceof ApiError) return true;
    throw error;
  }
}
