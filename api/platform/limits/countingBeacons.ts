import { perConnection } from '@odonta/db/models';
import { bounds, type CacheName } from '../caches/bounds.ts';
import { ByteLru } from '../caches/byteLru.ts';
import { showSize } from '../caches/sizes.ts';
import { limitedAddress } from '../http/addresses.ts';
import { tooManyRequests } from '../http/errors.ts';

interface Sender {
  key: string;
  bytes: number;
  count: number;
  /** Milliseconds of `performance.now()`. */
  until: number;
}

const hour = 3_600_000;
/** An entry with its key, as V8 stores it. */
const bytes = 300;

/**
 * Throws 429 when an address has sent its beacons of the hour. Counted in this node's memory, since a beacon is worth no write. The
 * longest unseen sender makes room: anybody may send from many addresses.
 */
export function countingBeacons(cache: CacheName, most: number): (ip: string | null) => void {
  const sendersNow = perConnection(() => new ByteLru<Sender>(bounds[cache], () => undefined));
  showSize(cache, () => sendersNow().bytes);
  return (ip) => {
    const key = limitedAddress(ip);
    const now = performance.now();
    const senders = sendersNow();
    const known = senders.use(key);
    const sender = known && known.until > now ? known : { key, bytes, count: 0, until: now + hour };
    if (sender.count >= most) throw tooManyRequests(Math.ceil((sender.until - now) / 1000));
    sender.count += 1;
    if (sender !== known) senders.put(sender);
  };
}
