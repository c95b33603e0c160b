import type { LetterChoiceBody } from '@odonta/api/contract';
import { Individual } from '@odonta/db/models';
import Joi from 'joi';
import { individualAudience, userAudience } from '../../identity/sessions/audiences.ts';
import type { Audience } from '../../platform/http/audiences.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { id } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { choose, letterChoiceBody, lettersOf, type Mailbox } from '../../platform/mail/choices/choosing.ts';
import { keptLetters, markRead } from '../../platform/mail/choices/kept.ts';
import { mailboxesOf, topicsOf } from './mailboxes.ts';

interface Cabinet<Actor, Demand> {
  path: string;
  audience: Audience<Actor, Demand>;
  allow: NoInfer<Demand>;
}

/** Which letters come to whom in one cabinet, and how often. */
const lettersIn = <Actor, Demand>(
  cabinet: Cabinet<Actor, Demand>,
  ownBoxes: (actor: Actor) => Promise<Mailbox[]>,
): AnyEndpoint[] => [
  endpoint({
    ...cabinet,
    method: 'get',
    summary: 'Which letters I get, and how often',
    handle: async ({ actor }) => ({ message: await lettersOf(await ownBoxes(actor)) }),
  }),
  endpoint({
    ...cabinet,
    method: 'put',
    summary: 'Choose how often letters about something come to an address of mine',
    body: letterChoiceBody,
    handle: ({ actor, body }: { actor: Actor; body: LetterChoiceBody }) =>
      unitOfWork.transaction(async (transaction) => {
        const mailboxes = await ownBoxes(actor);
        await choose(mailboxes, body, transaction);
        return { message: await lettersOf(mailboxes, transaction) };
      }),
  }),
  endpoint({
    ...cabinet,
    path: `${cabinet.path}/kept`,
    method: 'get',
    summary: 'The letters that I have in the cabinet instead of the mail, the latest first',
    query: Joi.object<{ before?: number }>({ before: id }),
    handle: async ({ actor, query: { before } }) => ({
      message: await keptLetters(ownAddressIn(await ownBoxes(actor)), before),
    }),
  }),
  endpoint({
    ...cabinet,
    path: `${cabinet.path}/kept/read`,
    method: 'post',
    summary: 'I have seen the letters of the cabinet up to this one',
    body: Joi.object<{ last: number }>({ last: id.required() }),
    handle: ({ actor, body: { last } }: { actor: Actor; body: { last: number } }) =>
      unitOfWork.transaction(async (transaction) => {
        const address = ownAddressIn(await ownBoxes(actor));
        await markRead(address, last, transaction);
        return { message: await keptLetters(address, undefined, transaction) };
      }),
  }),
];

/** His own, where a letter has proved it: the letters of a centre's address are read in its mail. */
const ownAddressIn = (mailboxes: readonly Mailbox[]): string | null =>
  mailboxes.find(({ center }) => center === null)?.email ?? null;

const ofIndividual = async ({ id }: { id: number }): Promise<Mailbox[]> => {
  const { email, email_proved_at } = await Individual.findByPk(id, { rejectOnEmpty: true });
  return email && email_proved_at ? [{ email, center: null, topics: topicsOf('individual') }] : [];
};

export const letterEndpoints: AnyEndpoint[] = [
  ...lettersIn(
    { path: '/partner/me/letters', audience: userAudience, allow: 'partner himself' },
    mailboxesOf,
  ),
  ...lettersIn(
    { path: '/individual/me/letters', audience: individualAudience, allow: 'himself' },
    ofIndividual,
  ),
];
