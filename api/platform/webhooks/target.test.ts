import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';
import { addressesOf } from '../outgoing/network.ts';
import { openNameServer } from '../outgoing/testing/nameServer.ts';
import { post } from './posting.ts';
import { targetOf } from './target.ts';
import { openReceiver, type Receiver } from './testing/receiver.ts';

const refusalOf = (url: string) =>
  targetOf(url).then(
    ({ ip }) => `goes to ${ip}`,
    ({ message }: Error) => message,
  );

const machine = 'Это адрес самой машины';
const unknownName = 'Такого сервера в интернете нет: проверьте имя в адресе';
const privately = 'Это адрес частной сети';
const linkLocal = 'Это адрес внутри одной сети, в том числе служебный адрес облака';
const translated = 'Это адрес другого протокола внутри IPv6: укажите сам сервер';
const reserved = 'Это служебный адрес, а не адрес в интернете';

/** Each class of addresses that are nobody's server, in the spellings that an address may have. */
const refused: readonly (readonly [words: string, hosts: readonly string[]])[] = [
  [
    machine,
    [
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f000001',
      '0177.0.0.1',
      '①②⑦.⓪.⓪.①',
      '127.0.0.1.',
      '0.0.0.0',
      '0',
    ],
  ],
  [machine, ['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]']],
  [
    privately,
    ['10.0.0.1', '172.16.0.1', '192.168.1.1', '0xC0A80101', '[fc00::1]', '[fd12:3456::1]', '[fec0::1]'],
  ],
  [linkLocal, ['169.254.169.254', '[fe80::1]', '[::ffff:169.254.169.254]']],
  [
    'Это адрес рассылки, а не одного сервера',
    ['224.0.0.1', '239.255.255.250', '255.255.255.255', '[ff02::1]'],
  ],
  ['Это адрес внутренней сети оператора связи', ['100.64.0.1', '100.127.255.254']],
  [
    translated,
    ['[64:ff9b::7f00:1]', '[64:ff9b::8.8.8.8]', '[64:ff9b:1::a00:1]', '[2002:7f00:1::]', '[2001::1]'],
  ],
  [
    reserved,
    [
      '240.0.0.1',
      '198.18.0.1',
      '192.0.2.1',
      '[2001:db8::1]',
      '[::7f00:1]',
      '[::8.8.8.8]',
      '[5f00::1]',
      '[100::1]',
    ],
  ],
];

describe('the address of a webhook', () => {
  const api = useApi();
  let receiver: Receiver;

  before(async () => {
    receiver = await openReceiver();
  });
  after(() => receiver?.close());
  afterEach(() => {
    api.ports.webhooks = { allowed: [] };
  });

  it('of the public internet is accepted', async () => {
    expect(await refusalOf('https://8.8.8.8/hook')).to.equal('goes to 8.8.8.8');
    expect(await refusalOf('https://[2606:4700::1111]:80/hook')).to.equal('goes to 2606:4700::1111');
  });

  it('of every private or special network is refused in words, however it is spelled', async () => {
    const wrong: string[] = [];
    for (const [words, hosts] of refused)
      for (const host of hosts) {
        const answer = await refusalOf(`https://${host}/hook`);
        if (answer !== words) wrong.push(`${host}: ${answer}`);
      }
    expect(wrong).to.deep.equal([]);
    console.log(`      ${refused.flatMap(([, hosts]) => hosts).length} spellings refused`);
  });

  it('with another protocol, another port, a password or no server is refused', async () => {
    expect(await refusalOf('http://8.8.8.8/')).to.equal('Адрес должен начинаться с https://');
    expect(await refusalOf('https://8.8.8.8:8443/')).to.equal('Сервер должен отвечать на порту 443 или 80');
    expect(await refusalOf('https://me:secret@8.8.8.8/')).to.equal('Уберите из адреса имя и пароль');
    expect(await refusalOf('https://8.8.8.8/#part')).to.equal('Уберите из адреса часть после #');
    for (const text of ['ftp://8.8.8.8/', 'file:///etc/passwd', 'hook', `https://8.8.8.8/${'x'.repeat(500)}`])
      expect(await refusalOf(text)).to.equal('Укажите адрес целиком, например https://centr.ru/odonta');
  });

  it('on this machine is called where it is named as allowed, and nowhere else', async () => {
    const outcome = await post(receiver.url, {}, '{}');
    expect([outcome.error, receiver.received.length]).to.deep.equal([
      'Адрес должен начинаться с https://',
      0,
    ]);
    api.ports.webhooks = { allowed: [receiver.origin] };
    expect(await post(receiver.url, {}, '{}')).to.include({ isDelivered: true, code: 200, answer: 'ok' });
    api.ports.webhooks = { allowed: ['http://127.0.0.1:1'] };
    expect(await post(receiver.url, {}, '{}')).to.include({ isDelivered: false });
    expect(receiver.received).to.have.length(1);
  });

  it('is refused where one of the addresses of its name is private, and where it has none', async () => {
    const names = await openNameServer(['10.1.2.3']);
    api.ports.webhooks = { allowed: [], nameServers: [names.address] };
    expect(await refusalOf('https://inside.example/hook')).to.equal(unknownName);
    names.close();
    const mute = await openNameServer([]);
    api.ports.webhooks = { allowed: [], nameServers: [mute.address] };
    expect(await addressesOf('localhost')).to.deep.equal([]);
    mute.close();
  });

  it('is resolved once for a try: a name that means this machine a moment later leads nobody here', async () => {
    const names = await openNameServer(['8.8.8.8', '127.0.0.1']);
    api.ports.webhooks = { allowed: [], nameServers: [names.address] };
    const { port } = new URL(receiver.origin);
    expect(await refusalOf('https://rebinding.example/hook')).to.equal('goes to 8.8.8.8');
    const before = receiver.received.length;
    const outcome = await post('https://rebinding.example/hook', {}, '{}', 1000);
    expect([outcome.error, receiver.received.length]).to.deep.equal([unknownName, before]);
    // The control: the name does lead here, for an origin that is named.
    api.ports.webhooks = { allowed: [`http://rebinding.example:${port}`], nameServers: [names.address] };
    const asked = names.asked();
    expect(await post(`http://rebinding.example:${port}/hook`, {}, '{}')).to.include({ isDelivered: true });
    expect([receiver.received.length - before, names.asked() - asked]).to.deep.equal([1, 1]);
    expect(receiver.received.at(-1)?.headers.host).to.equal(`rebinding.example:${port}`);
    names.close();
  });
});
