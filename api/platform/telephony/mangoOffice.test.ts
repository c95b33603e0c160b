import { expect } from 'chai';
import { mangoOffice, signOf } from './mangoOffice.ts';

const [key, salt] = ['qwerty123', 'a salt'];
const exchange = mangoOffice({ key, salt });
const form = (message: unknown, differing: object = {}) => {
  const json = typeof message === 'string' ? message : JSON.stringify(message);
  return { vpbx_api_key: key, json, sign: signOf(key, json, salt), ...differing };
};

const at = 1_796_000_000;
const call = {
  entry_id: 'MjQyNDY1NDU1OA==',
  call_id: 'MToxMDA5Njg3Nzo1MDY6NTIyOTA1ODQ2',
  timestamp: at,
  seq: 2,
  call_state: 'Connected',
  location: 'abonent',
  from: { number: '74955404444' },
  to: { extension: '123', number: 'sip:user@vpbx.mangosip.ru' },
};
const summary = {
  entry_id: call.entry_id,
  call_direction: 1,
  from: { number: '74955404444' },
  to: { extension: 123 },
  create_time: at,
  forward_time: at + 2,
  talk_time: at + 9,
  end_time: at + 99,
  entry_result: 1,
  disconnect_reason: 1110,
};
const dated = (seconds: number) => new Date(seconds * 1000);

describe('a message of Mango Office', () => {
  it('is signed by the key, the text as it came, and the salt', () => {
    // By sha256sum, over the same characters.
    expect(signOf(key, '{"a":1}', salt)).to.equal(
      '71473001e04ae2b85edb343a507bf1d1ae214c688e553cd401eb3da30026d52d',
    );
    expect(exchange.read('call', form(call))).to.not.equal('forged');
    const other = JSON.stringify({ ...call, timestamp: at + 1 });
    for (const forged of [
      form(call, { sign: 'f'.repeat(64) }),
      form(call, { sign: '' }),
      form(call, { sign: ['x'] }),
      form(call, { json: other }),
      form(call, { vpbx_api_key: 'another' }),
      { json: JSON.stringify(call) },
      {},
    ])
      expect(exchange.read('call', forged), JSON.stringify(forged)).to.equal('forged');
    expect(mangoOffice({ key, salt: 'another' }).read('call', form(call))).to.equal('forged');
  });

  it('says who talks once a person answers, and not a menu or a queue', () => {
    expect(exchange.read('call', form(call))).to.deep.equal({
      ...{ entry: call.entry_id, direction: 'IN', number: '74955404444', extension: '123' },
      ...{ started_at: dated(at), answered_at: dated(at), end: null },
    });
    for (const location of ['ivr', 'queue'])
      expect(exchange.read('call', form({ ...call, location }))).to.include({
        answered_at: null,
        extension: null,
      });
    const out = { ...call, call_state: 'Appeared', from: call.to, to: call.from };
    expect(exchange.read('call', form(out))).to.include({
      ...{ direction: 'OUT', number: '74955404444', extension: '123', answered_at: null },
    });
  });

  it('about the end says whether the call was answered, missed or not reached', () => {
    const read = (differing: object) => exchange.read('summary', form({ ...summary, ...differing }));
    expect(read({})).to.deep.equal({
      ...{ entry: call.entry_id, direction: 'IN', number: '74955404444', extension: '123' },
      ...{ started_at: dated(at), answered_at: dated(at + 9) },
      end: { at: dated(at + 99), outcome: 'ANSWERED' },
    });
    const unanswered = { entry_result: 0, talk_time: '0' };
    const endOf = (differing: object) => (read(differing) as { end: { outcome: string } }).end.outcome;
    expect(endOf(unanswered)).to.equal('MISSED');
    expect(endOf({ ...unanswered, call_direction: 2 })).to.equal('NO_ANSWER');
  });

  it('between colleagues, or of another kind, is left alone', () => {
    expect(exchange.read('summary', form({ ...summary, call_direction: 0 }))).to.equal('other');
    const inside = { ...call, from: { extension: 12, number: '100' } };
    expect(exchange.read('call', form(inside))).to.equal('other');
    expect(exchange.read('dtmf', form({ dtmf: '1' }))).to.equal('other');
  });

  it('with a valid signature and no sense is told apart from a forged one', () => {
    for (const strange of [
      '{"',
      'null',
      '[]',
      { ...call, entry_id: "x' or 1=1" },
      { ...call, timestamp: 'soon' },
      { ...call, from: 'a'.repeat(500) },
    ])
      expect(exchange.read('call', form(strange)), JSON.stringify(strange)).to.equal('strange');
    expect(exchange.read('summary', form({ ...summary, entry_result: 7 }))).to.equal('strange');
  });
});
