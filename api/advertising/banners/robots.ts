import { perConnection } from '@odonta/db/models';
import { humanEvents } from '@odonta/db/vocabulary/advertising/adFigures.ts';
import { bounds } from '../../platform/caches/bounds.ts';
import { ByteLru } from '../../platform/caches/byteLru.ts';
import { showSize } from '../../platform/caches/sizes.ts';
import { limitedAddress } from '../../platform/http/addresses.ts';
import { isBot } from '../../platform/http/bots.ts';
import type { Sender } from '../../platform/http/endpoint.ts';

interface Known {
  key: string;
  bytes: number;
  view: number;
  click: number;
  /** Milliseconds of `performance.now()`. */
  until: number;
}

const minute = 60_000;
/** An entry with its key, as V8 stores it. */
const bytes = 320;

const sendersNow = perConnection(() => new ByteLru<Known>(bounds.bannerSenders, () => undefined));
showSize('bannerSenders', () => sendersNow().bytes);

/** Whether a robot reports: one that names itself, or that reports more in a minute than people behind one address do. */
export function isRobot({ ip, user_agent }: Sender, kind: keyof typeof humanEvents, events: number): boolean {
  const key = limitedAddress(ip);
  const now = performance.now();
  const senders = sendersNow();
  const known = senders.use(key);
  const sender = known && known.until > now ? known : { key, bytes, view: 0, click: 0, until: now + minute };
  sender[kind] += events;
  if (sender !== known) senders.put(sender);
  return isBot(user_agent) || sender[kind] > humanEvents[kind];
}
