/** The frame of a page: the whole site, the lecturer's cabinet, the back-office, or nothing but the page itself. */
export type Layout = 'site' | 'cabinet' | 'admin' | 'bare';

const bySegment: Readonly<Record<string, Layout>> = {
  payment: 'bare',
  r: 'bare',
  f: 'bare',
  exhibitions: 'bare',
  'legal-request': 'bare',
  'lecture-hall': 'bare',
  lk: 'cabinet',
  adm: 'admin',
  'adm-next': 'admin',
};

/** Chosen by the first segment of the path; of a partner's addresses only the invitation to register is bare. */
export function layoutOf(path: string): Layout {
  const [, first = '', second = ''] = (path.split(/[?#]/, 1)[0] ?? '').split('/');
  if (first === 'partner' && second === 'r') return 'bare';
  return Object.hasOwn(bySegment, first) ? (bySegment[first] ?? 'site') : 'site';
}
