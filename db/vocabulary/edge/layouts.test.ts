import { expect } from 'chai';
import { layoutOf } from './layouts.ts';

describe('the layout of a page', () => {
  it('is bare where somebody came by a link of his own', () => {
    for (const path of [
      '/payment/0f3a',
      '/r/spring',
      '/f/form-1',
      '/exhibitions/dental-expo',
      '/legal-request',
      '/legal-request/7',
      '/lecture-hall/token',
      '/partner/r/code',
    ])
      expect(layoutOf(path), path).to.equal('bare');
  });

  it('is the cabinet of the lecturer below lk, and the back-office below its two addresses', () => {
    for (const path of ['/lk', '/lk/', '/lk/merchants/related-promotions', '/lk?tab=1'])
      expect(layoutOf(path), path).to.equal('cabinet');
    for (const path of ['/adm', '/adm/prods/1', '/adm-next', '/adm-next/prods'])
      expect(layoutOf(path), path).to.equal('admin');
  });

  it('is the whole site everywhere else, also where a segment only begins alike', () => {
    for (const path of [
      '/',
      '/o-nas',
      '/prods/kurs-1',
      '/partner/centers',
      '/partner/register',
      '/payments',
      '/rss/courses.xml',
      '/lkx',
      '/admin',
      '/constructor',
      '/nothing/r/x',
    ])
      expect(layoutOf(path), path).to.equal('site');
  });
});
