import { perConnection } from '@odonta/db/models';
import { bounds } from '../../platform/caches/bounds.ts';
import { ByteLru } from '../../platform/caches/byteLru.ts';
import { showSize } from '../../platform/caches/sizes.ts';
import { limitedAddress } from '../../platform/http/addresses.ts';
import { tooManyRequests } from '../../platform/http/errors.ts';

interface Sender {
  key: string;
  bytes: number;
  count: number;
  /** Milliseconds of `performance.now()`. */
  until: number;
}

const most = 300;
const hour = 3_600_000;
/** An entry with its key, as V8 stores it. */
const bytes = 300;

/** In this node's memory, since a beacon is worth no write. The longest unseen sender makes room: anybody may send from many addresses. */
const sendersNow = perConnection(() => new ByteLru<Sender>(bounds.beaconSenders, () => undefined));
showSize('beaconSenders', () => sendersNow().bytes);

/** Throws 429 when an address has sent its beacons of the hour. */
export function countBeacon(ip: string | null): void {
  const key = limitedAddress(ip);
  const now = performance.now();
  const senders = sendersNow();
  const known = senders.use(key);
  const sender = known && known.until > now ? known : { key, bytes, count: 0, until: now + hour };
  if (sender.count >= most) throw tooManyRequests(Math.ceil((sender.until - now) / 1000));
  sender.count += 1;
  if (sender !== known) senders.put(sender);
}
