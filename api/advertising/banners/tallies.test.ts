import { randomUUID } from 'node:crypto';
import { AdStat, Banner, onConnection } from '@odonta/db/models';
import { connect, forTests } from '@odonta/db/postgres/connection.ts';
import { buildBanner } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import fc from 'fast-check';
import type { Sequelize } from 'sequelize';
import { useApi } from '../../testing/useApi.ts';
import { noncesBy, type Showing } from './nonces.ts';
import {
  keptAtMost,
  noteBot,
  noteRequest,
  noteShowing,
  type Proof,
  proven,
  triedAgainMs,
  writeAdStats,
} from './tallies.ts';
import { writeCounts } from './writing.ts';

const { issue, read } = noncesBy('a secret');

describe('the tallies of banners', () => {
  const api = useApi();
  let other: Sequelize;
  before(() => {
    other = onConnection(api.sequelize, () => connect(api.databaseUrl, forTests));
  });
  after(() => other.close());

  const showing = ({ id }: Banner): Showing => {
    const made = read(issue({ banner_id: id, slot: 5, category_id: 0 }));
    if (!made) throw new Error('unread');
    return made;
  };
  const at = (node: Sequelize, of: Showing, proof: Proof, visitor = 1) =>
    onConnection(node, () => noteShowing(of, proof, BigInt(visitor)));
  const figuresOf = async ({ id }: Banner) => {
    const [row] = await onConnection(api.sequelize, () => AdStat.findAll({ where: { banner_id: id } }));
    return [row?.requests, row?.impressions, row?.viewable, row?.uniq, row?.clicks];
  };
  const built = () => onConnection(api.sequelize, () => buildBanner());

  it('two nodes that count at once lose nothing, and count what both were told once', async () => {
    const [banner, second] = [await built(), await built()];
    const both = Array.from({ length: 50 }, () => showing(banner));
    for (let turn = 0; turn < 6; turn += 1) {
      for (const node of [api.sequelize, other]) {
        for (const [number, each] of both.entries()) at(node, each, 'followed', 1000 + number);
        for (let number = 0; number < 40; number += 1) {
          const order = node === other ? [banner, second] : [second, banner];
          for (const each of order) at(node, showing(each), 'seen', 2000 + 100 * turn + number);
          onConnection(node, () => noteRequest({ banner_id: banner.id, slot: 5, category_id: 0 }));
        }
      }
      await Promise.all([writeAdStats(api.sequelize), writeAdStats(other)]);
    }
    expect(await figuresOf(banner)).to.deep.equal([480, 530, 530, 290, 50]);
    expect((await figuresOf(second)).slice(1)).to.deep.equal([480, 480, 240, 0]);
    const { view_count, click_count } = await onConnection(api.sequelize, () => banner.reload());
    expect([view_count, click_count]).to.deep.equal([530, 50]);
  });

  it('clicks never exceed what was seen, nor this what was shown, whatever is reported in whatever order', async () => {
    const events = fc.array(
      fc.tuple(fc.nat(7), fc.constantFrom<Proof>('shown', 'seen', 'followed'), fc.nat(2), fc.boolean()),
      { minLength: 1, maxLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(events, { minLength: 1, maxLength: 3 }), async (turns) => {
        const banner = await built();
        const made = Array.from({ length: 8 }, () => showing(banner));
        const reported = new Map<number, number>();
        for (const turn of turns) {
          for (const [number, proof, visitor, isOther] of turn) {
            at(isOther ? other : api.sequelize, made[number] as Showing, proof, visitor);
            const weight = { shown: 1, seen: 2, followed: 3 }[proof];
            reported.set(number, Math.max(reported.get(number) ?? 0, weight));
          }
          await Promise.all([writeAdStats(api.sequelize), writeAdStats(other)]);
        }
        const atLeast = (weight: number) => [...reported.values()].filter((each) => each >= weight).length;
        const [, impressions, viewable, uniq = 0, clicks] = await figuresOf(banner);
        expect([impressions, viewable, clicks]).to.deep.equal([atLeast(1), atLeast(2), atLeast(3)]);
        expect(uniq).to.be.within(1, 3);
      }),
      { numRuns: 25 },
    );
  });

  it('the database itself refuses a click that nobody saw', async () => {
    const row = {
      banner_id: (await built()).id,
      slot: 5,
      hour: new Date(),
      impressions: 1,
      viewable: 1,
    } as const;
    const refused = async (given: object) =>
      onConnection(api.sequelize, () => AdStat.create({ ...row, ...given })).then(() => 'kept', String);
    expect(await refused({ clicks: 2 })).to.include('ad_stats_clicks_were_seen');
    expect(await refused({ viewable: 2 })).to.include('ad_stats_seen_was_shown');
    expect(await refused({ uniq: 2 })).to.include('ad_stats_seen_was_shown');
    expect(await refused({ clicks: 1, uniq: 1 })).to.equal('kept');
  });

  it('what could not be written is written with the next; a deleted banner stops no other', async () => {
    const [banner, gone] = [await built(), await built()];
    at(other, showing(banner), 'seen');
    await other.query('alter table ad_nonces rename to away');
    expect(await writeAdStats(other).then(() => 'written', String)).to.include('ad_nonces');
    await other.query('alter table away rename to ad_nonces');
    at(other, showing(gone), 'seen');
    onConnection(other, () => noteBot({ banner_id: 2_000_000_000, slot: null, category_id: 0 }));
    await onConnection(api.sequelize, () => Banner.destroy({ where: { id: gone.id }, force: true }));
    await writeAdStats(other);
    expect((await figuresOf(banner)).slice(1)).to.deep.equal([1, 1, 1, 0]);
  });

  it('an outage of a minute at 2,000 showings a second loses none, and a flood takes no more memory than that', async () => {
    const timeoutMs = 5500;
    expect(keptAtMost.showings).to.be.at.least(2 * (60_000 + triedAgainMs + timeoutMs));
    const banner = await built();
    const first = showing(banner);
    await other.query('alter table ad_nonces rename to away');
    at(other, first, 'shown');
    for (let number = 1; number < keptAtMost.showings + 500; number += 1) {
      const nonce = Buffer.from(first.nonce);
      nonce.writeUInt32BE(number, 8);
      at(other, { ...first, nonce }, 'shown', 10_000 + (number % 100));
      if (number % 50_000 === 0)
        expect(await writeAdStats(other).then(() => 'written', String)).to.include('ad_nonces');
    }
    at(other, first, 'followed');
    await other.query('alter table away rename to ad_nonces');
    await writeAdStats(other);
    expect((await figuresOf(banner)).slice(1)).to.deep.equal([keptAtMost.showings, 1, 101, 1]);
  });

  it('a batch whose commit was not heard of counts once when it is written again, and what came since counts too', async () => {
    const banner = await built();
    const spot = { banner_id: banner.id, slot: 5, category_id: 0 } as const;
    const hour = Math.floor(Date.now() / 3_600_000) * 3600;
    const seen = {
      ...spot,
      hour,
      nonce: showing(banner).nonce.toString('hex'),
      seen: proven.seen,
      visitor: 1n,
    };
    const batch = { number: randomUUID(), spots: [{ ...spot, hour, requests: 2, bot_filtered: 1 }] };
    for (const node of [other, other, api.sequelize]) await writeCounts(node, [seen], batch);
    expect(await figuresOf(banner)).to.deep.equal([2, 1, 1, 1, 0]);
    const request = () => onConnection(other, () => noteRequest(spot));
    request();
    await other.query('alter table ad_nonces rename to away');
    for (const _ of [1, 2]) {
      expect(await writeAdStats(other).then(() => 'written', String)).to.include('ad_nonces');
      request();
    }
    await other.query('alter table away rename to ad_nonces');
    for (const _ of [1, 2]) await writeAdStats(other);
    expect((await figuresOf(banner))[0]).to.equal(5);
  });
});
