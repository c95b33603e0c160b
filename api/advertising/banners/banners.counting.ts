import { hash } from 'node:crypto';
import { Banner } from '@odonta/db/models';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { bannerLink, viewsAtOnce } from '@odonta/db/vocabulary/advertising/banners.ts';
import Joi from 'joi';
import { openAudience } from '../../platform/http/audiences.ts';
import { isLookedAt } from '../../platform/http/bots.ts';
import { type AnyEndpoint, endpoint, type ReadyReply, type Sender } from '../../platform/http/endpoint.ts';
import { invalid, notFound } from '../../platform/http/errors.ts';
import { id } from '../../platform/http/validation.ts';
import { visitorsBy } from '../visitorsBy.ts';
import { creativeOf } from './creativeOf.ts';
import { isFresh, issuedAt, noncesBy, type Showing, signedNonce } from './nonces.ts';
import { isRobot } from './robots.ts';
import { noteBot, noteShowing, type Proof } from './tallies.ts';

const base = { audience: openAudience, allow: 'anyone' } as const;
const nonces = Joi.array().items(Joi.string().max(100)).max(viewsAtOnce).default([]);

interface Views {
  shown: string[];
  seen: string[];
}

/** The reports of banners. `secret` signs their showings, and keeps the hashes of visitors from being guessed. */
export function bannerCounting(secret: string): readonly AnyEndpoint[] {
  const signed = noncesBy(secret);
  const visitorOf = visitorsBy(secret);
  /** Of the visitor himself only what is never stored: each banner knows him by another hash. */
  const notingOf = (sender: Sender) => {
    const visitors = new Map<number, string>();
    return (showing: Showing, proof: Proof) => {
      if (!isFresh(showing)) return;
      // The figures of a showing are of the day in which it was asked for, and so is its visitor.
      const at = issuedAt(showing);
      const hour = Math.floor(at / 3_600_000);
      const visitor = visitors.get(hour) ?? visitorOf('banner view', 0, sender, new Date(at));
      visitors.set(hour, visitor);
      noteShowing(showing, proof, numberOf(`${visitor} ${showing.banner_id}`));
    };
  };

  const follow = endpoint({
    ...base,
    method: 'get',
    path: '/banner/click/:nonce',
    summary: 'The signed link of a banner: counts a click once, and leads to the advertiser',
    unkept: 'each is counted',
    handle: async ({ params, origin, req }) => {
      const { nonce = '' } = params;
      const showing = signedNonce.test(nonce) ? signed.read(nonce) : null;
      if (!showing) throw forged();
      const banner = await Banner.findOne({
        where: { id: showing.banner_id, status: 'CONFIRMED', paused_at: null },
      });
      if (!banner && req.accepts(['json', 'html']) === 'html') return stopped;
      if (!banner) throw notFound('Этот баннер больше не показывается');
      // A link that is only checked, or fetched ahead of time, was not followed.
      const isFollowed = req.method === 'GET' && isLookedAt(req.headers, origin.user_agent);
      if (isRobot(origin, 'click', 1)) noteBot(showing);
      else if (isFollowed) notingOf(origin)(showing, 'followed');
      const headers = { location: bannerLink(creativeOf(banner)), 'cache-control': 'no-store' };
      return { status: 302, headers, message: null };
    },
  });

  const click = endpoint({
    ...base,
    method: 'post',
    path: '/banner/clickUser',
    summary: 'Count that a showing of a banner was followed, for clients that do not open its signed link',
    size: { bytes: 1024, values: 10 },
    body: Joi.object<{ id: number; nonce?: string }>({
      id: id.required(),
      nonce: Joi.string().max(100),
    }),
    handle: async ({ body: { id, nonce = '' }, origin }) => {
      const showing = signedNonce.test(nonce) ? signed.read(nonce) : null;
      const isMany = isRobot(origin, 'click', 1);
      if (showing?.banner_id !== id) {
        // Thousands of them fill no figures.
        if (!isMany) noteBot({ banner_id: id, slot: null, category_id: 0 });
        throw forged();
      }
      if (!isFresh(showing)) throw invalid({ nonce: 'Показ закончился: переход не засчитан' });
      if (isMany) noteBot(showing);
      else notingOf(origin)(showing, 'followed');
      return { message: { id } };
    },
  });

  const countViews = ({ shown, seen }: Views, sender: Sender): ReadyReply => {
    const isFiltered = isRobot(sender, 'view', new Set([...shown, ...seen]).size);
    const note = notingOf(sender);
    const proofs = { shown, seen };
    const showings = new Set<string>();
    for (const proof of ['seen', 'shown'] as const)
      for (const text of proofs[proof]) {
        const showing = signed.read(text);
        if (!showing) continue;
        if (!isFiltered) note(showing, proof);
        else if (!showings.has(text)) noteBot(showing);
        showings.add(text);
      }
    return { ready: nothing };
  };

  const view = endpoint({
    ...base,
    method: 'post',
    path: '/banner/viewUser',
    summary: 'Count showings of banners, and those of which half was visible for a second',
    size: { bytes: 16 * 1024, values: 3 * viewsAtOnce },
    body: Joi.object<Views>({ shown: nonces, seen: nonces }),
    byBody: countViews,
    handle: async ({ body, origin }) => countViews(body, origin),
  });
  return [follow, click, view];
}

/** A person who follows an old page comes to the site, and not to a line of JSON. */
const stopped = {
  status: 302,
  headers: { location: paths.home, 'cache-control': 'no-store' },
  message: null,
};

const nothing = Buffer.from(JSON.stringify({ message: null }));

/** Short, for millions of them: two visitors of a banner share one less often than one day in a million. */
const numberOf = (text: string) => hash('sha256', text, 'buffer').readBigInt64BE();

const forged = () => invalid({ nonce: 'Эту ссылку сайт не выдавал' });
