import { connectionOf, MailingRecipient } from '@odonta/db/models';
import { mailingPath } from '@odonta/db/vocabulary/addresses.ts';
import Joi from 'joi';
import { QueryTypes } from 'sequelize';
import { buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { pressedByMailClient } from '../../platform/http/pressedByMailClient.ts';
import { endingOf } from './endings.ts';
import { linkOf, type Reader, recipientBy } from './readers.ts';
import { unsubscribe } from './unsubscribing.ts';

const missing = 'Такой ссылки нет: проверьте, что скопировали её целиком';
const path = '/mailing/unsubscribe/:token';
const anyone = { audience: buyerAudience, allow: 'anyone' } as const;

const readEnding = endpoint({
  ...anyone,
  method: 'get',
  path,
  summary: 'Whether mailings to the reader of a letter have ended; reading ends nothing',
  handle: async ({ params, res }) => {
    const { email } = await recipientBy('unsubscribe', params.token, missing);
    // Mail clients without the button open its address as a page.
    if (res.req.accepts(['json', 'html']) === 'html') {
      res.redirect(303, mailingPath(params.token ?? ''));
      return 'sent';
    }
    return { message: await endingOf(email) };
  },
});

const end = async ({
  params,
  origin,
}: {
  params: Record<string, string>;
  origin: Parameters<typeof unsubscribe>[1];
}) => {
  const reader = await recipientBy('unsubscribe', params.token, missing);
  await unsubscribe(reader, origin);
  return { message: await endingOf(reader.email) };
};

const endByPage = endpoint({
  ...anyone,
  method: 'delete',
  path,
  summary: 'End mailings to the reader of a letter; the same again changes nothing',
  body: Joi.object({}),
  handle: end,
});

const endByMailClient = endpoint({
  ...anyone,
  ...pressedByMailClient,
  path,
  handle: end,
});

const follow = endpoint({
  ...anyone,
  method: 'get',
  path: '/mailing/click/:number/:token',
  summary: 'Follow a link of a letter: leads where the letter says, and nowhere else',
  handle: async ({ params, res }) => {
    const number = numberIn(params.number);
    const reader = await recipientBy(`click ${number}`, params.token, missing);
    const url = await linkOf(reader, number);
    if (url === null) throw notFound(missing);
    await note(reader, 'clicked_at');
    res.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }).redirect(302, url);
    return 'sent';
  },
});

const open = endpoint({
  ...anyone,
  method: 'get',
  path: '/mailing/open/:token',
  summary: 'The picture of a letter that counts it as opened',
  handle: async ({ params, res }) => {
    await note(await recipientBy('open', params.token, missing), 'opened_at');
    res.set('Cache-Control', 'no-store').type('gif').send(pixel);
    return 'sent';
  },
});

export const readersEndpoints = [readEnding, endByPage, endByMailClient, follow, open];

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The first time alone. */
async function note({ id }: Reader, column: 'opened_at' | 'clicked_at'): Promise<void> {
  await connectionOf(MailingRecipient).query(
    `update mailing_recipients set ${column} = now() where id = $1 and ${column} is null`,
    { bind: [id], type: QueryTypes.UPDATE },
  );
}
