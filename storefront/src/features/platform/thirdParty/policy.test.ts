import { expect } from 'chai';
import { admitting } from './policy.ts';

const policy = "default-src 'self';img-src 'self' data:;object-src 'none'; script-src 'self' 'sha256-abc=';";
const service = (...origins: string[]) => ({ script: `${origins[0]}/a.js`, origins });

describe('the policy of a page', () => {
  it('is left as it is where nothing is configured', () => {
    expect(admitting(policy, { metrika: null, chat: null })).to.equal(policy);
  });

  it('lets in every origin of what is, beside what it let in before', () => {
    const chat = service('https://chat.example', 'wss://ws.example');
    const metrika = { id: 1, ...service('https://chat.example', 'https://mc.example') };
    const origins = 'https://chat.example https://mc.example wss://ws.example';
    const directives = admitting(policy, { metrika, chat: null }).split('; ');
    expect(directives).to.include("script-src 'self' 'sha256-abc=' https://chat.example https://mc.example");
    expect(admitting(policy, { metrika, chat }).split('; '))
      .to.include(`img-src 'self' data: ${origins}`)
      .and.include(`connect-src 'self' ${origins}`)
      .and.include("default-src 'self'")
      .and.include("object-src 'none'");
  });
});
