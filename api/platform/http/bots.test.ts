import { expect } from 'chai';
import { isBot } from './bots.ts';

describe('bots', () => {
  it('bots are recognised by the names they give', () => {
    for (const agent of [
      'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36',
      'TelegramBot (like TwitterBot)',
      'curl/8.5.0',
      'node',
      '',
      null,
    ])
      expect(isBot(agent), String(agent)).to.equal(true);
  });

  it('readers are not taken for bots', () => {
    for (const agent of [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 YaBrowser/25.8 Mobile Safari/537.36',
    ])
      expect(isBot(agent), agent).to.equal(false);
  });
});
