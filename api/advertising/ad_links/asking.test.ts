import { expect } from 'chai';
import { type Answer, answering } from '../../platform/webhooks/testing/receiver.ts';
import { useReceiver } from '../../platform/webhooks/testing/useReceiver.ts';
import { useApi } from '../../testing/useApi.ts';
import { problemOfSite, refusalOfTurn } from './asking.ts';

const silence = 'Сайт не отвечает';

describe('the site that an advert leads to', () => {
  const api = useApi();
  const site = useReceiver(api);
  const neighbour = useReceiver(api);

  const problem = (answer: Answer, waitMs?: number) => {
    site.answer = answer;
    return problemOfSite(site.url, waitMs);
  };
  const turning = (location: string, status = 302) => answering(status, '', { Location: location });

  it('answers with a page, or the reason is its code', async () => {
    expect(await problem(answering(200, 'a page'))).to.equal(null);
    expect(site.received[0]).to.deep.include({ path: '/hook', body: '' });
    expect(await problem(answering(404))).to.equal('Страница отвечает 404');
    expect(await problem(answering(500))).to.equal('Страница отвечает 500');
    expect(await problem(answering(204))).to.equal('Страница отвечает 204');
    expect(await problem(answering(302))).to.equal('Страница отвечает 302');
    expect(await problem(answering(401))).to.equal('Страница отвечает 401');
    for (const code of [403, 429]) expect(await problem(answering(code)), 'closed to robots').to.equal(null);
  });

  it('on this machine is asked where it is allowed, and nowhere else', async () => {
    expect(await problem(answering(200))).to.equal(null);
    const { allowed } = api.ports.webhooks;
    api.ports.webhooks = { ...api.ports.webhooks, allowed: [neighbour.origin] };
    const closed = 'Адрес закрыт для проверки. Сервер должен отвечать на порту 443 или 80';
    expect(await problem(answering(200))).to.equal(closed);
    const machine = 'Адрес закрыт для проверки. Это адрес самой машины';
    for (const host of ['127.0.0.1', '[::1]', '2130706433', '0.0.0.0'])
      expect(await problemOfSite(`http://${host}/`), host).to.equal(machine);
    expect(await problemOfSite('https://10.1.2.3/')).to.include('частной сети');
    expect(await problemOfSite('http://169.254.169.254/latest/meta-data')).to.include('облака');
    api.ports.webhooks = { ...api.ports.webhooks, allowed };
    expect(site.received).to.have.length(1);
  });

  it('turns to its own pages three times, and no more', async () => {
    let turns = 0;
    const turn =
      (times: number): Answer =>
      (response) => {
        turns += 1;
        if (turns > times) return void response.end('a page');
        response.writeHead(301, { Location: `/page-${turns}` }).end();
      };
    expect(await problem(turn(3))).to.equal(null);
    expect(site.received.map(({ path }) => path)).to.deep.equal(['/hook', '/page-1', '/page-2', '/page-3']);
    turns = 0;
    expect(await problem(turn(4))).to.equal('Страница переадресует больше трёх раз: укажите конечный адрес');
  });

  it('turns by an address in Cyrillic letters, and back to itself until it has its cookie', async () => {
    const turn: Answer = ({ socket }, { path }) =>
      path === '/hook'
        ? void socket?.end('HTTP/1.1 302 Found\r\nLocation: /курсы\r\nContent-Length: 0\r\n\r\n')
        : void socket?.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
    expect(await problem(turn)).to.equal(null);
    expect(site.received.map(({ path }) => path)).to.deep.equal(['/hook', encodeURI('/курсы')]);
    const walled: Answer = (response, { headers }) =>
      void (headers.cookie === 'seen=1'
        ? response.end('a page')
        : response.writeHead(302, { Location: '/hook', 'Set-Cookie': 'seen=1; Path=/' }).end());
    expect(await problem(walled)).to.equal(null);
  });

  it('is left where it turns to another site, and that one is not asked', async () => {
    const elsewhere = neighbour.url.replace('127.0.0.1', 'localhost');
    expect(await problem(turning(elsewhere))).to.equal('Ссылка ведёт на другой сайт: localhost');
    expect(await problem(turning('//other.example/'))).to.equal('Ссылка ведёт на другой сайт: other.example');
    expect(await problem(turning('https://xn--e1afmkfd.xn--p1ai/'))).to.include(': пример.рф');
    const longName = `https://${'a'.repeat(5000)}.ru/`;
    for (const location of ['file:///etc/passwd', 'http://me:secret@127.0.0.1/', 'http://[', longName])
      expect(await problem(turning(location)), location).to.equal('Страница переадресует на неверный адрес');
    expect(neighbour.received).to.deep.equal([]);
  });

  it('is checked again at each turn: a private address is refused there, too', async () => {
    expect(await problem(turning(neighbour.url)), 'the control: it is allowed').to.equal(null);
    const { allowed } = api.ports.webhooks;
    api.ports.webhooks = { ...api.ports.webhooks, allowed: [site.origin] };
    expect(await problem(turning(neighbour.url))).to.include('Адрес закрыт для проверки');
    expect(await problem(turning('http://127.0.0.1/'))).to.include('Это адрес самой машины');
    api.ports.webhooks = { ...api.ports.webhooks, allowed };
    expect(neighbour.received).to.have.length(1);
  });

  it('is waited for five seconds together, whether it is silent, drips or turns slowly', async () => {
    expect(await problem(() => undefined, 300)).to.equal(silence);
    const dripping: Answer = ({ socket }) => {
      const drip = setInterval(() => socket?.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 20);
      socket?.on('close', () => clearInterval(drip));
    };
    expect(await problem(dripping, 300)).to.equal(silence);
    const slow: Answer = (response) =>
      void setTimeout(() => response.writeHead(302, { Location: '/' }).end(), 200);
    const begun = performance.now();
    expect(await problem(slow, 300)).to.equal(silence);
    expect(performance.now() - begun).to.be.below(1500);
  });

  it('costs nothing by an endless or packed body, too many headers, another protocol or no answer', async () => {
    let written = 0;
    const endless: Answer = (response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' });
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(10_000))) written += 10_000;
        if (!response.destroyed) response.once('drain', pour);
      };
      pour();
    };
    expect(await problem(endless)).to.equal(null);
    expect(written).to.be.below(20_000_000);
    const raw =
      (...lines: string[]): Answer =>
      ({ socket }) =>
        void socket?.end(lines.join('\r\n'));
    expect(await problem(raw('HTTP/1.1 200 OK', `X: ${'x'.repeat(100_000)}`, '', ''))).to.equal(silence);
    expect(await problem(raw('HTTP/1.1 101 S', 'Connection: Upgrade', 'Upgrade: x', '', ''))).to.equal(
      'Страница отвечает 101',
    );
    expect(await problem(raw('no answer of HTTP'))).to.equal(silence);
    expect(await problem(raw())).to.equal(silence);
    expect(await problemOfSite('https://no-such-site.invalid/', 1000)).to.be.a('string');
    for (const link of ['https://x:99999', 'https://[x', site.url.replace('://', '://me:secret@')])
      expect(await problemOfSite(link), link).to.equal('Адрес составлен неверно');
  });

  it('may turn to https, to www and below its name, and nowhere above or beside it', () => {
    const refusal = (from: string, to: string, first = from) =>
      refusalOfTurn(new URL(from), new URL(to), new URL(first));
    expect(refusal('http://site.ru/a', 'https://www.site.ru/b')).to.equal(null);
    expect(refusal('https://www.site.ru/', 'https://site.ru/')).to.equal(null);
    expect(refusal('https://site.ru/', 'https://kurs.site.ru/')).to.equal(null);
    expect(refusal('https://kurs.site.ru/', 'https://site.ru/')).to.include('site.ru');
    expect(refusal('https://site.ru/', 'https://othersite.ru/')).to.include('othersite.ru');
    expect(refusal('https://m.site.ru/', 'https://n.site.ru/', 'https://site.ru/')).to.equal(null);
    expect(refusal('https://site.ru/', 'http://site.ru/')).to.equal('Ссылка ведёт на страницу без https');
  });
});
