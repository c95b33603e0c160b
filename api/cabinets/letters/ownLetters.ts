import type { LetterChoiceBody } from '@odonta/api/contract';
import { Individual } from '@odonta/db/models';
import { readerOf } from '@odonta/db/vocabulary/letterTopics.ts';
import Joi from 'joi';
import { individualAudience, userAudience } from '../../identity/sessions/audiences.ts';
import type { Audience } from '../../platform/http/audiences.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { id } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { choose, letterChoiceBody, lettersOf, type Mailbox } from '../../platform/mail/choices/choosing.ts';
import { keptLetters, markRead, mostAtOnce } from '../../platform/mail/choices/kept.ts';
import { mailboxesOf, topicsOf } from './mailboxes.ts';

interface Cabinet<Actor, Demand> {
  path: string;
  audience: Audience<Actor, Demand>;
  allow: NoInfer<Demand>;
  accounts: 'user' | 'individual';
}

interface Seen {
  ids: number[];
}

/** Which letters come to whom in one cabinet, and how often. */
const lettersIn = <Actor extends { id: number }, Demand>(
  { accounts, ...cabinet }: Cabinet<Actor, Demand>,
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
    async handle({ actor, body }: { actor: Actor; body: LetterChoiceBody }) {
      // Before the transaction: together they would hold two connections at once.
      const mailboxes = await ownBoxes(actor);
      return unitOfWork.transaction(async (transaction) => {
        await choose(mailboxes, body, transaction);
        return { message: await lettersOf(mailboxes, transaction) };
      });
    },
  }),
  endpoint({
    ...cabinet,
    path: `${cabinet.path}/kept`,
    method: 'get',
    summary: 'The letters that I have in the cabinet instead of the mail, the latest first',
    query: Joi.object<{ before?: number }>({ before: id }),
    handle: async ({ actor, query: { before } }) => ({
      message: await keptLetters(readerOf(accounts, actor), before),
    }),
  }),
  endpoint({
    ...cabinet,
    path: `${cabinet.path}/kept/read`,
    method: 'post',
    summary: 'I have seen these letters of the cabinet',
    body: Joi.object<Seen>({ ids: Joi.array().items(id).unique().min(1).max(mostAtOnce).required() }),
    handle: ({ actor, body: { ids } }: { actor: Actor; body: Seen }) =>
      unitOfWork.transaction(async (transaction) => {
        await markRead(readerOf(accounts, actor), ids, transaction);
        return { message: 'ok' };
      }),
  }),
];

const ofIndividual = async ({ id }: { id: number }): Promise<Mailbox[]> => {
  const { email, email_proved_at } = await Individual.findByPk(id, { rejectOnEmpty: true });
  return email && email_proved_at
    ? [{ email, center: null, topics: topicsOf('individual'), reader: readerOf('individual', { id }) }]
    : [];
};

export const letterEndpoints: AnyEndpoint[] = [
  ...lettersIn(
    { path: '/partner/me/letters', audience: userAudience, allow: 'partner himself', accounts: 'user' },
    mailboxesOf,
  ),
  ...lettersIn(
    {
      path: '/individual/me/letters',
      audience: individualAudience,
      allow: 'himself',
      accounts: 'individual',
    },
    ofIndividual,
  ),
];
