import ts from 'typescript';

export interface Expression {
  source: string;
  flags: string;
  /** `path:line` */
  place: string;
}

/** All regular expressions of a file: literals, and texts that are given to `RegExp`. */
export function expressionsIn(path: string, text: string): Expression[] {
  const code = path.endsWith('.astro') ? scriptOf(text) : text;
  const kind = path.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, false, kind);
  const texts = textsIn(file);
  const found: Expression[] = [];
  walk(file, (node) => {
    const expression = literal(node) ?? built(node, file, texts);
    if (!expression) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push({ ...expression, place: `${path}:${line + 1}` });
  });
  return found;
}

/** The script between the fences at the beginning; lines keep their numbers. */
const scriptOf = (text: string) => (text.startsWith('---') ? (text.slice(3).split('\n---', 1)[0] ?? '') : '');

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

function literal(node: ts.Node): Omit<Expression, 'place'> | undefined {
  if (!ts.isRegularExpressionLiteral(node)) return undefined;
  const end = node.text.lastIndexOf('/');
  return { source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
}

function built(
  node: ts.Node,
  file: ts.SourceFile,
  texts: ReadonlyMap<string, ts.Expression>,
): Omit<Expression, 'place'> | undefined {
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
  if (!isCall || node.expression.getText(file) !== 'RegExp') return undefined;
  const [source, flags] = node.arguments ?? [];
  return { source: source ? textOf(source, texts) : '', flags: flags ? textOf(flags, texts) : '' };
}

/** Constants by their names, so that an expression put together out of some is read whole. */
function textsIn(file: ts.SourceFile): Map<string, ts.Expression> {
  const texts = new Map<string, ts.Expression>();
  walk(file, (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      texts.set(node.name.text, node.initializer);
  });
  return texts;
}

/** An unknown part is replaced by one letter: it has to be harmless by itself. */
function textOf(node: ts.Expression, texts: ReadonlyMap<string, ts.Expression>): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce(
      (text, { expression, literal: next }) => text + textOf(expression, texts) + next.text,
      node.head.text,
    );
  const known = ts.isIdentifier(node) ? texts.get(node.text) : undefined;
  return known && known !== node ? textOf(known, texts) : 'x';
}
