import { expect } from 'chai';
import { deviceName } from './deviceName.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the name of a device', () => {
  for (const [agent, name] of [
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0 Safari/537.36`, 'Chrome, Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/130.0 YaBrowser/24.10 Safari/537.36`,
      'Яндекс Браузер, Windows',
    ],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/130.0 Safari/537.36 Edg/130.0`, 'Edge, Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:130.0) Gecko/20100101 Firefox/130.0',
      'Firefox, macOS',
    ],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} Safari/604.1`, 'Safari, iPhone'],
    [`Mozilla/5.0 (Linux; Android 14) ${webkit} Chrome/130.0 Mobile Safari/537.36`, 'Chrome, Android'],
    ['curl/8.0', 'Неизвестное устройство'],
    ['', 'Неизвестное устройство'],
    [null, 'Неизвестное устройство'],
  ] as const)
    it(`of ${agent || 'nothing'} is ${name}`, () => expect(deviceName(agent)).to.equal(name));
});
