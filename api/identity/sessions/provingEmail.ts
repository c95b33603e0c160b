import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { emailCalls } from '@odonta/db/vocabulary/identity/secrets.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { openAudience } from '../../platform/http/audiences.ts';
import { type AnyEndpoint, endpoint, type Origin } from '../../platform/http/endpoint.ts';
import { conflict } from '../../platform/http/errors.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { type Account, type AccountKind, accountKinds } from './accountKinds.ts';
import type { SomebodySignedIn } from './accountSessions.ts';
import { type Home, homes } from './homes.ts';
import { emailToBeProved } from './links.letters.ts';
import { linkToken, staleLink } from './links.ts';
import { issueToken, takeToken } from './oneTimeSecrets.ts';
import { writeLetterTo } from './sessions.letters.ts';

const tokenBody = Joi.object<{ token: string }>({ token: linkToken });

export const emailEndpoints: readonly AnyEndpoint[] = [
  ...accountKinds.map((kind) =>
    endpoint({
      method: 'post',
      path: `${emailCalls[kind.audience]}/confirm`,
      summary: 'Verify an e-mail by the token of a letter',
      audience: openAudience,
      allow: 'anyone',
      body: tokenBody,
      limit: { name: 'email_confirm', points: 30, seconds: 3600, by: byAddress },
      handle: async ({ body, origin }) => ({ message: await prove(kind, body.token, origin) }),
    }),
  ),
  // Staff come by an invitation, which is a letter.
  ...homes.filter(({ path }) => path !== '/adm/me').map(sendingAgain),
];

function sendingAgain({ path, audience, allow, kind }: Home): AnyEndpoint {
  return endpoint({
    method: 'post',
    path: `${path}/email`,
    summary: 'Send another letter to verify my e-mail',
    audience,
    allow,
    limit: {
      name: 'email_letters',
      points: 3,
      seconds: 3600,
      by: ({ actor }) => `${kind.audience}:${(actor as SomebodySignedIn).id}`,
    },
    handle: async ({ actor, origin }) => {
      const account = await kind.model.findByPk(actor.id, { rejectOnEmpty: true });
      if (!account.email) throw conflict('Почта не указана');
      if (account.email_proved_at) throw conflict('Почта уже подтверждена');
      await unitOfWork.transaction((transaction) => sendConfirmation(kind, account, origin, transaction));
      return { message: { email: account.email } };
    },
  });
}

/** Writes a link that shows the address to be his; the one before it is void. */
export async function sendConfirmation(
  kind: AccountKind,
  account: Account,
  origin: Origin,
  transaction: Transaction,
): Promise<void> {
  const link = await confirmationLink(kind, account, origin, transaction);
  await writeLetterTo(kind, account, (name) => emailToBeProved(name, link), transaction);
}

export async function confirmationLink(
  { audience }: AccountKind,
  { id, email }: Account,
  { ip }: Origin,
  transaction: Transaction,
): Promise<string> {
  const receiver = { audience, target: email ?? '', subject_id: id, ip };
  return siteLink(`${paths.proveEmail}#${await issueToken('EMAIL', receiver, transaction)}`);
}

/** Only while the address is still his: another one wants a letter of its own. */
function prove(kind: AccountKind, token: string, origin: Origin): Promise<{ email: string }> {
  return unitOfWork.transaction(async (transaction) => {
    const link = await takeToken('EMAIL', kind.audience, token, transaction);
    const where = { id: link?.subject_id ?? 0, email: link?.target ?? '' };
    const account = link && (await kind.model.findOne({ where, transaction }));
    if (!account) throw staleLink();
    await kind.model.update({ email_proved_at: new Date() }, { where, transaction });
    await kind.receive?.(await account.reload({ transaction }), origin, transaction);
    const record = { resource: kind.resource, record_id: kind.recordOf(account) };
    const by = await kind.auditActor(account);
    await unitOfWork.audit({ by, origin, action: 'prove_email', ...record, changes: {} }, transaction);
    return { email: where.email };
  });
}
