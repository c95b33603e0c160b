import ts from 'typescript';

export interface Known {
  /** Of pages by their files: `/prods/[address]`. */
  pages: readonly string[];
  /** Of the API, below `/api`: `/prods/:id`. */
  endpoints: readonly string[];
}

interface Written {
  /** Each hole of a template is one `*`. */
  text: string;
  line: number;
  /** Where only an address of the site can stand. */
  isLink: boolean;
}

const linkTakers = new Set(['siteLink', 'redirect', 'rewrite', 'visitorsAt', 'withNext']);
const linkAttributes = new Set(['href', 'besides']);
const linkNames = new Set(['href', 'link', 'canonical', 'loc']);
/** Bases of the API in templates. */
const apiBases = new Set(['apiUrl']);

/** Page addresses written as literals. An API address may look the same; its context decides. */
export function siteAddressesIn(name: string, text: string, known: Known): string[] {
  if (!/["'`}]\/[\w$%]/.test(text)) return [];
  const written = name.endsWith('.astro') ? writtenInPage(text) : writtenIn(name, text);
  const mayCallApi = !name.startsWith('db/');
  return written
    .filter(({ text, isLink }) => isOfPage(text, known) && !(mayCallApi && !isLink && isOfApi(text, known)))
    .map(({ text, line }) => `${name}:${line} ${text}`);
}

function isOfPage(text: string, { pages }: Known): boolean {
  const path = text.split(/[?#]/, 1)[0] ?? '';
  if (/^\/(adm|adm-next)(\/|$)/.test(path)) return true;
  const parts = path.split('/').slice(1);
  return (
    path !== '/' &&
    pages.some((page) => {
      const named = page.split('/').slice(1);
      return (
        named.length === parts.length &&
        named.every((part, index) => part.startsWith('[') || part === parts[index])
      );
    })
  );
}

function isOfApi(text: string, { endpoints }: Known): boolean {
  const path = text.split(/[?#]/, 1)[0] ?? '';
  const pattern = new RegExp(`^${path.split('*').map(escaped).join('.*')}$`);
  return endpoints.some((endpoint) => pattern.test(endpoint));
}

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

function writtenIn(name: string, text: string): Written[] {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind);
  const found: Written[] = [];
  const visit = (node: ts.Node): void => {
    const address = isRouteOfBackOffice(name, node) ? null : addressOf(node);
    if (address) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ ...address, line });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function addressOf(node: ts.Node): Omit<Written, 'line'> | null {
  if (ts.isStringLiteralLike(node))
    return node.text.startsWith('/') ? { text: node.text, isLink: isLink(node) } : null;
  if (!ts.isTemplateExpression(node)) return null;
  const text = node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('');
  if (text.startsWith('/')) return { text, isLink: isLink(node) };
  const [base] = node.templateSpans;
  const isBased = text.startsWith('*/') && base !== undefined && !apiBases.has(base.expression.getText());
  return isBased ? { text: text.slice(1), isLink: true } : null;
}

function isLink(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxExpression(parent)) return isLink(parent);
  if (ts.isJsxAttribute(parent)) return linkAttributes.has(parent.name.getText());
  if (ts.isPropertyAssignment(parent)) return linkNames.has(parent.name.getText());
  return ts.isCallExpression(parent) && linkTakers.has(parent.expression.getText().split('.').at(-1) ?? '');
}

/** The back-office's own router takes addresses within it. */
const isRouteOfBackOffice = (name: string, node: ts.Node): boolean =>
  name.startsWith('backoffice/') && (isIn(node, 'to') || isIn(node, 'navigate'));

function isIn({ parent }: ts.Node, name: string): boolean {
  if (parent && ts.isJsxExpression(parent)) return isIn(parent, name);
  if (parent && ts.isJsxAttribute(parent)) return parent.name.getText() === name;
  return parent !== undefined && ts.isCallExpression(parent) && parent.expression.getText() === name;
}

/** Astro's own syntax is not TypeScript's: quoted texts are found by their quotes. */
function writtenInPage(text: string): Written[] {
  return [...text.matchAll(/(\b\w+=\{?|\w+\()?(["'`])(\$\{[^}]*\})?(\/[^"'`\s]*)\2/g)].map((match) => {
    const [, place = '', , base, address = ''] = match;
    return {
      text: address.replaceAll(/\$\{[^}]*\}/g, '*'),
      line: text.slice(0, match.index).split('\n').length,
      isLink:
        base !== undefined ||
        linkTakers.has(place.slice(0, -1)) ||
        linkAttributes.has(place.split('=')[0] ?? ''),
    };
  });
}
